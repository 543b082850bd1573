import {
  error,
  pageIsLeft,
  scopeSays,
  success,
  type NoticesIn,
} from '#application/kernel/notice.ts';

export const wishlistNotices = {
  notLoggedIn: error([scopeSays('customerSignsIn'), pageIsLeft]),
  wishAdded: success(),
  wishRemoved: success(),
  /** Carries the server's own words. */
  wishSaid: success<{ readonly text: string }>(),
  itemNotWished: error([pageIsLeft]),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof wishlistNotices> {}
}
