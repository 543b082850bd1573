import { labelsOf } from '#application/kernel/labels-of.ts';
import type { interestsMachine } from './machine.ts';

export const labels = labelsOf<typeof interestsMachine>({
  events: {
    'interest.toggle': 'the customer chooses a category, or takes it back',
    'interests.save': 'the customer saves what was chosen',
    'interests.skip': 'the customer goes on without a choice',
    'interests.retry': 'the customer tries again',
  },
  guards: {
    somethingIsOffered: 'there is something to choose from',
    somethingIsChosen: 'at least one category is liked',
  },
  actions: {
    setCategories: 'show the categories',
    toggle: 'mark the category, or take the mark away',
    saveSkip: 'remember that the customer was asked',
  },
  actors: {
    readInterests: {
      does: 'ask the server what there is to choose from',
      accepted: 'the categories have come',
      failed: 'the categories could not be read',
    },
    saveInterests: {
      does: 'keep what the customer likes',
      accepted: 'it is kept',
      failed: 'it could not be kept',
    },
  },
});
