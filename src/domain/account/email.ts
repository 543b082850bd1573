import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';

/**
 * An e-mail address however it is typed, in small letters; null for what can be none. Whether mail arrives there, a
 * code tells, and no rule: names before the sign may hold what they like, and a domain may be of any script.
 */
export function parseEmail(text: string): string | null {
  const email = foldTyped(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();
  return email.length <= LONGEST_TEXT && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? email : null;
}
