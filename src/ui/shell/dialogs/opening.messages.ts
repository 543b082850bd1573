import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  opening: {};
  openingNamed: { name: string };
  failedTitle: {};
  failed: {};
  failedText: {};
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
  failedTitle: {
    id: 'shell.opening.failedTitle',
    defaultMessage: 'Not opened',
    description: 'Title of the small dialog that is shown where what was pressed cannot be opened.',
  },
  failed: {
    id: 'shell.opening.failed',
    defaultMessage: 'This could not be opened.',
    description: 'In the same dialog: the code of what was pressed could not be fetched.',
  },
  failedText: {
    id: 'shell.opening.failedText',
    defaultMessage: 'Check your connection, then try again. Your cart is safe.',
    description: 'Under that sentence, above the button that tries again.',
  },
});
