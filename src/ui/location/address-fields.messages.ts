import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  house: {
    id: 'location.addressField.house',
    defaultMessage: 'House',
    description: 'Label of a field: number or name of the house.',
  },
  floor: {
    id: 'location.addressField.floor',
    defaultMessage: 'Floor',
    description: 'Label of a field: floor or apartment.',
  },
  road: {
    id: 'location.addressField.road',
    defaultMessage: 'Road',
    description: 'Label of a field: the street.',
  },
  name: {
    id: 'location.addressField.name',
    defaultMessage: 'Full name',
    description: 'Label of a field: who takes the delivery.',
  },
  nameMissing: {
    id: 'location.addressField.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Below the field for the name of a person, which is empty.',
  },
  phoneHint: {
    id: 'location.addressField.phoneHint',
    defaultMessage: 'With country code, like +1 212 555 0123. The courier may call it.',
    description: 'Below the field for the phone of a delivery. Keep the example as it is.',
  },
  tooLong: {
    id: 'location.addressField.tooLong',
    defaultMessage: 'Use at most {most} characters.',
    description: 'Below a field that holds too much. {most}: how many characters fit.',
  },
});
