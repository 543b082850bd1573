import { defineMessages } from 'react-intl';
import type { accountNotices } from '#application/account/account.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

export const messages = defineMessages<NoticesIn<typeof accountNotices>>({
  signedIn: {
    id: 'account.notice.signedIn',
    defaultMessage: 'You are signed in',
    description: 'Notice after signing in or up.',
  },
  signedUp: {
    id: 'account.notice.signedUp',
    defaultMessage:
      'You are signed in. Verify your e-mail and phone in your profile when it suits you.',
    description: 'Notice after an account was opened, where codes can be sent.',
  },
  signedOut: {
    id: 'account.notice.signedOut',
    defaultMessage: 'Logout successful',
    description: 'Notice after signing out.',
  },
  accountDeleted: {
    id: 'account.notice.accountDeleted',
    defaultMessage: '{text}',
    description:
      'Notice after the account was deleted. {text}: the whole sentence, as the server says it.',
  },
  sessionEnded: {
    id: 'account.notice.sessionEnded',
    defaultMessage: '{text}',
    description:
      'Notice after other devices were signed out. {text}: the whole sentence, as the server says it.',
  },
  notificationsSaved: {
    id: 'account.notice.notificationsSaved',
    defaultMessage: '{text}',
    description:
      'Notice after notifications were switched on or off. {text}: the whole sentence, as the server says it.',
  },
  passwordChanged: {
    id: 'account.notice.passwordChanged',
    defaultMessage: '{text}',
    description:
      'Notice after a new password was set. {text}: the whole sentence, as the server says it.',
  },
  contactVerified: {
    id: 'account.notice.contactVerified',
    defaultMessage: '{text}',
    description:
      'Notice after an e-mail address or phone was verified. {text}: the whole sentence, as the server says it.',
  },
  profileSaved: {
    id: 'account.notice.profileSaved',
    defaultMessage: '{text}',
    description:
      'Notice after the profile was saved. {text}: the whole sentence, as the server says it.',
  },
});
