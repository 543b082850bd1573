import type { ScopeChange } from '#application/account/scope.ts';
import type { Event } from '#application/rental/trip-cart/setup.ts';
import type { Place } from '#domain/location/place.ts';
import {
  closesDialog,
  inModule,
  memoryOf,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { type Step } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const IN_MANHATTAN: Place = aPlace({ zones: '[1]' });

const TWO_TABS = 'It takes two tabs: the test of a tab that is closed has them.';
const NOT_FETCHED = 'The code of the trip cart comes only where vehicles are rented.';

/** A guest at the vehicles, whose cart had two lines at the last visit. */
async function comesToRent({ desk, hasStored, window, opens }: Visit): Promise<void> {
  const guest = await desk.admitsGuest();
  await hasStored({ ...memoryOf(IN_MANHATTAN), ...inModule('Rental'), guest_id: String(guest) });
  await window.addInitScript(() => void (document.cookie = 'cart-count=2; path=/'));
  await opens('/home');
}

const reports = ({ reports: tell }: Visit, event: Event): Promise<void> => tell(event);

const isAnotherName = (step: Step): boolean =>
  step.kind === 'user' &&
  ['the sign-in ends', 'the guest signs in', 'nothing of it'].includes(step.case);

export const fixture = defineFixture(flow, {
  arrange: {
    'a guest who rents': comesToRent,
    'a guest in another module': comesToRent,
  },
  answers: { authenticate: { signedIn: signsIn, dismissed: closesDialog } },
  happens: {
    'vehicle.add': reports,
    'trip.change': reports,
    'lines.remove': reports,
    'lines.restore': reports,
    'cart.reload': reports,
    'scope.change': async (visit, change: { readonly type: 'scope.change' } & ScopeChange) => {
      // A signed-in visitor is asked again only after the session has ended.
      if (change.before.principal.kind === 'customer') {
        await writesInAnotherTab(visit, { token: null });
      }
      await reports(visit, change);
    },
  },
  heldInPage: ['scope.change', 'xstate.done.actor.readJournal', 'xstate.done.actor.writeJournal'],
  stopped: ['toasts'],
  within: (snapshot, step) => {
    const { savedCount, removed } = snapshot.context;
    if (step.kind === 'outcome' && step.actor === 'readJournal') {
      return savedCount === null || step.outcome === 'nothing';
    }
    // The journal is stored under the real guest's id, which the flow calls by another name.
    return !isAnotherName(step) || removed === null || snapshot.matches({ adding: 'removing' });
  },
  unreached: {
    'a guest in another module': NOT_FETCHED,
    'readJournal → another tab is at work': TWO_TABS,
    'readJournal → all were cleared for a module':
      'The choice of a module notes it, and the tests of its tabs and faults find it here.',
    'writeJournal → another tab was at work': TWO_TABS,
    'adding.journaling · done: writeJournal': TWO_TABS,
    'adding.journaling · done: writeJournal ? otherTabWasAtWork = true': TWO_TABS,
    'authenticate → guest': 'Whose sign-in has ended is not offered to go on as a guest.',
  },
});
