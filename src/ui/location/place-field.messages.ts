import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  choose: {
    id: 'location.placeField.choose',
    defaultMessage: 'Choose on the map',
    description:
      'On the button that opens the map, in the place of an address, while none is chosen.',
  },
  name: {
    id: 'location.placeField.name',
    defaultMessage: '{label}: {place}',
    description:
      'Name of the button that opens the map, read aloud. {label}: what for; {place}: the address, or that none is chosen.',
  },
});
