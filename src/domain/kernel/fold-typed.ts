/** Invisible marks, halves of surrogate pairs, and variation selectors. */
const IGNORED = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const BLANKS = /[\s\p{Cc}]+/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * Normalises typed or pasted text whose signs have one meaning, such as a phone, a code or an e-mail address:
 * other digits become ASCII digits, every dash a hyphen, every blank a space; invisible characters go. Texts
 * that look the same become equal; folding is idempotent.
 */
export const foldTyped = (text: string): string =>
  text
    .replaceAll(IGNORED, '')
    .normalize('NFKC')
    .replaceAll(DIGITS, digitOf)
    .replaceAll(DASHES, '-')
    .replaceAll(BLANKS, ' ')
    .trim();

/** A code of the store, such as of a coupon or an invitation: blanks and lower case are accepted. */
export const foldCode = (text: string): string => foldTyped(text).replaceAll(' ', '').toUpperCase();

/** Digits of a script form a block of ten, from zero on; the blocks of some scripts are adjacent. */
function digitOf(character: string): string {
  const at = character.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}
