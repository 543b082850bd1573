import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  opening: {
    id: 'shell.opening.some',
    defaultMessage: 'Opening',
    description: 'Read aloud once after a press, until the dialog that was asked for is there.',
  },
  openingNamed: {
    id: 'shell.opening.named',
    defaultMessage: 'Opening {name}',
    description:
      'Read aloud once after the press on an item, until its dialog is there. {name}: of the item.',
  },
});
