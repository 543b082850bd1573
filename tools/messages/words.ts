import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from 'react-intl';

export type Values = Readonly<Record<string, string | number>>;
type Language = 'en' | 'hi';

const speakers = new Map<Language, IntlShape>();

/** The text of a message as a person reads it, so that a change of copy breaks no journey. */
export function words(id: string, values: Values = {}, language: Language = 'en'): string {
  const speaker = speakers.get(language) ?? speakerOf(language);
  speakers.set(language, speaker);
  return speaker.formatMessage({ id }, values);
}

function speakerOf(language: Language): IntlShape {
  const file = `${import.meta.dirname}/../../locales/${language}.json`;
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;
  const messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, textOf(message)]),
  );
  return createIntl({
    locale: language,
    messages,
    onError: ({ message }) => {
      throw new Error(`locales/${language}.json: ${message}`);
    },
  });
}

type Message = string | { readonly defaultMessage: string };
const textOf = (message: Message): string =>
  typeof message === 'string' ? message : message.defaultMessage;
