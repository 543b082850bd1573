import {
  connectionReturns,
  error,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from './notice.ts';

export const kernelNotices = {
  signInRequired: error([scopeSays('customerSignsIn'), pageIsLeft]),
  somethingWentWrong: error([pageIsLeft]),
  /** The server is briefly unavailable and says so. */
  unavailable: error([pageIsLeft]),
  offline: error([connectionReturns, pageIsLeft]),
  copied: success(),
  /** The server's own sentence, shown as it came. */
  said: error<{ readonly text: string }>([pageIsLeft]),
};

declare module './notice.ts' {
  interface AppNotices extends NoticesIn<typeof kernelNotices> {}
}
