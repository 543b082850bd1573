import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'catalogue.chooseModule.title',
    defaultMessage: 'What do you need today?',
    description:
      'Title of the dialog in which a customer chooses food, grocery and so on. A question.',
  },
  text: {
    id: 'catalogue.chooseModule.text',
    defaultMessage: 'Choose where to start. You can switch at any time.',
    description: 'Below that title.',
  },
  stores: {
    id: 'catalogue.chooseModule.stores',
    defaultMessage: '{count, plural, one {# store} other {# stores}}',
    description: 'Below the name of a module. {count}: its stores, 1 or more.',
  },
  providers: {
    id: 'catalogue.chooseModule.providers',
    defaultMessage: '{count, plural, one {# provider} other {# providers}}',
    description:
      'Below the name of the module that rents vehicles. {count}: those who rent them out, 1 or more.',
  },
  none: {
    id: 'catalogue.chooseModule.none',
    defaultMessage: 'No module found',
    description: 'Heading when no module serves the place.',
  },
  noneText: {
    id: 'catalogue.chooseModule.noneText',
    defaultMessage: 'Contact with the site owner to activate modules.',
    description: 'Below "No module found". The words are given by the specification.',
  },
  switchTo: {
    id: 'catalogue.chooseModule.switchTo',
    defaultMessage: 'Switch to {module}',
    description:
      'Button beside a store or an item of another module. Imperative. {module}: its name, such as Food.',
  },
  switch: {
    id: 'catalogue.chooseModule.switch',
    defaultMessage: 'Switch module',
    description: 'The same button while the name of that module is not known. Imperative.',
  },
});
