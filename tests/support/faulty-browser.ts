import { randomUUID } from 'node:crypto';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { createTripCartGateway } from '#infrastructure/rental/trip-cart.api.ts';
import { createVehicleReader } from '#infrastructure/rental/vehicles.api.ts';
import { provideModuleGate } from '#infrastructure/rental/module-gate.bindings.ts';
import { createRollbackJournal } from '#infrastructure/rental/storage.ts';
import { tripCartCalls, watchOtherTabsActor } from '#infrastructure/rental/trip-cart.bindings.ts';
import { rentalModule } from './builders/module.ts';
import { ELSEWHERE, HERE } from './builders/rows.ts';
import { hourlyTrip, wireOfGuest } from './rental-over-the-wire.ts';
import type { startRenting } from './start-renting.ts';

/** A browser with a trip cart at the real server, one of whose calls meets a fault. */

type Renting = ReturnType<typeof startRenting>;

/** Fates of a call that changes something. */
export const FAULTS = {
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
export type Fault = {
  readonly isDone: boolean;
  readonly isAway?: boolean;
  readonly closes?: boolean;
  readonly then: () => Response | Promise<Response>;
};
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const never = () => new Promise<Response>(() => {});

/** A browser whose changing call number `at` meets a fault. */
export function aBrowser(renting: Renting, fault: Fault, at: number) {
  const store = memoryStore();
  const lockName = randomUUID();
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
  const sound = wireOfGuest((url, init) => renting.server.request(url as string, init));
  return {
    isClosed,
    vehicles: createVehicleReader(sound),
    /** Reads the server's state without faults. */
    server: createTripCartGateway(sound),
    comesBack: () => void (isAway = false),
    isMet: () => changes >= at,
    journalIsEmpty: () => store.read(KEYS.removedTripLines) === null,
    /** A module is chosen elsewhere, and the customer agrees to its question. */
    choosesModule: () => {
      const lock = tabLock(navigator.locks, lockName);
      const note = createRollbackJournal(store, lock);
      const platform = { localStore: store, uuid: randomUUID };
      const gateway = createTripCartGateway(wireOfGuest(faulty));
      const gate = createActor(provideModuleGate(gateway, note, { save: () => {} }, platform), {
        input: { who: 'guest:1', module: { ...rentalModule(), zones: [id<'Zone'>(ELSEWHERE)] } },
      });
      gate.subscribe((it) => {
        if (it.matches('asking')) gate.send({ type: 'prompt.confirm' });
      });
      gate.start();
      return {
        gate,
        close: () => {
          gate.stop();
          lock.release();
        },
      };
    },
    opens: () => {
      const lock = tabLock(navigator.locks, lockName);
      const note = createRollbackJournal(store, lock);
      const machine = tripCartMachine.provide({
        actors: {
          ...tripCartCalls(createTripCartGateway(wireOfGuest(faulty)), note),
          watchOtherTabs: watchOtherTabsActor({ onStorage: () => () => {} }, note),
        },
        actions: {
          showNotice: () => {},
          showFailure: () => {},
          saveCount: () => {},
          rememberDestination: () => {},
          notifyOtherTabs: () => {},
          renameJournal: () => {},
          eraseJournal: (_, who) => note.forget(who),
          releaseJournal: () => note.release(),
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

/** Confirms every question until the cart is idle. */
export async function agrees({ actor }: Tab): Promise<void> {
  const now = await waitFor(actor, (it) => isQuiet(it) || select.isAsking(it));
  if (!select.isAsking(now)) return;
  actor.send({ type: 'prompt.confirm' });
  await agrees({ actor } as Tab);
}

export const textOf = ({ lines, details }: Pick<TripCart, 'lines' | 'details'>): string =>
  `${lines.map(({ vehicle: { name }, quantity }) => `${quantity} ${name}`).join(', ')}: ${details?.type ?? 'no trip'}`;

export type Garage = Readonly<Record<'van' | 'bus', Vehicle>>;
export async function aFilledCart(
  renting: Renting,
  { server, vehicles }: ReturnType<typeof aBrowser>,
): Promise<Garage> {
  const sedan = await renting.aVehicle({ name: 'Sedan' });
  const here = { provider_id: sedan.provider_id };
  const moped = await renting.aVehicle({ ...here, name: 'Moped', distance_price: null });
  const van = await renting.aVehicle({ ...here, name: 'Van' });
  const bus = await renting.aVehicle({ name: 'Bus' });
  await server.clear();
  for (const { id: vehicle } of [sedan, moped]) {
    const added = { vehicle: { id: id<'Vehicle'>(vehicle) }, quantity: ONE, details: hourlyTrip() };
    expect(await server.add(added)).toMatchObject({ ok: true });
  }
  const read = async (row: { readonly id: number }): Promise<Vehicle> => {
    const answer = await vehicles.vehicle(id(row.id));
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  return { van: await read(van), bus: await read(bus) };
}
