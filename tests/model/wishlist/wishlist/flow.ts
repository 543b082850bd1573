import type { SnapshotFrom } from 'xstate';
import type { Scope } from '#application/account/scope.ts';
import { type Task, wishlistMachine } from '#application/wishlist/wishlist/machine.ts';
import { isWished } from '#application/wishlist/wishlist/queue.ts';
import {
  addRentalWish,
  addWish,
  listRentalWishes,
  listWishes,
  removeRentalWish,
  removeWish,
} from '#contract/wishlist.ts';
import { id } from '#domain/kernel/id.ts';
import { belongsTo, type Wish } from '#domain/wishlist/wish.ts';
import { wishesIn } from '#domain/wishlist/wishlist.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { aProvider, aVehicle } from '#tests/support/builders/rental.ts';
import { aWireProvider, aWireVehicle } from '#tests/support/builders/rental-wire.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { defineFlow } from '@sundry/statecharts';

type Planned = SnapshotFrom<typeof wishlistMachine>;
type Context = Planned['context'];

export const THINGS = {
  item: anItem(),
  store: aStore(),
  vehicle: aVehicle(),
  provider: aProvider(),
};
export const WISHES: Readonly<Record<keyof typeof THINGS, Wish>> = {
  item: { kind: 'item', id: THINGS.item.id },
  store: { kind: 'store', id: THINGS.store.id },
  vehicle: { kind: 'vehicle', id: THINGS.vehicle.id },
  provider: { kind: 'provider', id: THINGS.provider.id },
};

const shop = (...kinds: readonly ('item' | 'store')[]) =>
  answered({
    item: kinds.includes('item') ? [aWireItem({ id: THINGS.item.id })] : [],
    store: kinds.includes('store') ? [aWireStore({ id: THINGS.store.id })] : [],
  });
const rented = (...kinds: readonly ('vehicle' | 'provider')[]) =>
  answered({
    vehicles: kinds.includes('vehicle') ? [aWireVehicle({ id: THINGS.vehicle.id })] : [],
    providers: kinds.includes('provider') ? [aWireProvider({ id: THINGS.provider.id })] : [],
  });
const said = (message: string) => answered({ message });

const wire = {
  readWishlist: calling(listWishes, {
    nothing: shop(),
    'an item': shop('item'),
    'a store': shop('store'),
    'an item and a store': shop('item', 'store'),
    ...failures,
  }),
  readRentalWishes: calling(listRentalWishes, {
    nothing: rented(),
    'a vehicle': rented('vehicle'),
    'a provider': rented('provider'),
    'a vehicle and a provider': rented('vehicle', 'provider'),
    ...failures,
  }),
  runTask: calling(
    [addWish, removeWish, addRentalWish, removeRentalWish],
    {
      added: said('Added, says the server'),
      'done without a word': said(''),
      ...failures,
      'refused without a word': refusedAs('refused', refusal(403, 'refused', '')),
    },
    { asks: { wish: WISHES.item, wanted: true } },
  ),
};

const before: Scope = {
  principal: { kind: 'customer', key: 'customer:asha' },
  place: aPlace({ zones: '[1]' }),
  module: aModule(),
};
const guest = {
  kind: 'guest',
  key: 'guest:1',
  byChoice: false,
  sessionEnded: false,
} as const;
const to = (scope: Partial<Scope>, from: Partial<Scope> = {}) => ({
  before: { ...before, ...from },
  scope: { ...before, ...scope },
});
const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });

const RARE = ['refused', 'signedOut', 'unreachable', 'refused without a word'];

const names = (wishes: readonly Wish[]) => wishes.map(({ kind }) => kind).toSorted();
const taskText = (task: Task | null) =>
  task && `${task.wanted ? 'add' : 'remove'} ${task.wish.kind}`;

/** The server's list is the last one sent, unless another tab has changed it. */
function mayHold({ wishes, isRental, queue, failure }: Context, outcome: string): boolean {
  const held = names(wishes).filter(
    (kind) => isRental === (kind === 'vehicle' || kind === 'provider'),
  );
  if (held.length === 0) return queue.length === 0 || !outcome.includes(' and ');
  const text = { item: 'an item', store: 'a store', vehicle: 'a vehicle', provider: 'a provider' };
  const same = held.map((kind) => text[kind]).join(' and ');
  return outcome === same || (outcome === 'nothing' && failure === null && queue.length === 0);
}

/** Failures that share one treatment: met where nothing is queued. */
function mayAnswer(context: Context, { actor, outcome }: { actor: string; outcome: string }) {
  const { queue, wishes, task } = context;
  if (actor.startsWith('read')) {
    if (!RARE.includes(outcome)) return mayHold(context, outcome);
    return queue.length === 0 && (outcome === 'unreachable' || wishes.length === 0);
  }
  if (outcome === 'signedOut') return queue.every(({ wish }) => wish.kind === task?.wish.kind);
  if (outcome === 'done without a word') return queue.length === 0;
  return !RARE.includes(outcome) || queue.length === 0;
}

/** While a task is queued, walks toggle the first thing, and the other once. */
function mayToggle(snapshot: Planned, name: string): boolean {
  const { task, queue, isRental, isSomewhere, wishes, failure, stale } = snapshot.context;
  if (isRental !== (name === 'of a vehicle' || name === 'of a provider')) return false;
  if (failure !== null || wishes.some((wish) => !belongsTo(wish, isRental))) return false;
  const isFirst = name === 'of an item' || name === 'of a vehicle';
  if (snapshot.matches('ready')) return isSomewhere && (isFirst || wishes.length === 0);
  if (isRental) return false;
  if (snapshot.matches('working') && !isFirst) {
    return task?.wanted === true && task.wish.kind === 'item' && queue.length + wishes.length === 0;
  }
  if (!isFirst || wishes.length > 1) return false;
  if (snapshot.matches('working')) return !stale && task?.wish.kind === 'item' && queue.length <= 1;
  return queue.length === 0 || (queue.length === 1 && queue[0]?.wish.kind === 'item');
}

/** The scope changes while little else is going on. */
function mayChange(snapshot: Planned, name: string): boolean {
  const { task, queue, wishes, isRental } = snapshot.context;
  if (wishes.length > 1) return false;
  if (isRental) return snapshot.matches('readingRental') && queue.length + wishes.length === 0;
  if (snapshot.matches('ready')) return true;
  if (snapshot.hasTag('loading')) return queue.length === 0 && wishes.length === 0;
  if (task) return queue.length === 0 && wishes.length === 0 && name !== 'nothing of it';
  return name === 'the visitor signs in' || name === 'another customer';
}

export const flow = defineFlow({
  name: 'wishlist/wishlist',
  machine: wishlistMachine,
  inputs: {
    'a customer who shops': { isCustomer: true, isSomewhere: true, isRental: false },
    'a customer who rents': { isCustomer: true, isSomewhere: true, isRental: true },
    'a visitor who shops': { isCustomer: false, isSomewhere: true, isRental: false },
    'a customer without a place': { isCustomer: true, isSomewhere: false, isRental: false },
  },
  events: {
    'wish.toggle': {
      'of an item': { wish: WISHES.item },
      'of a store': { wish: WISHES.store },
      'of a vehicle': { wish: WISHES.vehicle },
      'of a provider': { wish: WISHES.provider },
    },
    'wishlist.retry': { '': {} },
    'wishlist.reload': { '': {} },
    'scope.change': {
      'another customer': to({}, { principal: { kind: 'customer', key: 'customer:ravi' } }),
      'the visitor signs in': to({}, { principal: guest }),
      'the customer signs out': to({ principal: guest }),
      'the session ends': to({ principal: { ...guest, sessionEnded: true } }),
      'to the module that rents': to({ module: rental }),
      'the place is taken back': to({ place: null }),
      'nothing of it': to({}),
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(wishlistMachine, wire)),
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
  },
  neverFails: ['watchOtherTabs'],
  bound: 9_000,
  within: (snapshot, step) => {
    const { context } = snapshot;
    if (step.kind === 'outcome') return mayAnswer(context, step);
    if (step.kind !== 'user') return true;
    if (step.event === 'wish.toggle') return mayToggle(snapshot, step.case);
    if (step.event === 'scope.change') return mayChange(snapshot, step.case);
    return context.queue.length === 0 && context.wishes.length <= (context.task ? 0 : 1);
  },
  project: ({ context }) => ({
    isCustomer: context.isCustomer,
    isSomewhere: context.isSomewhere,
    isRental: context.isRental,
    wishes: names(context.wishes),
    list: names(wishesIn(context.list)),
    stale: context.stale,
    failure: context.failure?.kind ?? null,
    task: taskText(context.task),
    queue: context.queue.map(taskText),
  }),
  invariants: {
    'nothing is asked of the server without a customer': (it) =>
      !it.hasTag('loading') || it.context.isCustomer || it.context.task === null,
    'something is being done exactly when there is a task': (it) =>
      it.hasTag('busy') === (it.context.task !== null),
    'a thing waits once at most': ({ context: { queue } }) =>
      new Set(queue.map(({ wish }) => wish.kind)).size === queue.length,
    'at rest every heart says what the server has said': (it) =>
      !it.matches('ready') ||
      Object.values(WISHES).every(
        (wish) =>
          isWished(it.context, wish) ===
          it.context.wishes.some(({ kind, id: of }) => kind === wish.kind && of === wish.id),
      ),
    'who is not signed in has no wishes': ({ context }) =>
      context.isCustomer || context.task !== null || context.wishes.length === 0,
  },
});
