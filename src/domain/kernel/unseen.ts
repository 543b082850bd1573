/**
 * Control characters except tab and line end, lone surrogates, bidirectional controls, and zero-width marks
 * that join nothing. Joiners stay: some scripts and emoji need them.
 */
const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Letters, digits and signs that are visible. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Removes hidden characters and those that change how the text around them reads. */
export const withoutUnseen = (text: string, instead: '' | ' '): string =>
  text.replaceAll(UNSEEN, instead);

/** A text for others to read, such as a name, as stored; empty when nothing of it is visible. */
export function shownText(typed: string): string {
  const text = withoutUnseen(typed, '').trim();
  return SEEN.test(text) ? text : '';
}
