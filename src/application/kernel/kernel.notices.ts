import { error, success, type NoticesIn } from './notice.ts';

/** The notices of this module, by their kind. */
export const kernelNotices = {
  signInRequired: error(),
  somethingWentWrong: error(),
  /** The server cannot answer for a moment, and has said so. */
  unavailable: error(),
  offline: error(),
  copied: success(),
  /** A sentence of the server's own, shown as it came. */
  said: error<{ readonly text: string }>(),
};

declare module './notice.ts' {
  interface AppNotices extends NoticesIn<typeof kernelNotices> {}
}
