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

/** The texts of a notice that it may have, each for one branch of a choice; none when the server sends the text. */
export function noticeVariants(kind: string): readonly string[] {
  const text = noticeText(kind);
  return text === null ? [] : branchesOf(text).map((one) => one.replaceAll(/\{(\w+)\}/g, '‹$1›'));
}

/** "{a, select, x {one} other {two}}" is "one" or "two". */
function branchesOf(text: string): readonly string[] {
  const [, inner] = /^\{\w+, select, (.*)\}$/s.exec(text) ?? [];
  if (inner === undefined) return [text];
  return [...inner.matchAll(/\w+ \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, branch]) => branch ?? '');
}

/** The texts of the notices that actions like "showNotice itemAdded" show. */
export const noticesOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [, kind] = /^showNotice (\w+)$/.exec(action) ?? [];
    const text = kind === undefined ? null : noticeText(kind);
    return text === null ? [] : [text];
  });
