import { callName } from '#contract/endpoint.ts';
import { listModules } from '#contract/catalogue.ts';
import {
  asksForAnotherPlace,
  AT_PLACE,
  hasBeenHere,
  notHolding,
  PLACE,
} from '#tests/model/support/in-the-app.ts';
import type { Place } from '#domain/location/place.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const READ = callName(listModules);
const IN_BROOKLYN: Place = {
  zones: '[4]',
  address: 'McCarren Park, Williamsburg, Brooklyn, New York',
  point: { latitude: 40.7206, longitude: -73.9521 },
};
const MIDTOWN = { en: 'Midtown Manhattan', hi: 'मिडटाउन मैनहट्टन' } as const;

/** A visitor with a known place and nothing else. */
const arrivesAt = (path: string) => async (visit: Visit) => {
  const isToChoose = visit.comesTo('there is something to choose from');
  await visit.hasStored({ ...AT_PLACE, ...(isToChoose ? { interests: '{}' } : {}) });
  await visit.opens(path);
};

const KNOWN =
  'A visitor who can ask so sees the modules on the page: they are known, and the choice is settled at once.';

/** Its question has walks of its own in Chromium: rental/module-gate. */
const NO_TRIP_CART = 'Nothing is lost in a visit without a trip cart.';

export const fixture = defineFixture(flow, {
  arrange: {
    'a first visit': arrivesAt('/home'),
    'a visit with a module in the address': arrivesAt('/home?module=grocery'),
    'an unknown module in the address': arrivesAt('/home?module=spaceships'),
    'a module of an earlier visit': async (visit) => {
      await hasBeenHere(visit, 'Grocery', IN_BROOKLYN);
      await notHolding(visit, READ, async () => {
        await visit.opens('/home');
        await asksForAnotherPlace(visit, IN_BROOKLYN);
        const modal = visit.person.within('dialog', says('location.question'));
        await modal.type(says('location.search.label'), 'Bryant Park');
        await visit.person.press('option', PLACE);
        await visit.person.reads(says('location.chosen.inside', { zone: MIDTOWN[visit.language] }));
      });
      // Another place reloads the modules.
      await visit.person.press('button', says('location.pick.pick'));
    },
  },
  // Nothing is asked in a visit without a trip cart, so the choice is agreed to before the walk has looked.
  heldInPage: ['xstate.done.actor.askGates', 'xstate.done.actor.findInterests'],
  within: (_, step) => !(step.kind === 'outcome' && step.outcome === 'the customer keeps it'),
  unreached: {
    'askGates → the customer keeps it': NO_TRIP_CART,
    'agreeing · done: askGates · 2': NO_TRIP_CART,
    'agreeing · done: askGates · 3': NO_TRIP_CART,
    'agreeing · done: askGates ? nothingSpeaksAgainst = false': NO_TRIP_CART,
    'agreeing · done: askGates · 2 ? currentIsKnown = true': NO_TRIP_CART,
    'agreeing · done: askGates · 2 ? currentIsKnown = false': NO_TRIP_CART,
    'a request to switch to what has gone': KNOWN,
    'a request to order groceries': KNOWN,
    'a request to switch to grocery': KNOWN,
    // Outcomes that only such a request has are walked in React.
    switched: KNOWN,
    'settling · at once': KNOWN,
    'settling · at once ? mannerIs = true': KNOWN,
    'arriving · at once': KNOWN,
    'arriving · at once ? mannerIs = true': KNOWN,
    'deciding · at once · 2': KNOWN,
    'deciding · at once · 3': KNOWN,
    'choosing · module.choose': KNOWN,
    'choosing · dialog.dismiss': KNOWN,
    'deciding · at once · 2 ? isSwitch = true': KNOWN,
    'deciding · at once · 3 ? isOrder = true': KNOWN,
    'deciding · at once · 6 ? isArrival = false': KNOWN,
    'choosing · module.choose ? currentIsKnown = true': KNOWN,
    'choosing · dialog.dismiss ? currentIsKnown = true': KNOWN,
  },
});
