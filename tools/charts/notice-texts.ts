import { globSync } from 'node:fs';
import path from 'node:path';

type Messages = Readonly<Record<string, { readonly defaultMessage: string }>>;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The messages of the notices of every area, by kind. */
const areas = await Promise.all(
  globSync('src/ui/*/notices.messages.ts', { cwd: ROOT }).map(
    async (file) => ((await import(path.join(ROOT, file))) as { messages: Messages }).messages,
  ),
);
const messages = Object.assign({}, ...areas) as Messages;

/** The text of a notice by its kind; null when the server sends the text. */
export const noticeText = (kind: string): string | null => messages[kind]?.defaultMessage ?? null;

/** The texts of the notices that actions like "showNotice itemAdded" show. */
export const noticesOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [, kind] = /^showNotice (\w+)$/.exec(action) ?? [];
    const text = kind === undefined ? null : noticeText(kind);
    return text === null ? [] : [text];
  });
