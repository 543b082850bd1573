import { defineMessages } from 'react-intl';
import type { accountNotices } from '#application/account/account.notices.ts';
import type { WordedNotices } from '#application/kernel/notice.ts';

export const messages = defineMessages<WordedNotices<typeof accountNotices>>({
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
});
