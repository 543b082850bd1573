import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'parcel.home.title',
    defaultMessage: 'Send a parcel across town',
    description: 'Heading of the home page of parcels.',
  },
  lead: {
    id: 'parcel.home.lead',
    defaultMessage: 'What do you want to send?',
    description: 'Below that heading.',
  },
  fee: {
    id: 'parcel.home.fee',
    defaultMessage: 'From {money}',
    description: 'On the card of a kind of parcel: the least that it costs. {money}: an amount.',
  },
  limits: {
    id: 'parcel.home.limits',
    defaultMessage: 'Up to {weight, number} kg and {length, number} cm',
    description: 'On the card of a kind of parcel: the most that may be sent.',
  },
  none: {
    id: 'parcel.home.none',
    defaultMessage: 'Nothing can be sent here yet',
    description: 'In the place of the list when there is none.',
  },
  noneText: {
    id: 'parcel.home.noneText',
    defaultMessage: 'Please check back later.',
    description: 'Below that.',
  },
  categories: {
    id: 'parcel.home.categories',
    defaultMessage: 'What can be sent',
    description: 'Name of the list of kinds of parcels, read aloud.',
  },
});
