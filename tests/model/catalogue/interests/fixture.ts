import { hasBeenHere } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const KEPT =
  'What a guest chooses is kept by the browser, which does not fail; a customer is walked in React.';

export const fixture = defineFixture(flow, {
  arrange: {
    'a visitor who has chosen a module': async (visit) => {
      await hasBeenHere(visit, 'Food');
      await visit.opens('/interest');
    },
  },
  // The browser saves at once, so the save ends before the walk has looked.
  heldInPage: ['xstate.done.actor.saveInterests'],
  unreached: {
    'saveInterests → refused': KEPT,
    'saveInterests → signedOut': KEPT,
    'saveInterests → unreachable': KEPT,
    'saving · done: saveInterests · 2': KEPT,
    'saving · done: saveInterests ? answerIsAccepted = false': KEPT,
  },
});
