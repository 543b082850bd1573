import { randomUUID } from 'node:crypto';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { tripCartMachine } from '#application/rental/trip-cart.machine.ts';
import * as select from '#application/rental/trip-cart.selectors.ts';
import { id } from '#domain/kernel/id.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { tripHours, type TripDetails, type TripPlace } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { createFetchHttpClient } from '#infrastructure/kernel/fetch-http-client.adapter.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { createHttpTripCartGateway } from '#infrastructure/rental/http-trip-cart-gateway.adapter.ts';
import { createHttpVehicleReader } from '#infrastructure/rental/http-vehicle-reader.adapter.ts';
import { createLocalStorageRemovedLines } from '#infrastructure/rental/local-storage-removed-lines.adapter.ts';
import { tripCartCalls, watchOtherTabsActor } from '#infrastructure/rental/trip-cart-actors.ts';
import { USD } from '#tests/support/builders/money.ts';
import { RENTAL } from '#tests/support/builders/rental-rows.ts';
import { HERE } from '#tests/support/builders/rows.ts';
import { NOON } from '#tests/support/server.ts';
import { DESTINATION, GUEST, PICKUP, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();

const place = ({ lat, lng, location_name }: typeof PICKUP): TripPlace => ({
  point: geoPoint(lat, lng),
  name: location_name,
});
const pickupAt = later(instant(Date.parse(NOON)), 120 * MINUTE);
const hourly: TripDetails = {
  type: 'hourly',
  pickup: place(PICKUP),
  pickupAt,
  hours: tripHours(3),
  destination: null,
  metres: null,
  seconds: null,
};
const byDistance: TripDetails = {
  type: 'distance_wise',
  pickup: place(PICKUP),
  pickupAt,
  hours: null,
  destination: place(DESTINATION),
  ...estimateTravel(place(PICKUP).point, place(DESTINATION).point),
};

/** What becomes of a call that changes something. */
const FAULTS = {
  'is refused': {
    isDone: false,
    then: () => json(403, { errors: [{ code: 'no', message: 'No' }] }),
  },
  'fails in the server': { isDone: false, then: () => json(500, {}) },
  'is lost on the way there': { isDone: false, then: () => Promise.reject(new TypeError('Lost')) },
  'is lost on the way back': { isDone: true, then: () => Promise.reject(new TypeError('Lost')) },
  'is the last one for a while': { isDone: true, isAway: true, then: () => json(502, {}) },
  'is not made: the tab is closed': { isDone: false, closes: true, then: () => never() },
  'is not heard: the tab is closed': { isDone: true, closes: true, then: () => never() },
} as const;
type Fault = {
  readonly isDone: boolean;
  readonly isAway?: boolean;
  readonly closes?: boolean;
  readonly then: () => Response | Promise<Response>;
};
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const never = () => new Promise<Response>(() => {});

/** A browser whose call number `at` of those that change something meets a fault. */
function aBrowser(fault: Fault, at: number) {
  const store = memoryStore();
  const lockName = randomUUID();
  const scope = {
    token: null,
    guestId: String(GUEST),
    zones: `[${HERE}]`,
    moduleId: RENTAL,
    language: 'en',
    point: null,
  };
  let changes = 0;
  let isAway = false;
  let closes = () => {};
  const isClosed = new Promise<void>((resolve) => void (closes = resolve));
  const faulty: typeof fetch = async (url, init) => {
    if (init?.method === 'GET') {
      return isAway ? json(502, {}) : renting.server.request(url as string, init);
    }
    changes += 1;
    if (isAway) return json(502, {});
    if (changes !== at) return renting.server.request(url as string, init);
    if (fault.isDone) await renting.server.request(url as string, init);
    isAway = fault.isAway ?? false;
    if (fault.closes) closes();
    return fault.then();
  };
  const wireBy = (fetch: typeof globalThis.fetch) => ({
    http: createFetchHttpClient({
      fetch,
      baseUrl: '',
      softwareId: '33571750',
      scope: () => scope,
      onSignedOut: () => {},
      renewGuest: () => Promise.resolve(null),
      isOnline: () => true,
    }),
    scope: () => scope,
    currency: () => USD,
    timeZone: () => timeZone('America/New_York'),
    report: () => {},
  });
  const sound = wireBy((url, init) => renting.server.request(url as string, init));
  return {
    isClosed,
    vehicles: createHttpVehicleReader(sound),
    /** What the server holds, asked without faults. */
    server: createHttpTripCartGateway(sound),
    comesBack: () => void (isAway = false),
    isMet: () => changes >= at,
    nothingIsNoted: () => store.read(KEYS.removedTripLines) === null,
    opens: () => {
      const lock = tabLock(navigator.locks, lockName);
      const note = createLocalStorageRemovedLines(store, lock);
      const machine = tripCartMachine.provide({
        actors: {
          ...tripCartCalls(createHttpTripCartGateway(wireBy(faulty)), note),
          watchOtherTabs: watchOtherTabsActor({ onStorage: () => () => {} }, note),
        },
        actions: {
          showNotice: () => {},
          showFailure: () => {},
          saveCount: () => {},
          rememberDestination: () => {},
          notifyOtherTabs: () => {},
          renameNote: () => {},
          eraseNote: (_, who) => note.forget(who),
          releaseNote: () => note.release(),
        },
      });
      const input = { who: 'guest:1', isRental: true, zones: [id<'Zone'>(HERE)], savedCount: null };
      const actor = createActor(machine, { input }).start();
      return {
        actor,
        close: () => {
          actor.stop();
          lock.release();
        },
      };
    },
  };
}
type Tab = ReturnType<ReturnType<typeof aBrowser>['opens']>;
type Snapshot = SnapshotFrom<typeof tripCartMachine>;

const isQuiet = (it: Snapshot) =>
  it.matches('ready') && !it.context.stale && it.context.queue.length === 0;

/** Yes to all that is asked, until there is nothing left to do. */
async function agrees({ actor }: Tab): Promise<void> {
  const now = await waitFor(actor, (it) => isQuiet(it) || select.isAsking(it), { timeout: 20_000 });
  if (!select.isAsking(now)) return;
  actor.send({ type: 'prompt.confirm' });
  await agrees({ actor } as Tab);
}

const textOf = ({ lines, details }: Pick<TripCart, 'lines' | 'details'>): string =>
  `${lines.map(({ vehicle: { name }, quantity }) => `${quantity} ${name}`).join(', ')}: ${details?.type ?? 'no trip'}`;

type Garage = Readonly<Record<'van' | 'bus', Vehicle>>;
const CHAINS = [
  {
    chain: 'Remove & Continue for a vehicle',
    calls: 4,
    asks: ({ van }: Garage) => add(van, byDistance),
    becomes: '1 Sedan, 1 Van: distance_wise',
  },
  {
    chain: 'a change of provider',
    calls: 2,
    asks: ({ bus }: Garage) => add(bus, hourly),
    becomes: '1 Bus: hourly',
  },
  {
    chain: 'Remove & Continue for another trip',
    calls: 3,
    asks: () => ({ type: 'trip.change' as const, details: byDistance }),
    becomes: '1 Sedan: distance_wise',
  },
];
const OLD = '1 Sedan, 1 Moped: hourly';
const add = (vehicle: Vehicle, details: TripDetails) =>
  ({ type: 'vehicle.add', vehicle, quantity: ONE, details, isTouched: true }) as const;

async function aFilledCart({ server, vehicles }: ReturnType<typeof aBrowser>): Promise<Garage> {
  const sedan = await renting.aVehicle({ name: 'Sedan' });
  const here = { provider_id: sedan.provider_id };
  const moped = await renting.aVehicle({ ...here, name: 'Moped', distance_price: null });
  const van = await renting.aVehicle({ ...here, name: 'Van' });
  const bus = await renting.aVehicle({ name: 'Bus' });
  await server.clear();
  for (const { id: vehicle } of [sedan, moped]) {
    const added = { vehicle: { id: id<'Vehicle'>(vehicle) }, quantity: ONE, details: hourly };
    expect(await server.add(added)).toMatchObject({ ok: true });
  }
  const read = async (row: { readonly id: number }): Promise<Vehicle> => {
    const answer = await vehicles.vehicle(id(row.id));
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  return { van: await read(van), bus: await read(bus) };
}

/** Walks a chain whose call number `at` meets the fault. Says what the server holds then; null where there is no such call. */
async function cartAfter(chain: (typeof CHAINS)[number], fault: Fault, at: number) {
  const browser = aBrowser(fault, at);
  const garage = await aFilledCart(browser);
  let tab = browser.opens();
  await agrees(tab);
  tab.actor.send(chain.asks(garage));
  await Promise.race([agrees(tab), browser.isClosed]);
  if (!browser.isMet()) return null;
  if (fault.closes) {
    tab.close();
    tab = browser.opens();
  }
  browser.comesBack();
  tab.actor.send({ type: 'cart.retry' });
  await agrees(tab);
  const held = await browser.server.read(new AbortController().signal);
  const shown = tab.actor.getSnapshot().context.cart;
  tab.close();
  return {
    held: held.ok ? textOf(held.value) : null,
    shown: textOf(shown),
    nothingIsNoted: browser.nothingIsNoted(),
  };
}

const ROWS = CHAINS.flatMap((chain) =>
  Object.entries(FAULTS).map(([what, fault]) => ({ ...chain, what, fault: fault })),
);

describe.each(ROWS)('$chain, of which a call $what', ({ fault, what, ...chain }) => {
  test('leaves the old cart or the new one, whichever call it is [D-112, D-116]', async () => {
    const left: string[] = [];
    for (let at = 1; ; at += 1) {
      const after = await cartAfter(chain, fault, at);
      if (!after) break;
      expect([OLD, chain.becomes], `call ${at} ${what}`).toContain(after.held);
      expect(after).toEqual({ held: after.held, shown: after.held, nothingIsNoted: true });
      left.push(after.held ?? '');
    }

    expect(left.length).toBeGreaterThanOrEqual(chain.calls);
  }, 60_000);
});
