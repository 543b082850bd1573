import { foldTyped } from '#domain/kernel/fold-typed.ts';
import { LONGEST_TEXT } from '#domain/kernel/text.ts';

/**
 * Returns the address in lower case; null when it cannot be one. Only a code proves that mail arrives: local
 * parts may hold almost anything, and a domain may be of any script.
 */
export function parseEmail(text: string): string | null {
  const email = foldTyped(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();
  return email.length <= LONGEST_TEXT && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? email : null;
}
