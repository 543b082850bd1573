import type { Language } from '#domain/shell/language.ts';

/** A sentence for people: in both languages, or in English alone where only developers read it. */
export type Words = string | { readonly en: string; readonly hi: string };

export const wordsIn = (language: Language, words: Words): string =>
  typeof words === 'string' ? words : words[language];

/** A name from the database; a missing Hindi one falls back to the English. */
export const nameIn = (
  language: Language,
  { name, name_hi }: { readonly name: string; readonly name_hi: string | null },
): string => (language === 'hi' ? (name_hi ?? name) : name);
