/** Marks that are not seen, halves of characters, and what only asks for another look of the character before it. */
const IGNORED = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const BLANKS = /[\s\p{Cc}]+/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * What is typed or pasted in the place of letters, digits and signs that have one meaning, such as a phone, a code or
 * an e-mail address: full-width and other digits are ours, every dash is a hyphen, every blank a space, and what is
 * not seen is gone. What a person reads as the same is the same afterwards; what was folded before stays as it is.
 */
export const foldTyped = (text: string): string =>
  text
    .replaceAll(IGNORED, '')
    .normalize('NFKC')
    .replaceAll(DIGITS, digitOf)
    .replaceAll(DASHES, '-')
    .replaceAll(BLANKS, ' ')
    .trim();

/** A code that a shop gave out, such as of a coupon or an invitation: blanks and small letters are forgiven. */
export const foldCode = (text: string): string => foldTyped(text).replaceAll(' ', '').toUpperCase();

/** Digits of a script stand in a row of ten, from nought on; the rows of some scripts follow on one another. */
function digitOf(character: string): string {
  const at = character.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}
