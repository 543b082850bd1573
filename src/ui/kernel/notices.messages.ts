import { defineMessages } from 'react-intl';
import type { kernelNotices } from '#application/kernel/kernel.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

/** Notices shared by all areas; sentences from the server need no message. */
export const messages = defineMessages<Omit<NoticesIn<typeof kernelNotices>, 'said'>>({
  signInRequired: {
    id: 'kernel.notice.signInRequired',
    defaultMessage: 'Please sign in to continue.',
    description: 'Error: something needs an account.',
  },
  somethingWentWrong: {
    id: 'kernel.notice.somethingWentWrong',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Error: the app did not answer properly.',
  },
  unavailable: {
    id: 'kernel.notice.unavailable',
    defaultMessage: 'We cannot answer right now. Please try again in a moment.',
    description: 'Error: the server is up but cannot answer, such as during maintenance.',
  },
  offline: {
    id: 'kernel.notice.offline',
    defaultMessage: 'You are offline. Nothing was sent.',
    description: 'Error: the device has no network.',
  },
  copied: {
    id: 'kernel.notice.copied',
    defaultMessage: 'Copied',
    description: 'Notice after a code or a link was put on the clipboard.',
  },
});
