import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { RenderedPage, PrefetchedAnswers } from './prefetched-answers.ts';

/** What the browser gives: `main.tsx` passes the real one, tests pass a fake. */
export type Platform = {
  readonly fetch: typeof globalThis.fetch;
  /** Where the API lives; empty for the same origin. */
  readonly baseUrl: string;
  readonly softwareId: string;
  readonly localStore: KeyValueStore;
  readonly sessionStore: KeyValueStore;
  /** Sets one cookie, as `document.cookie = text` does. */
  readonly writeCookie: (text: string) => void;
  /** All cookies of this page, as `document.cookie` is. */
  readonly readCookies: () => string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number;
  /** A random UUID. */
  readonly uuid: () => string;
  readonly geolocation: Geolocation | null;
  /** What one tab of this browser holds at a time; null where the origin is not secure. */
  readonly locks: LockManager | null;
  readonly isOnline: () => boolean;
  /** Moves within the site, as the router does. */
  readonly navigate: (
    to: string,
    options: { readonly replace: boolean; readonly state: OverlayEntry | null },
  ) => void;
  /** Goes one entry back, which takes effect later. */
  readonly back: () => void;
  /** Calls back after Back or Forward, whether pressed or called. Returns how to stop. */
  readonly onPopState: (listener: () => void) => () => void;
  /** What the history keeps with the entry one is at. */
  readonly entryState: () => unknown;
  readonly currentUrl: () => URL;
  readonly reload: () => void;
  /** Leaves the site for another page, such as that of a payment gateway. */
  readonly openPage: (url: string) => void;
  readonly systemTheme: () => 'light' | 'dark';
  /** Calls back when the system switches between light and dark. Returns how to stop. */
  readonly onSystemTheme: (listener: () => void) => () => void;
  /** Shows the theme on the document itself. */
  readonly dress: (look: { readonly theme: 'light' | 'dark' }) => void;
  /** Calls back when another tab wrote to local storage. Returns how to stop. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void;
  /** Whether this page came by a reload of itself, not by a link, Back or Forward. */
  readonly wasReloaded: () => boolean;
  /** Calls back when the page is about to go away, as at a reload. Returns how to stop. */
  readonly onPageHide: (listener: () => void) => () => void;
  readonly prefetched: PrefetchedAnswers;
  /** What the server has rendered this page with; missing where it has not. */
  readonly rendered?: RenderedPage | null;
  /** Where this page's own code came from: another build has it under another name. */
  readonly build: string;
  /** Calls back when code that is wanted later could not be had. Returns how to stop. */
  readonly onCodeMissing: (listener: () => void) => () => void;
  /** Fetches code that is wanted only now, again where the line is down for a moment. */
  readonly persistently: <Code>(fetch: () => Promise<Code>) => Promise<Code>;
  /** Settles when the page answers; code that no one has pressed for waits until then. Without it, none waits. */
  readonly answered?: Promise<void>;
  /** Reports something odd to the operator. Without it, nothing is reported. */
  readonly report?: (problem: string) => void;
};
