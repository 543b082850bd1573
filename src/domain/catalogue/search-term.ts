import { withoutUnseen } from '#domain/kernel/unseen.ts';

/** Longer than any name: the rest was pasted by mistake. */
export const LONGEST_SEARCH = 200;

/** Direction marks around a single word: useful in a message, noise in a search. */
const DIRECTIONS = /[\u200e\u200f]/gu;

/** The term as shown and sent; null when empty. */
export function parseSearchTerm(typed: string | null | undefined): string | null {
  const seen = withoutUnseen((typed ?? '').slice(0, 10 * LONGEST_SEARCH), ' ').replaceAll(
    DIRECTIONS,
    ' ',
  );
  const term = [...seen.replaceAll(/\s+/gu, ' ').trim()].slice(0, LONGEST_SEARCH).join('').trim();
  return term === '' ? null : term;
}
