import { success, type NoticesIn } from '#application/kernel/notice.ts';

export const accountNotices = {
  signedIn: success(),
  signedUp: success(),
  signedOut: success(),
  /** Carries the server's own sentence. */
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
