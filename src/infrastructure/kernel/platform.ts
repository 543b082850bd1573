import type { OverlayEntry } from '#application/kernel/overlay-entry.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { RenderedPage, PrefetchedAnswers } from './prefetched-answers.ts';

/**
 * The browser's capabilities; `main.tsx` passes the real ones, tests pass fakes. Functions `on…` return an
 * unsubscribe function.
 */
export type Platform = {
  readonly fetch: typeof globalThis.fetch;
  /** Base URL of the API; empty for the same origin. */
  readonly baseUrl: string;
  readonly softwareId: string;
  readonly localStore: KeyValueStore;
  readonly sessionStore: KeyValueStore;
  /** Takes one cookie, as `document.cookie = text` does. */
  readonly writeCookie: (text: string) => void;
  readonly readCookies: () => string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number;
  readonly uuid: () => string;
  readonly geolocation: Geolocation | null;
  /** Locks across tabs; null where the origin is not secure. */
  readonly locks: LockManager | null;
  readonly isOnline: () => boolean;
  readonly navigate: (
    to: string,
    options: { readonly replace: boolean; readonly state: OverlayEntry | null },
  ) => void;
  /** Goes one entry back, which takes effect later. */
  readonly back: () => void;
  /** After Back or Forward, pressed or called. */
  readonly onPopState: (listener: () => void) => () => void;
  /** The state stored with the current history entry. */
  readonly entryState: () => unknown;
  readonly currentUrl: () => URL;
  readonly reload: () => void;
  /** Leaves the site for another page, such as that of a payment gateway. */
  readonly openPage: (url: string) => void;
  readonly systemTheme: () => 'light' | 'dark';
  /** The system switches between light and dark. */
  readonly onSystemTheme: (listener: () => void) => () => void;
  readonly dress: (look: { readonly theme: 'light' | 'dark' }) => void;
  /** Another tab wrote to local storage. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void;
  /** True after a reload of the page, not after a link, Back or Forward. */
  readonly wasReloaded: () => boolean;
  /** The page is about to be unloaded, as at a reload. */
  readonly onPageHide: (listener: () => void) => () => void;
  readonly prefetched: PrefetchedAnswers;
  /** The data with which the server rendered this page; missing when it did not. */
  readonly rendered?: RenderedPage | null;
  /** File name of this page's own code, which differs by build. */
  readonly build: string;
  /** Late code could not be loaded. */
  readonly onCodeMissing: (listener: () => void) => () => void;
  /** Loads code on demand, with retries for a short outage. */
  readonly persistently: <Code>(fetch: () => Promise<Code>) => Promise<Code>;
  /**
   * Settles when the page is interactive; code without a user request waits until then. Without it, none
   * waits.
   */
  readonly answered?: Promise<void>;
  /** Settles when calls may be made: a rendered page makes none before it is interactive. */
  readonly callsAfter?: Promise<void> | undefined;
  /** Reports an anomaly to the operator. Without it, nothing is reported. */
  readonly report?: (problem: string) => void;
};
