import { readFileSync } from 'node:fs';

type Messages = Readonly<Record<string, { readonly defaultMessage: string } | undefined>>;
const messages = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Messages;

/** Each module has the messages of its own notices. */
const texts = new Map(
  Object.entries(messages).flatMap(([id, message]) => {
    const [, kind] = /^\w+\.notice\.(\w+)$/.exec(id) ?? [];
    return kind && message ? [[kind, message.defaultMessage] as const] : [];
  }),
);

/** The text of a notice by its kind; null when the server sends the text. */
export const noticeText = (kind: string): string | null => texts.get(kind) ?? null;

/** The texts of the notices that actions like "showNotice itemAdded" show. */
export const noticesOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [, kind] = /^showNotice (\w+)$/.exec(action) ?? [];
    const text = kind === undefined ? null : noticeText(kind);
    return text === null ? [] : [text];
  });
