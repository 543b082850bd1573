import { paths } from '#application/kernel/path.ts';
import { id } from '#domain/kernel/id.ts';
import { leftToReact } from '#tests/model/ordering/tracking-in-chromium.ts';
import { isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { failures } from '#tests/model/support/wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { PHONE, flow } from './flow.ts';

const TRIP = id<'Trip'>(500_001);

/** The tab in which a trip was booked stores its phone number. */
const bookedHere = ({ window }: Visit): Promise<unknown> =>
  window.addInitScript(
    (known) => sessionStorage.setItem('knownTrips', known),
    JSON.stringify([{ claim: { id: TRIP, phone: PHONE }, placed: null }]),
  );

export const fixture = defineFixture(flow, {
  arrange: {
    'a link with number and phone': async (visit) => {
      await bookedHere(visit);
      await visit.opens(paths.trackTrip({ id: TRIP }));
    },
    'a page without a link': (visit) => visit.opens(paths.trackTrip()),
    'a customer with a number': async (visit) => {
      await isAsha(visit);
      await visit.opens(paths.trackTrip({ id: TRIP }));
    },
  },
  happens: { 'page.show': looksAtPage(true), 'page.hide': looksAtPage(false) },
  within: (it, step) => {
    // The desk ends every call of one path at once: the page does not read the trip while a dialog checks it.
    if (step.kind === 'outcome') {
      const isCheckedThen =
        ['cancel', 'reviewVehicle'].includes(step.actor) && step.outcome in failures;
      return !isCheckedThen || !it.hasTag('looking');
    }
    const isAsking = it.hasTag('cancelBusy') || it.hasTag('reviewBusy');
    if (step.kind === 'delay' || step.event === 'page.show') return !isAsking;
    return step.event !== 'visitor.change';
  },
  unreached: leftToReact(
    ['find', 'lookAgain', 'cancel', 'checkCanceled', 'reviewVehicle', 'checkReviewed'],
    [
      {
        region: 'canceling',
        call: 'cancel',
        signIn: 'authenticateToCancel',
        resume: 'resumeCanceling',
        leftIn: ['asking'],
      },
      {
        region: 'reviewing',
        call: 'reviewVehicle',
        signIn: 'authenticateToReview',
        resume: 'resumeReviewing',
        leftIn: ['writing'],
      },
    ],
    flow.outcomes,
  ),
});
