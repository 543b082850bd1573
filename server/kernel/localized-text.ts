import type { Language } from '#domain/kernel/language.ts';
import type { Translations } from './schema.columns.ts';
import { textIn } from './translations.ts';

/** A sentence for people: in both languages, or in English alone where only developers read it. */
export type LocalizedText = string | { readonly en: string; readonly hi: string };

export const localize = (language: Language, words: LocalizedText): string =>
  typeof words === 'string' ? words : words[language];

export type Named = { readonly name: string; readonly translations: Translations };

/** A name from the database; what is not translated is English. */
export const nameIn = (language: Language, named: Named): string => textIn(language, named, 'name');
