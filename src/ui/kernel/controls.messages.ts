import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  save: {
    id: 'kernel.control.save',
    defaultMessage: 'Save',
    description: 'Button that keeps what was entered or chosen. Imperative, one word.',
  },
  continue: {
    id: 'kernel.control.continue',
    defaultMessage: 'Continue',
    description: 'Button or link that leads to the next step. Imperative.',
  },
  back: {
    id: 'kernel.control.back',
    defaultMessage: 'Back',
    description:
      'Button that leads to the step before, or closes a dialog in which nothing is ordered.',
  },
  remove: {
    id: 'kernel.control.remove',
    defaultMessage: 'Remove',
    description: 'Button on or beside a line or a picture. Imperative, short.',
  },
  clear: {
    id: 'kernel.control.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties a row or a choice. Imperative, one word.',
  },
  edit: {
    id: 'kernel.control.edit',
    defaultMessage: 'Edit',
    description: 'Button or link that opens the form of what is beside it. One word.',
  },
  change: {
    id: 'kernel.control.change',
    defaultMessage: 'Change',
    description: 'Button beside a place: opens the map to choose another one.',
  },
  copy: {
    id: 'kernel.control.copy',
    defaultMessage: 'Copy',
    description: 'Button that puts a code or a number on the clipboard. Imperative.',
  },
  notNow: {
    id: 'kernel.control.notNow',
    defaultMessage: 'Not now',
    description: 'Button of a dialog: closes it, nothing is sent or put into the cart.',
  },
  startOver: {
    id: 'kernel.control.startOver',
    defaultMessage: 'Start over',
    description: 'Button that gives up what was interrupted and leads back to the form. Short.',
  },
  askAgain: {
    id: 'kernel.control.askAgain',
    defaultMessage: 'Ask again',
    description: 'Button that sends the same order or booking again. Imperative.',
  },
  checkAgain: {
    id: 'kernel.control.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button that asks once more what became of a payment. Imperative.',
  },
  all: {
    id: 'kernel.control.all',
    defaultMessage: 'All',
    description: 'The choice of everything in a list, or the button that takes all points.',
  },
  backHome: {
    id: 'kernel.control.backHome',
    defaultMessage: 'Back to home',
    description: 'Link to the home page, from an empty page or after booking.',
  },
  continueShopping: {
    id: 'kernel.control.continueShopping',
    defaultMessage: 'Continue Shopping',
    description: 'Button or link that leads back to what can be ordered or rented.',
  },
  browseStores: {
    id: 'kernel.control.browseStores',
    defaultMessage: 'Browse stores',
    description: 'Button that leads to the home page. Imperative.',
  },
  howItWorks: {
    id: 'kernel.control.howItWorks',
    defaultMessage: 'How it works',
    description: 'Heading above an explanation in a few steps.',
  },
});
