import {
  connectionReturns,
  error,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from './notice.ts';

/** The notices of this module, by their kind. */
export const kernelNotices = {
  signInRequired: error([scopeSays('customerSignsIn'), pageIsLeft]),
  somethingWentWrong: error([pageIsLeft]),
  /** The server cannot answer for a moment, and has said so. */
  unavailable: error([pageIsLeft]),
  offline: error([connectionReturns, pageIsLeft]),
  copied: success(),
  /** A sentence of the server's own, shown as it came. */
  said: error<{ readonly text: string }>([pageIsLeft]),
};

declare module './notice.ts' {
  interface AppNotices extends NoticesIn<typeof kernelNotices> {}
}
