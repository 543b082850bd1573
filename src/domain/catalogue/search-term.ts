import { withoutUnseen } from '#domain/kernel/unseen.ts';

/** Longer than any name: what is beyond was pasted by mistake. */
export const LONGEST_SEARCH = 200;

/** Marks of the direction in which a single word is read: of use in a message, and none in a search. */
const DIRECTIONS = /[\u200e\u200f]/gu;

/** What a customer searches for, as it is shown and sent; null where there is nothing to search for. */
export function parseSearchTerm(typed: string | null | undefined): string | null {
  const seen = withoutUnseen((typed ?? '').slice(0, 10 * LONGEST_SEARCH), ' ').replaceAll(
    DIRECTIONS,
    ' ',
  );
  const term = [...seen.replaceAll(/\s+/gu, ' ').trim()].slice(0, LONGEST_SEARCH).join('').trim();
  return term === '' ? null : term;
}
