import { success, type NoticesIn } from '#application/kernel/notice.ts';

/** The notices of this module, by their kind. */
export const accountNotices = {
  signedIn: success(),
  signedOut: success(),
  /** In the server's own words. */
  profileSaved: success<{ readonly text: string }>(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof accountNotices> {}
}
