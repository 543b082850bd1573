import type { Language } from '#domain/kernel/language.ts';
import type { Translations } from './schema.columns.ts';
import { textIn } from './translations.ts';

/** Text in both languages, or in English alone if only developers read it. */
export type LocalizedText = string | { readonly en: string; readonly hi: string };

export const localize = (language: Language, words: LocalizedText): string =>
  typeof words === 'string' ? words : words[language];

export type Named = { readonly name: string; readonly translations: Translations };

/** Localized name from the database; English without a translation. */
export const nameIn = (language: Language, named: Named): string => textIn(language, named, 'name');
