import { defineMessages } from '#ui/design/define-messages.ts';

/** The first keys are statuses. */
export const messages = defineMessages({
  receiver_absent: {
    id: 'ordering.parcelReturn.absent',
    defaultMessage:
      'The receiver was not there. The courier waits until {when}, then brings the parcel back to the sender.',
    description: 'To the sender of a parcel. {when}: time of day.',
  },
  returning: {
    id: 'ordering.parcelReturn.returning',
    defaultMessage:
      'The receiver was not there, so the courier is bringing the parcel back to the sender.',
    description: 'To the sender of a parcel.',
  },
  returned: {
    id: 'ordering.parcelReturn.returned',
    defaultMessage: 'The receiver was not there, so the parcel was brought back to the sender.',
    description: 'To the sender of a parcel.',
  },
  youAbsent: {
    id: 'ordering.parcelReturn.youAbsent',
    defaultMessage:
      'The courier is at your door and waits until {when}. After that the parcel goes back to {sender}.',
    description: 'To the receiver of a parcel. {when}: time of day; {sender}: a first name.',
  },
  youReturning: {
    id: 'ordering.parcelReturn.youReturning',
    defaultMessage: 'You were not there, so the parcel is on its way back to {sender}.',
    description: 'To the receiver of a parcel. {sender}: a first name.',
  },
  youReturned: {
    id: 'ordering.parcelReturn.youReturned',
    defaultMessage: 'You were not there, so the parcel is back with {sender}.',
    description: 'To the receiver of a parcel. {sender}: a first name.',
  },
});
