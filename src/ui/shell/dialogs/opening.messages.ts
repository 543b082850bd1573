import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  opening: {};
  openingNamed: { name: string };
};

export const messages = defineMessages<Values>({
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
