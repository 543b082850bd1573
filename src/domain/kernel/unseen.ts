/**
 * Controls but tab and line end, halves of characters, marks that turn the text around them, and those of no width
 * that join nothing: letters of some scripts, and pictures, are joined by marks that stay.
 */
const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Letters, digits and signs, but for those that are rendered as nothing. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Nothing in it is hidden, nor makes what stands around it read otherwise. */
export const withoutUnseen = (text: string, instead: '' | ' '): string =>
  text.replaceAll(UNSEEN, instead);

/** A text that others read, such as a name, as it is kept; empty where nothing of it would be seen. */
export function shownText(typed: string): string {
  const text = withoutUnseen(typed, '').trim();
  return SEEN.test(text) ? text : '';
}
