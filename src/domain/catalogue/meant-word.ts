import { mistakesIn, soundsLike } from './typing-mistakes.ts';
import { formsOf, singularsOf } from './word-forms.ts';

export type KnownWord = { readonly word: string; readonly uses: number };

/** What is known of the words of a language, sold or not. */
export type Dictionary = {
  readonly has: (word: string) => boolean;
  /** Whether a word begins so. */
  readonly hasBeginning: (text: string) => boolean;
};

/** By what an entry is found: a word that begins so, or one of the other forms of it. */
export type SearchedWord = { readonly begins: string; readonly forms: readonly string[] };

/** What was typed, in the forms that are known, or as it was meant where it is known in none. */
export function searchedWord(
  typed: string,
  known: readonly KnownWord[],
  dictionary: Dictionary,
): SearchedWord {
  const words = new Set(known.map(({ word }) => word));
  const formsHere = (word: string) => formsOf(word).filter((form) => words.has(form));
  const asTyped = { begins: typed, forms: formsHere(typed) };
  if (asTyped.forms.length > 0 || known.some(({ word }) => word.startsWith(typed))) return asTyped;
  const meant = meantWord(typed, known, dictionary);
  return meant === null ? asTyped : { begins: meant, forms: formsHere(meant) };
}

/**
 * The word of these that a person can have meant who typed another: as near as fingers slip, or as a word is misspelt
 * by its sound. Null where none is that near, and where what was typed is a word itself: what is called so is not sold.
 * Of several the nearest, then the one that is used most.
 */
export function meantWord(
  typed: string,
  known: readonly KnownWord[],
  dictionary: Dictionary,
): string | null {
  if (/\d/u.test(typed) || dictionary.has(typed)) return null;
  const isBeginning = dictionary.hasBeginning(typed);
  const [nearest] = known
    .map((one) => ({ ...one, cost: costOf(typed, one.word, isBeginning) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost || other.uses - one.uses);
  return nearest?.word ?? null;
}

/** The letters that words begin with which may have been meant: a first letter is mistaken for its sound, or for the second. */
export const possibleStarts = (typed: string): readonly string[] => {
  const [first = '', second = ''] = typed;
  return [...new Set([first, second, ...soundsLike(first)])];
};

/** How much shorter or longer than what was typed a word may be. */
export const LENGTH_DIFFERENCE = 3;
/** So much is typed at least of what may be the beginning of a longer word. */
export const BEGUN_LETTERS = 6;

/** What mistakes may cost together, by the letters of the shorter of the two. Of three, one mistake makes anything. */
const ALLOWED = [0, 0, 0, 0.5, 0.8, 0.9, 1.1, 1.2, 1.6, 1.6, 2];
/** Who has typed the beginning of another word is taken to mean this one where little is mistaken. */
const ALLOWED_OF_BEGINNINGS = 0.6;
/** The same of what is taken for the beginning of a longer word, which comes after whole ones. */
const BEGUN = { allowed: 0.6, behind: 1 };
/** A word before one of its forms. */
const OF_A_FORM = 0.1;

function costOf(typed: string, word: string, isBeginning: boolean): number {
  const ways = singularsOf(word).map((one) => costOfWord(typed, one, isBeginning) + OF_A_FORM);
  return Math.min(costOfWord(typed, word, isBeginning), ...ways);
}

function costOfWord(typed: string, word: string, isBeginning: boolean): number {
  const [length, other] = [typed.length, word.length];
  const mayBeBegun = length >= BEGUN_LETTERS && other > length;
  if (!beginAlike(typed, word)) return Infinity;
  if (Math.abs(length - other) > LENGTH_DIFFERENCE && !mayBeBegun) return Infinity;
  const allowed = Math.min(
    ALLOWED[Math.min(length, other, ALLOWED.length - 1)] ?? 0,
    isBeginning ? ALLOWED_OF_BEGINNINGS : Infinity,
  );
  const { whole, begun } = mistakesIn(typed, word);
  if (whole <= allowed) return whole;
  return mayBeBegun && begun <= Math.min(allowed, BEGUN.allowed) ? begun + BEGUN.behind : Infinity;
}

function beginAlike(typed: string, word: string): boolean {
  const [[first = '', second], [other = '', next]] = [typed, word];
  return (
    first === other || (first === next && second === other) || soundsLike(first).includes(other)
  );
}
