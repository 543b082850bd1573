import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'ordering.refund.title',
    defaultMessage: 'Request refund',
    description: 'Title of the dialog in which money is asked back.',
  },
  reading: {
    id: 'ordering.refund.reading',
    defaultMessage: 'Loading the reasons',
    description: 'Read aloud in that dialog until the reasons have come.',
  },
  lead: {
    id: 'ordering.refund.lead',
    defaultMessage: 'What went wrong? The store decides, and its answer appears here.',
    description: 'In that dialog, above the list of reasons.',
  },
  note: {
    id: 'ordering.refund.note',
    defaultMessage: 'What exactly? (optional)',
    description: 'Label of a text field: more about the reason.',
  },
});
