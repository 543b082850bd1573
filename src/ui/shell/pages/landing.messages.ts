import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  text: {
    id: 'shell.landing.text',
    defaultMessage:
      'Dinner, groceries, medicine and more from stores that you know. Tell us where you are, and see what is open now.',
    description: 'Below the headline.',
  },
  search: {
    id: 'shell.landing.search',
    defaultMessage: 'Enter your delivery address',
    description: 'Large button that looks like a search field and opens the map.',
  },
  continue: {
    id: 'shell.landing.continue',
    defaultMessage: 'Delivering to {address}.',
    description: 'When a place is set already but no module is chosen. {address}: the place.',
  },
  modules: {
    id: 'shell.landing.modules',
    defaultMessage: 'Everything for your day, in one place',
    description: 'Heading above the tiles of food, grocery and so on.',
  },
  modulesText: {
    id: 'shell.landing.modulesText',
    defaultMessage: 'Choose one to start with.',
    description: 'Below that heading.',
  },
  stepPlace: {
    id: 'shell.landing.stepPlace',
    defaultMessage: 'Set your address',
    description: 'First of three steps. Imperative, two or three words.',
  },
  stepPlaceText: {
    id: 'shell.landing.stepPlaceText',
    defaultMessage: 'Put the pin on your door. We show only what reaches you.',
    description: 'What the first step is.',
  },
  stepChoose: {
    id: 'shell.landing.stepChoose',
    defaultMessage: 'Fill your cart',
    description: 'Second of three steps. Imperative, two or three words.',
  },
  stepChooseText: {
    id: 'shell.landing.stepChooseText',
    defaultMessage: 'Every price, fee and tax is shown before you order. No account needed.',
    description: 'What the second step is.',
  },
  stepTrack: {
    id: 'shell.landing.stepTrack',
    defaultMessage: 'Follow it home',
    description: 'Third of three steps. Imperative, two or three words.',
  },
  stepTrackText: {
    id: 'shell.landing.stepTrackText',
    defaultMessage:
      'See each step from the kitchen or shelf to your door. Pay in cash when it comes.',
    description: 'What the third step is.',
  },
  zones: {
    id: 'shell.landing.zones',
    defaultMessage: 'Where we deliver',
    description: 'Heading above the names of the delivery zones.',
  },
  zonesText: {
    id: 'shell.landing.zonesText',
    defaultMessage: '{count, plural, one {# area} other {# areas}}',
    description: 'Below that heading. {count}: number of zones.',
  },
});
