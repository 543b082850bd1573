import { success, type NoticesIn } from '#application/kernel/notice.ts';

/** The notices of this module, by their kind. */
export const accountNotices = {
  signedIn: success(),
  signedUp: success(),
  signedOut: success(),
  /** These in the server's own words. */
  accountDeleted: success<{ readonly text: string }>(),
  sessionEnded: success<{ readonly text: string }>(),
  notificationsSaved: success<{ readonly text: string }>(),
  passwordChanged: success<{ readonly text: string }>(),
  contactVerified: success<{ readonly text: string }>(),
  profileSaved: success<{ readonly text: string }>(),
};

declare module '#application/kernel/notice.ts' {
  interface AppNotices extends NoticesIn<typeof accountNotices> {}
}
