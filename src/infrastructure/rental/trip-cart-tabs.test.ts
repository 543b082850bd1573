import { randomUUID } from 'node:crypto';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type {
  TripCartAnswer,
  TripCartGateway,
} from '#application/rental/trip-cart-gateway.port.ts';
import { tripCartMachine } from '#application/rental/trip-cart.machine.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import { EMPTY_TRIP_CART, type TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import {
  bus,
  byDistance,
  cart,
  hourly,
  OLD,
  sedan,
  van,
  YES,
} from '#tests/support/builders/trip-carts.ts';
import { answeredByHand, decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { holds, lists } from '#tests/support/start-trip-cart.ts';
import { createLocalStorageRemovedLines } from './local-storage-removed-lines.adapter.ts';
import { tripCartCalls, watchOtherTabsActor } from './trip-cart-actors.ts';

/** Tabs of one browser: they share its storage and its locks, and each has calls of its own. */
function aBrowser({ locks }: { readonly locks: LockManager | null }) {
  const store = memoryStore();
  const name = randomUUID();
  return async (found: TripCart) => {
    const calls = {
      read: answeredByHand<undefined, TripCartAnswer>(),
      cleared: answeredByHand<undefined, TripCartAnswer>(),
      changed: answeredByHand<undefined, TripCartAnswer>(),
      removed: answeredByHand<undefined, TripCartAnswer>(),
      added: answeredByHand<undefined, TripCartAnswer>(),
    };
    const gateway: Partial<TripCartGateway> = {
      read: () => calls.read.ask(undefined),
      clearFor: () => calls.cleared.ask(undefined),
      changeTrip: () => calls.changed.ask(undefined),
      removeAll: () => calls.removed.ask(undefined),
      add: () => calls.added.ask(undefined),
    };
    const lock = tabLock(locks, name);
    const note = createLocalStorageRemovedLines(store, lock);
    const told: string[] = [];
    const machine = tripCartMachine.provide({
      actors: {
        ...tripCartCalls(gateway as TripCartGateway, note),
        watchOtherTabs: watchOtherTabsActor({ onStorage: () => () => {} }, note),
      },
      actions: {
        showNotice: (_, { kind }) => void told.push(kind),
        showFailure: () => {},
        saveCount: () => {},
        rememberDestination: () => {},
        notifyOtherTabs: () => {},
        renameNote: () => {},
        eraseNote: (_, who) => note.forget(who),
        releaseNote: () => note.release(),
      },
    });
    const input = { who: 'guest:1', isRental: true, zones: [id<'Zone'>(1)], savedCount: null };
    const actor = createActor(machine, { input }).start();
    const settle = async () => {
      for (let turn = 0; turn < 5; turn += 1) await decisionsSettle();
    };
    const reads = async (now: TripCart) => {
      await settle();
      await calls.read.answers(holds(now));
      await settle();
    };
    await reads(found);
    return {
      actor,
      calls,
      told,
      reads,
      settle,
      wants: (vehicle: Vehicle, details: TripDetails) => {
        actor.send({ type: 'vehicle.add', vehicle, quantity: ONE, details, isTouched: true });
        actor.send(YES);
      },
      names: () => actor.getSnapshot().context.cart.lines.map(({ vehicle }) => vehicle.name),
      /** The browser releases what a tab has held. */
      close: async () => {
        actor.stop();
        lock.release();
        await settle();
      },
    };
  };
}

/** A tab in the middle of Remove & Continue: the moped has gone, and the trip is about to change. */
async function removing(opens: ReturnType<typeof aBrowser>) {
  const tab = await opens(OLD);
  tab.wants(van, byDistance);
  await tab.settle();
  await tab.calls.changed.answers(lists(id(13)));
  tab.actor.send(YES);
  await tab.settle();
  await tab.calls.removed.answers(holds(cart(hourly, sedan)));
  return tab;
}

test('a second tab leaves to the first what that is just removing [D-116]', async () => {
  const opens = aBrowser(navigator);
  const first = await removing(opens);

  const second = await opens(cart(hourly, sedan));
  expect(second.calls.added.calls).toHaveLength(0);
  await first.calls.changed.answers(holds(cart(byDistance, sedan)));
  await first.calls.added.answers(holds(cart(byDistance, sedan, van)));
  await second.reads(cart(byDistance, sedan, van));

  expect([first.names(), second.names()]).toEqual([
    ['Sedan', 'Van'],
    ['Sedan', 'Van'],
  ]);
  expect(second.calls.added.calls).toHaveLength(0);
});

test('a second tab puts it back as soon as the first is closed in the middle [D-116]', async () => {
  const opens = aBrowser(navigator);
  const first = await removing(opens);
  const second = await opens(cart(hourly, sedan));

  await first.close();
  await second.reads(cart(hourly, sedan));
  await second.calls.added.answers(holds(OLD));

  expect(second.names()).toEqual(['Sedan', 'Moped']);
  expect(second.told).toEqual(['tripCartAsBefore']);
});

test('of two tabs that start after one was closed in the middle, one puts back [D-116]', async () => {
  const opens = aBrowser(navigator);
  const first = await removing(opens);
  await first.close();

  const second = await opens(cart(hourly, sedan));
  const third = await opens(cart(hourly, sedan));

  expect([second.calls.added.calls.length, third.calls.added.calls.length]).toEqual([1, 0]);
  await second.calls.added.answers(holds(OLD));
  await third.reads(OLD);
  expect([second.names(), third.names()]).toEqual([
    ['Sedan', 'Moped'],
    ['Sedan', 'Moped'],
  ]);
  expect(third.told).toEqual([]);
});

test('two tabs that change the cart at the same time do it one after the other, and the second asks anew', async () => {
  const opens = aBrowser(navigator);
  const second = await opens(OLD);
  const first = await removing(opens);

  second.wants(bus, hourly);
  await second.settle();
  expect(second.calls.cleared.calls).toHaveLength(0);
  await first.calls.changed.answers(holds(cart(byDistance, sedan)));
  await first.calls.added.answers(holds(cart(byDistance, sedan, van)));
  await second.reads(cart(byDistance, sedan, van));

  expect(second.actor.getSnapshot().hasTag('askingProvider')).toBe(true);
  second.actor.send(YES);
  await second.settle();
  await second.calls.cleared.answers(holds(EMPTY_TRIP_CART));
  await second.calls.added.answers(holds(cart(hourly, bus)));
  expect(second.names()).toEqual(['Bus']);
});

test('a question that is open keeps no other tab waiting', async () => {
  const opens = aBrowser(navigator);
  const first = await opens(OLD);
  first.wants(van, byDistance);
  await first.settle();
  await first.calls.changed.answers(lists(id(13)));
  expect(first.actor.getSnapshot().hasTag('askingToRemove')).toBe(true);

  const second = await opens(OLD);
  second.wants(bus, hourly);
  await second.settle();

  expect(second.calls.cleared.calls).toHaveLength(1);
});

test('where the browser has no locks, a tab that was closed is put right all the same [D-116]', async () => {
  const opens = aBrowser({ locks: null });
  const first = await removing(opens);
  await first.close();

  const second = await opens(cart(hourly, sedan));
  await second.calls.added.answers(holds(OLD));

  expect(second.names()).toEqual(['Sedan', 'Moped']);
});
