import { readFileSync } from 'node:fs';

type Messages = Readonly<Record<string, { readonly defaultMessage: string } | undefined>>;
const messages = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Messages;

/** The words that actions like "tell itemAdded" and "tellLocationSet" show; a refusal brings its own. */
export const noticesOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [, told] = /^tell ?(\w+)$/.exec(action) ?? [];
    if (told === undefined) return [];
    const message = messages[`shell.notice.${told.charAt(0).toLowerCase()}${told.slice(1)}`];
    return message ? [message.defaultMessage] : [];
  });
