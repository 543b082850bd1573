import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Scope } from '#application/account/scope.ts';
import type { Notice } from '#application/kernel/notice.ts';
import type { RemovedLines } from '#application/rental/rollback-journal.port.ts';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import { noticeOfFailure } from '#application/rental/trip-cart/rules.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import type * as TripCartFlow from '#application/rental/trip-cart/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { EMPTY_TRIP_CART, type TripCart, type TripLineId } from '#domain/rental/trip-cart.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aPlace } from './builders/location.ts';
import { aModule } from './builders/module.ts';
import { answeredByHand, decisionsSettle } from './fakes/by-hand.ts';

const before: Scope = {
  principal: { kind: 'guest', key: 'guest:1', byChoice: false, sessionEnded: false },
  place: aPlace({ zones: '[1]' }),
  module: aModule({ id: id(6), type: 'rental' }),
};

export const holds = (cart: TripCart): TripCartAnswer => ok(cart);
export const emptied = holds(EMPTY_TRIP_CART);
export const lists = (...lines: readonly TripLineId[]): TripCartAnswer =>
  refuse({ kind: 'incompatibleLines', lines });

/** A trip cart whose server answers by hand. The journal outlives the actor. */
export function aTripCartActor(notes: Map<string, RemovedLines> = new Map(), who = 'guest:1') {
  const calls = {
    read: answeredByHand<undefined, TripCartAnswer>(),
    ran: answeredByHand<TripCartFlow.Call, TripCartAnswer>(),
    cleared: answeredByHand<TripCartFlow.Wanted, TripCartAnswer>(),
    changed: answeredByHand<TripCartFlow.TripChange, TripCartAnswer>(),
    removed: answeredByHand<readonly TripLineId[], TripCartAnswer>(),
    added: answeredByHand<TripCartFlow.Wanted, TripCartAnswer>(),
  };
  const signIn = answeredByHand<undefined, TripCartFlow.Outcome>();
  const told: Notice[] = [];
  const counts: number[] = [];
  const destinations: string[] = [];
  const machine = tripCartMachine.provide({
    actors: {
      watchOtherTabs: fromCallback<EventObject, undefined, TripCartFlow.Report>(() => {}),
      readJournal: fromPromise<TripCartFlow.Note, string>(
        async ({ input }) => notes.get(input) ?? null,
      ),
      writeJournal: fromPromise<boolean, Pick<TripCartFlow.Context, 'who' | 'removed'>>(
        async ({ input: { who, removed } }) => {
          if (removed) notes.set(who, removed);
          return true;
        },
      ),
      authenticate: fromPromise(() => signIn.ask(undefined)),
      readCart: fromPromise<TripCartAnswer, undefined>(() => calls.read.ask(undefined)),
      runTask: fromPromise<TripCartAnswer, TripCartFlow.Call>(({ input }) => calls.ran.ask(input)),
      clearFor: fromPromise<TripCartAnswer, TripCartFlow.Wanted>(({ input }) =>
        calls.cleared.ask(input),
      ),
      changeTrip: fromPromise<TripCartAnswer, TripCartFlow.TripChange>(({ input }) =>
        calls.changed.ask(input),
      ),
      removeLines: fromPromise<TripCartAnswer, readonly TripLineId[]>(({ input }) =>
        calls.removed.ask(input),
      ),
      addVehicle: fromPromise<TripCartAnswer, TripCartFlow.Wanted>(({ input }) =>
        calls.added.ask(input),
      ),
    },
    actions: {
      showNotice: (_, notice) => void told.push(notice),
      showFailure: (_, failure) => void told.push(noticeOfFailure(failure)),
      renameJournal: (_, { before: { principal: was }, scope: { principal: is } }) => {
        const removed = notes.get(was.key);
        notes.delete(was.key);
        if (removed) notes.set(is.key, removed);
      },
      releaseJournal: () => {},
      eraseJournal: (_, who) => void notes.delete(who),
      saveCount: (_, { lines }) => void counts.push(lines.length),
      rememberDestination: (_, place) => {
        if (place) destinations.push(place.name);
      },
    },
  });
  const input = { who, isRental: true, savedCount: null };
  const actor = createActor(machine, { input }).start();
  const sent = () =>
    calls.ran.calls.length +
    calls.cleared.calls.length +
    calls.changed.calls.length +
    calls.removed.calls.length +
    calls.added.calls.length;
  return {
    actor,
    calls,
    signIn,
    told,
    counts,
    destinations,
    notes,
    sent,
    /** Confirms the question, and settles its consequences. */
    agrees: async () => {
      actor.send({ type: 'prompt.confirm' });
      await decisionsSettle();
    },
    reads: async (cart: TripCart | TripCartAnswer) => {
      await decisionsSettle();
      await calls.read.answers('ok' in cart ? cart : holds(cart));
      await decisionsSettle();
    },
    scopeChanges: (scope: Partial<Scope>, was: Partial<Scope> = {}) =>
      actor.send({
        type: 'scope.change',
        before: { ...before, ...was },
        scope: { ...before, ...scope },
      }),
    names: () => actor.getSnapshot().context.cart.lines.map(({ vehicle }) => vehicle.name),
    trip: () => actor.getSnapshot().context.cart.details,
  };
}

export async function aFilledTripCart(
  cart: TripCart,
  notes?: Map<string, RemovedLines>,
  who?: string,
) {
  const started = aTripCartActor(notes, who);
  await started.reads(cart);
  return started;
}

type Actors = NonNullable<Parameters<typeof tripCartMachine.provide>[0]['actors']>;

/** An empty trip cart beside a view; it makes no call unless actors are given. */
export const aQuietTripCart = (actors: Partial<Actors> = {}) =>
  tripCartMachine.provide({
    actors: {
      watchOtherTabs: fromCallback<EventObject, undefined, TripCartFlow.Report>(() => {}),
      readJournal: fromPromise<TripCartFlow.Note, string>(async () => null),
      readCart: fromPromise<TripCartAnswer, undefined>(async () => emptied),
      ...actors,
    },
    actions: { saveCount: () => {} },
  });
