import { defineMessages } from 'react-intl';
import type { shellNotices } from '#application/shell/shell.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

/** What the notices of this module say. One without words does not compile. */
export const messages = defineMessages<NoticesIn<typeof shellNotices>>({
  languageChanged: {
    id: 'shell.notice.languageChanged',
    defaultMessage: 'Language has been changed',
    description: 'Notice after the page came anew in another language.',
  },
});
