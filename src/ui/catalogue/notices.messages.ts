import { defineMessages } from 'react-intl';
import type { catalogueNotices } from '#application/catalogue/catalogue.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

export const messages = defineMessages<NoticesIn<typeof catalogueNotices>>({
  moduleSelected: {
    id: 'catalogue.notice.moduleSelected',
    defaultMessage: 'A module has been selected.',
    description: 'Notice after switching to another line of business.',
  },
  interestsSaved: {
    id: 'catalogue.notice.interestsSaved',
    defaultMessage: 'Your interests are saved.',
    description: 'Notice after the customer has said which categories they like.',
  },
  moduleMustBeSelected: {
    id: 'catalogue.notice.moduleMustBeSelected',
    defaultMessage: 'A module must be selected to continue.',
    description: 'Error: the module dialog was dismissed without a choice.',
  },
});
