import { paths } from '#application/kernel/path.ts';
import { isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { id } from '#domain/kernel/id.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { PHONE, flow } from './flow.ts';

const SESSION_ENDS =
  'The session ends with this answer, and the page begins anew as that of a guest.';

const TRIP = id<'Trip'>(500_001);
const CALLS = [
  'findTrip',
  'refreshTrip',
  'cancelTrip',
  'checkCanceled',
  'reviewVehicle',
  'checkReviewed',
];

/** The tab in which a trip was booked stores the phone number that was given with it. */
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
  unreached: Object.fromEntries(CALLS.map((call) => [`${call} → signedOut`, SESSION_ENDS])),
});
