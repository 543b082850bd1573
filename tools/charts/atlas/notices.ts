import { readFileSync } from 'node:fs';

type Messages = Readonly<Record<string, { readonly defaultMessage: string } | undefined>>;
const messages = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Messages;

/** The words that deeds like "tell itemAdded" and "tellLocationSet" show; a refusal brings its own. */
export const noticesOf = (deeds: readonly string[]): readonly string[] =>
  deeds.flatMap((deed) => {
    const [, told] = /^tell ?(\w+)$/.exec(deed) ?? [];
    if (told === undefined) return [];
    const message = messages[`shell.notice.${told.charAt(0).toLowerCase()}${told.slice(1)}`];
    return message ? [message.defaultMessage] : [];
  });
