import type { Path } from './path.ts';

/** Where on the site the customer is sent. */
export interface Navigator {
  go(to: Path, options?: { readonly replace?: boolean }): void;
  /** Closes whatever the address bar opened over the page (a drawer, a dialog). */
  closeOverlay(): void;
  /** Takes one value out of the address bar once it has been used; the page stays. */
  dropQuery(name: 'module'): void;
  /** Loads the page anew: the one way a language takes effect everywhere. */
  reload(): void;
}
