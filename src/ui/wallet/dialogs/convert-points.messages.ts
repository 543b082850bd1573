import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'wallet.convert.title',
    defaultMessage: 'Convert points',
    description: 'Heading of the form for converting points to money.',
  },
  have: {
    id: 'wallet.convert.have',
    defaultMessage: 'You have {points, number}.',
    description: 'Under that field.',
  },
  worth: {
    id: 'wallet.convert.worth',
    defaultMessage: 'You get',
    description: 'Before the money that the points become.',
  },
  send: {
    id: 'wallet.convert.send',
    defaultMessage: 'Convert',
    description: 'Button that converts them.',
  },
  missing: {
    id: 'wallet.convert.missing',
    defaultMessage: 'Enter how many points.',
    description: 'Under the field that was left empty.',
  },
  notWhole: {
    id: 'wallet.convert.notWhole',
    defaultMessage: 'Enter a whole number.',
    description: 'Under the field.',
  },
  tooMany: {
    id: 'wallet.convert.tooMany',
    defaultMessage: 'You have {points, number} points.',
    description: 'Under the field where more were typed than there are.',
  },
  worthNothing: {
    id: 'wallet.convert.worthNothing',
    defaultMessage: 'This is too few points to be worth anything yet.',
    description: 'Under the field.',
  },
});
