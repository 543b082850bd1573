import { callName } from '#contract/endpoint.ts';
import { describePoint, findPlace, findZone, predictPlaces } from '#contract/location.ts';
import { paths } from '#application/kernel/path.ts';
import {
  changesProfile,
  closesDialog,
  hasBeenHere,
  hasProfile,
  signsIn,
} from '#tests/model/support/in-the-app.ts';
import { insidePoint } from '#tests/support/builders/location.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow, HOME } from './flow.ts';

const THERE = 'Near Broadway';
const ZONE = callName(findZone);
const SERVED = { zone_id: '[1]', zone_data: [] };

/** A visitor, later Asha, where one place can be found. */
const comesTo = (path: string) => async (visit: Visit) => {
  const { desk } = visit;
  const { latitude: lat, longitude: lng } = insidePoint;
  await hasBeenHere(visit);
  await hasProfile(visit);
  await desk.answers(callName(predictPlaces), {
    predictions: [{ place_id: 'p1', description: THERE }],
  });
  await desk.answers(callName(findPlace), { result: { geometry: { location: { lat, lng } } } });
  await desk.answers(callName(describePoint), { results: [{ formatted_address: THERE }] });
  await desk.answers(ZONE, SERVED);
  await visit.opens(path);
};

async function finds({ person }: Visit): Promise<void> {
  await person.type(says('location.search.label'), THERE);
  await person.press('option', THERE);
}

async function picks(visit: Visit): Promise<void> {
  await finds(visit);
  await visit.person.press('button', says('location.pick.pick'));
}

/** By the close button of the message that the zone lookup failed. */
async function closes(visit: Visit): Promise<void> {
  const { desk, person } = visit;
  await desk.breaks(ZONE, 'html');
  await finds(visit);
  await person.press('button', says('kernel.failure.failed'));
  await desk.answers(ZONE, SERVED);
}

const ASKED_BY_CHECKOUT =
  'A checkout asks a customer for it, who is not asked to sign in: a journey goes through it in tests/e2e/addresses.spec.ts.';

export const fixture = defineFixture(flow, {
  arrange: {
    'a new address': comesTo(paths.saveAddress()),
    'a saved address': comesTo(paths.saveAddress(HOME.id)),
  },
  answers: {
    authenticate: { signedIn: signsIn, dismissed: closesDialog },
    authenticateToSave: { signedIn: signsIn, dismissed: closesDialog },
    picking: { returned: picks, closed: closes },
  },
  happens: { 'profile.change': (visit) => changesProfile(visit) },
  heldInPage: ['profile.change'],
  stopped: ['toasts'],
  unreached: Object.fromEntries(
    [
      'an address for an order',
      'handedOver',
      'address.leave ()',
      '(machine) · address.leave',
      'entering · done: authenticate · 2',
      'entering · done: authenticate · 2 ? addressIsAsked = true',
      'kept · at once',
      'kept · at once ? addressIsAsked = true',
    ].map((what) => [what, ASKED_BY_CHECKOUT]),
  ),
});
