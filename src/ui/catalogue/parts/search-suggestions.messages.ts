import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  list: {
    id: 'catalogue.suggestions.list',
    defaultMessage: 'Suggestions',
    description: 'Name of the list below the search box, read aloud.',
  },
  found: {
    id: 'catalogue.suggestions.found',
    defaultMessage:
      '{count, plural, =0 {No results found} one {# suggestion} other {# suggestions}}',
    description: 'How many suggestions there are, read aloud. {count}: how many.',
  },
  foundCorrected: {
    id: 'catalogue.suggestions.foundCorrected',
    defaultMessage:
      '{count, plural, one {# suggestion for “{corrected}”} other {# suggestions for “{corrected}”}}',
    description:
      'How many suggestions there are for the word that a mistyped one was taken for, read aloud. {count}: how many. {corrected}: that word.',
  },
  corrected: {
    id: 'catalogue.suggestions.corrected',
    defaultMessage: 'Showing results for “{corrected}”',
    description:
      'Over the suggestions when a word was mistyped. {corrected}: what was searched for instead.',
  },
  recent: {
    id: 'catalogue.suggestions.recent',
    defaultMessage: 'Recent searches',
    description: 'Over what was searched for before, below the empty search box.',
  },
  forget: {
    id: 'catalogue.suggestions.forget',
    defaultMessage: 'Clear recent searches',
    description: 'Button that forgets what was searched for before. Imperative.',
  },
});
