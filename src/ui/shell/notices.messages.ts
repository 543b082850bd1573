import { defineMessages } from 'react-intl';
import type { shellNotices } from '#application/shell/shell.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

export const messages = defineMessages<NoticesIn<typeof shellNotices>>({
  languageChanged: {
    id: 'shell.notice.languageChanged',
    defaultMessage: 'Language has been changed',
    description: 'Notice after the page came anew in another language.',
  },
});
