import { readFileSync } from 'node:fs';

type Messages = Readonly<Record<string, { readonly defaultMessage: string } | undefined>>;
const messages = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Messages;

/** What a notice says, by its kind; null for one whose words come from the server. */
export const noticeText = (kind: string): string | null =>
  messages[`shell.notice.${kind}`]?.defaultMessage ?? null;

/** The texts of the notices that actions like "showNotice itemAdded" show. */
export const noticesOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [, kind] = /^showNotice (\w+)$/.exec(action) ?? [];
    const text = kind === undefined ? null : noticeText(kind);
    return text === null ? [] : [text];
  });
