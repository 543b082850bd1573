import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  from: {
    id: 'parcel.from',
    defaultMessage: 'From',
    description: 'Heading above the sender of a parcel.',
  },
  contents: {
    id: 'parcel.contents',
    defaultMessage: 'Parcel',
    description: 'Heading above what is in a parcel.',
  },
  measures: {
    id: 'parcel.measures',
    defaultMessage: '{weight, number} kg, {length, number} cm, worth {money}',
    description: 'What a parcel weighs, its longest side, and its worth.',
  },
  shareLink: {
    id: 'parcel.shareLink',
    defaultMessage: 'Share the link',
    description: 'Button that hands the link for the receiver to another app.',
  },
});
