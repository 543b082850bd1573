import { randomUUID } from 'node:crypto';
import { createActor } from 'xstate';
import type {
  TripCartAnswer,
  TripCartGateway,
} from '#application/rental/trip-cart-gateway.port.ts';
import * as select from '#application/rental/module-gate/selectors.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { tabLock } from '#infrastructure/kernel/tab-lock.ts';
import { createRollbackJournal } from '#infrastructure/rental/storage.ts';
import { provideModuleGate } from '#infrastructure/rental/module-gate.bindings.ts';
import { tripCartCalls, watchOtherTabsActor } from '#infrastructure/rental/trip-cart.bindings.ts';
import { byDistance, cart, hourly, OLD, sedan, van, YES } from './builders/trip-carts.ts';
import { rentalModule } from './builders/module.ts';
import { answeredByHand, decisionsSettle } from './fakes/by-hand.ts';
import { holds, lists } from './start-trip-cart.ts';

/** Tabs of one browser: they share its storage and its locks, and each has calls of its own. */
export function aBrowser({ locks }: { readonly locks: LockManager | null }) {
  const store = memoryStore();
  const name = randomUUID();
  const opens = async (found: TripCart) => {
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
    const note = createRollbackJournal(store, lock);
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
        renameJournal: () => {},
        eraseJournal: (_, who) => note.forget(who),
        releaseJournal: () => note.release(),
      },
    });
    const input = { who: 'guest:1', isRental: true, zones: [id<'Zone'>(1)], savedCount: null };
    const actor = createActor(machine, { input }).start();
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
      /** The browser releases the tab's locks. */
      close: async () => {
        actor.stop();
        lock.release();
        await settle();
      },
    };
  };
  /** A tab that is about to choose a module which the cart's provider does not serve. */
  const choosesModule = () => {
    const calls = {
      read: answeredByHand<undefined, TripCartAnswer>(),
      cleared: answeredByHand<undefined, TripCartAnswer>(),
    };
    const gateway: Partial<TripCartGateway> = {
      read: () => calls.read.ask(undefined),
      clear: () => calls.cleared.ask(undefined),
    };
    const lock = tabLock(locks, name);
    const gate = createActor(
      provideModuleGate(
        gateway as TripCartGateway,
        createRollbackJournal(store, lock),
        { save: () => {} },
        { localStore: store, uuid: () => 'a change' },
      ),
      { input: { who: 'guest:1', module: { ...rentalModule(), zones: [id<'Zone'>(9)] } } },
    ).start();
    const reads = async (now: TripCart) => {
      await settle();
      await calls.read.answers(holds(now));
      await settle();
    };
    return {
      gate,
      calls,
      reads,
      agrees: async () => {
        gate.send(YES);
        await settle();
      },
      isAsked: () => select.isAsking(gate.getSnapshot()) && !select.isBusy(gate.getSnapshot()),
      isTold: () => select.linesOf(gate.getSnapshot()).map(({ vehicle }) => vehicle.name),
      output: () => gate.getSnapshot().output ?? null,
      close: async () => {
        gate.stop();
        lock.release();
        await settle();
      },
    };
  };
  return { opens, choosesModule };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await decisionsSettle();
};

/** A tab in the middle of Remove & Continue: the moped has gone, and the trip is about to change. */
export async function removing({ opens }: Pick<ReturnType<typeof aBrowser>, 'opens'>) {
  const tab = await opens(OLD);
  tab.wants(van, byDistance);
  await tab.settle();
  await tab.calls.changed.answers(lists(id(13)));
  tab.actor.send(YES);
  await tab.settle();
  await tab.calls.removed.answers(holds(cart(hourly, sedan)));
  return tab;
}
