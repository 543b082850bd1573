import { callName } from '#contract/endpoint.ts';
import { findZone, listAddresses } from '#contract/location.ts';
import { GROCER } from '#tests/e2e/arrange.ts';
import {
  asksForAnotherPlace,
  hasBeenHere,
  isAsha,
  notHolding,
} from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow, place, SAVED } from './flow.ts';

const FIND_ZONES = callName(findZone);
const ONLY_DENIED = 'A browser under test can be refused its position, and cannot lose it.';
const NO_PARCELS = 'This shop brings no parcels yet: no page asks where one goes.';

/** A device that reports its position when released: the position itself is up to the browser. */
const devicePonders = async ({ window }: Visit): Promise<void> =>
  void (await window.addInitScript(() => {
    const device = navigator.geolocation;
    const { getCurrentPosition: ask } = device;
    device.getCurrentPosition = (...asked) => {
      Object.assign(globalThis, { letDeviceSay: () => ask.apply(device, asked) });
    };
  }));

const deviceSays = ({ window }: Visit): Promise<void> =>
  window.evaluate(() => (globalThis as unknown as { letDeviceSay: () => void }).letDeviceSay());

export const fixture = defineFixture(flow, {
  arrange: {
    'a first visit': async (visit) => {
      await devicePonders(visit);
      await visit.opens('/home');
    },
    'a first visit, where the device is': async (visit) => {
      await devicePonders(visit);
      await visit.opens('/');
      await visit.person.press('button', says('location.useCurrent'));
    },
    'a customer with a place': async (visit) => {
      const { desk, window } = visit;
      await devicePonders(visit);
      await isAsha(visit);
      await hasBeenHere(visit, 'Grocery', place);
      await desk.answers(callName(listAddresses), aPageOf(SAVED));
      await notHolding(visit, FIND_ZONES, async () => {
        await Promise.all([window.waitForResponse(/get-zone-id/), visit.opens(GROCER.path)]);
      });
      await asksForAnotherPlace(visit, place);
    },
  },
  answers: {
    readPosition: {
      found: async (visit) => {
        const { latitude, longitude } = SAVED.point;
        await visit.window.context().grantPermissions(['geolocation']);
        await visit.window.context().setGeolocation({ latitude, longitude, accuracy: 20 });
        await deviceSays(visit);
      },
      denied: async (visit) => {
        await visit.window.context().clearPermissions();
        await deviceSays(visit);
      },
    },
  },
  // Steps on the full screen have walks in the window: once is enough.
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    // Text that is already in the field cannot be typed again.
    if (step.event === 'search.type' && it.context.text === 'City' && step.case === 'a name')
      return false;
    if (it.hasTag('fullscreen')) return ['fullscreen.toggle', 'escape.press'].includes(step.event);
    return step.event !== 'fullscreen.toggle' || it.matches({ choosing: { search: 'idle' } });
  },
  unreached: {
    'readPosition → unavailable': ONLY_DENIED,
    'readPosition → timed out': ONLY_DENIED,
    'a parcel': NO_PARCELS,
    'a receiver': NO_PARCELS,
    returned: NO_PARCELS,
    'choosing · location.pick · 5': NO_PARCELS,
    'choosing · location.pick · 6': NO_PARCELS,
    'choosing · location.pick · 3 ? isForCustomer = false': NO_PARCELS,
    'choosing · location.pick · 4 ? isForCustomer = false': NO_PARCELS,
    'choosing · location.pick · 5 ? isForReceiver = true': NO_PARCELS,
    'choosing · location.pick · 5 ? isForReceiver = false': NO_PARCELS,
  },
});

function aPageOf({ id, type, address, point }: typeof SAVED) {
  const saved = {
    id,
    address_type: type,
    address,
    latitude: String(point.latitude),
    longitude: String(point.longitude),
  };
  return { total_size: 1, limit: 100, offset: 1, addresses: [saved] };
}
