import { writesInAnotherTab } from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const NO_LETTER =
  'The log of the page itself is a log. In tests/e2e/charts.spec.ts it is given a letter instead.';

export const fixture = defineFixture(flow, {
  arrange: {
    // A log of four steps: a visitor gets a guest id, and signs in beside this page.
    'no log': async (visit) => {
      const machines = visit.person.within('navigation', says('charts.inspector.flows'));
      await visit.opens('/charts?flow=account/session');
      await machines.reads('guest › known');
      const token = await visit.desk.tokenOf('asha');
      await writesInAnotherTab(visit, { token });
      await machines.reads('customer › known');
    },
  },
  heldInPage: ['xstate.done.actor.replayLog'],
  within: (_, step) => step.kind !== 'outcome' || step.outcome !== 'strange',
  unreached: {
    'replayLog → strange': NO_LETTER,
    'replayLog → without its beginning': NO_LETTER,
    'replayLog → of another flow': NO_LETTER,
    'replayLog → that does not fit': NO_LETTER,
    'reading · done: replayLog · 2': NO_LETTER,
    'reading · done: replayLog ? answerIsAccepted = false': NO_LETTER,
  },
});
