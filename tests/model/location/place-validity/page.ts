import { definePage, passedThrough, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

const change = says('location.change');

/** No message, and shopping goes on. */
const isNotBothered = (person: Person) => person.doesNotSee('button', change);

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    unset: isNotBothered,
    checking: isNotBothered,
    served: isNotBothered,
    unchecked: isNotBothered,
    withdrawn: async (person, { context }) => {
      const address = context.place?.address ?? '';
      await person.reads(says('location.withdrawn.text', { address }));
      await person.sees('button', change);
      await person
        .within('region', says('shell.toasts.region'))
        .reads(says('location.notice.placeNoLongerServed'));
    },
  },
  events: {
    'scope.change': {
      sentBy: 'the app',
      because: 'The place is picked in the modal, or in another tab.',
    },
  },
});
