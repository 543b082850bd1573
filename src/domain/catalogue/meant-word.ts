import { mistakesIn, soundsLike } from './typing-mistakes.ts';
import { formsOf, singularsOf } from './word-forms.ts';

export type KnownWord = { readonly word: string; readonly uses: number };

export type Dictionary = {
  readonly has: (word: string) => boolean;
  readonly hasBeginning: (text: string) => boolean;
};

export type SearchedWord = { readonly begins: string; readonly forms: readonly string[] };

/** The known forms of the typed word, or its correction when no form is known. */
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
 * Corrects a typed word to one of these, within the allowed mistakes of typing or of spelling by sound. Null
 * when none is near enough, and when the typed word is itself in the dictionary: then no entry has that name.
 * Among several the nearest wins, then the most used.
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

/** First letters of possible corrections: a first letter is mistaken for its sound, or for the second letter. */
export const possibleStarts = (typed: string): readonly string[] => {
  const [first = '', second = ''] = typed;
  return [...new Set([first, second, ...soundsLike(first)])];
};

export const LENGTH_DIFFERENCE = 3;
/** Minimum length of typed text that counts as the beginning of a longer word. */
export const BEGUN_LETTERS = 6;

/**
 * Maximum total cost of mistakes, by the length of the shorter of the two. With three letters, one mistake
 * could turn a word into any other.
 */
const ALLOWED = [0, 0, 0, 0.5, 0.8, 0.9, 1.1, 1.2, 1.6, 1.6, 2];
/** Text that begins another word is corrected for small mistakes only. */
const ALLOWED_OF_BEGINNINGS = 0.6;
/** The limit for beginnings of longer words, which rank behind whole words. */
const BEGUN = { allowed: 0.6, behind: 1 };
/** A word ranks before one of its forms. */
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
