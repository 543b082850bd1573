/** Longer than any name: what is beyond was pasted by mistake. */
export const LONGEST_SEARCH = 200;

/** Characters that are not seen: controls, and marks of the direction in which a text is read. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]+/gu;

/** What a customer searches for, as it is shown and sent; null where there is nothing to search for. */
export function parseSearchTerm(typed: string | null | undefined): string | null {
  const seen = (typed ?? '').slice(0, 10 * LONGEST_SEARCH).replaceAll(UNSEEN, ' ');
  const term = [...seen.replaceAll(/\s+/gu, ' ').trim()].slice(0, LONGEST_SEARCH).join('').trim();
  return term === '' ? null : term;
}
