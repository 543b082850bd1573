import { defineMessages } from 'react-intl';
import type { kernelNotices } from '#application/kernel/kernel.notices.ts';
import type { WordedNotices } from '#application/kernel/notice.ts';
import { messages as kernel } from './kernel.messages.ts';

/** Notices shared by all areas; sentences from the server need no message. */
const own = defineMessages<
  Omit<WordedNotices<typeof kernelNotices>, 'signInRequired' | 'somethingWentWrong' | 'unavailable'>
>({
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

export const messages = {
  ...own,
  signInRequired: kernel.signedOut,
  somethingWentWrong: kernel.failed,
  unavailable: kernel.unavailable,
} as const;
