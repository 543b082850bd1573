import { assign, emit, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { changesLines, endsCart, sessionEnds } from '#application/cart/cart-scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import {
  EMPTY_TRIP_CART,
  type TripCart,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import type { ConflictKind } from '#domain/rental/trip-conflict.ts';
import type { TripPlace } from '#domain/rental/trip-details.ts';
import { rentalScopeIn } from './rental-scope.ts';
import * as select from './trip-cart.context.ts';
import { asked, isAtCount, makesSense, stillDue, withoutLine } from './trip-cart.queue.ts';
import * as tasks from './trip-cart.tasks.ts';
import type * as TripCartFlow from './trip-cart.types.ts';

const none: readonly [] = [];
const OFFERS = ['vehicleRemoved', 'tripCartCleared', 'vehiclesNotRestored'] as const;

/** What the trip cart needs from outside. Every call answers the whole cart. */
export const slots = {
  actors: {
    watchOtherTabs: portListener<TripCartFlow.Report>('watchOtherTabs'),
    readCart: portActor<undefined, TripCartFlow.Answer>('readCart'),
    readJournal: portActor<TripCartFlow.RentalScope['who'], TripCartFlow.Note>('readJournal'),
    writeJournal: portActor<Pick<TripCartFlow.Context, 'who' | 'removed'>, boolean>('writeJournal'),
    runTask: portActor<TripCartFlow.Call, TripCartFlow.Answer>('runTask'),
    clearFor: portActor<TripCartFlow.Wanted, TripCartFlow.Answer>('clearFor'),
    changeTrip: portActor<TripCartFlow.TripChange, TripCartFlow.Answer>('changeTrip'),
    removeLines: portActor<readonly TripLineId[], TripCartFlow.Answer>('removeLines'),
    addVehicle: portActor<TripCartFlow.Wanted, TripCartFlow.Answer>('addVehicle'),
  },
  effects: {
    renameJournal: effect<ScopeChange>(),
    eraseJournal: effect<TripCartFlow.RentalScope['who']>(),
    releaseJournal: effect(),
    saveCount: effect<TripCart>(),
    rememberDestination: effect<TripPlace | null>(),
    notifyOtherTabs: effect(),
  },
};

const base = setup({
  types: {
    input: {} as TripCartFlow.Input,
    context: {} as TripCartFlow.Context,
    events: {} as TripCartFlow.Event,
    emitted: {} as TripCartFlow.Emitted,
    tags: {} as TripCartFlow.Tag,
    meta: {} as Meta,
  },
  actors: { ...slots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    rentalIsChosen: ({ context }) => context.isRental,
    cartIsStale: ({ context }) => context.stale,
    requestMakesSense: ({ context }, request: TripCartFlow.Request) => makesSense(context, request),
    increaseIsRefused: ({ context }, { line }: TripCartFlow.Increase) => isAtCount(context, line),
    /** Whatever is asked for waits until the cart is whole again. */
    cartIsToBeMended: ({ context }) => context.removed !== null && context.queue.length > 0,
    vehicleIsNext: ({ context }) => context.queue[0]?.kind === 'add',
    clearingIsNext: ({ context }) => context.queue[0]?.kind === 'clear',
    taskIsWaiting: ({ context }) => context.queue.length > 0,
    vehicleIsRefused: ({ context }) => select.refusalOf(context) !== null,
    conflictIs: ({ context }, kind: ConflictKind) => select.meets(context, kind),
    tripIsToChange: ({ context }) => select.changesTrip(context),
    providerIsAgreed: ({ context }) => context.agreed.includes('provider'),
    someAreIncompatible: ({ context }) => context.incompatible.length > 0,
    otherTabWasAtWork: (_, isWritten: boolean) => !isWritten,
    someCannotComeAlong: ({ context }, answer: TripCartFlow.Answer) =>
      select.incompatibleIn(context, answer).length > 0 && !select.isHalf(context),
    /** No vehicle is to be added after it: the trip alone was to change. */
    tripIsDone: ({ context }, { ok }: TripCartFlow.Answer) => ok && context.candidate === null,
    nothingIsLeft: ({ context }, answer: TripCartFlow.Answer) =>
      answer.ok && context.candidate === null && answer.value.lines.length === 0,
    cartIsEmptied: (_, answer: TripCartFlow.Answer) => answer.ok && answer.value.lines.length === 0,
    journalIsFound: ({ context }, { ok }: TripCartFlow.Answer) => ok && context.removed !== null,
    cartIsWhole: ({ context }) =>
      !select.isHalf(context) && !context.isRestored && !select.isLossy(context),
    somethingIsLost: ({ context }) => !select.isHalf(context) && select.isLossy(context),
    /** After signing in again: it has not failed yet. */
    wantedIsTriedAgain: ({ context }) => !select.isHalf(context) && select.isTriedAgain(context),
    everythingIsBack: ({ context }) => !select.isHalf(context),
    tripIsOther: ({ context }) => select.isOnOtherTrip(context),
    serverIsAway: (_, answer: TripCartFlow.Answer) =>
      !answer.ok && (answer.failure.kind === 'unreachable' || answer.failure.kind === 'signedOut'),
    restoringIsUnanswered: ({ context: { task } }, answer: TripCartFlow.Answer) =>
      task?.kind === 'restore' && !answer.ok && answer.failure.kind === 'unreachable',
    scopeEndsCart: (_, change: ScopeChange) => endsCart(change),
    /** What was under way goes on once the customer has signed in again. */
    sessionEndsMeanwhile: ({ context: { task, candidate } }, change: ScopeChange) =>
      (task !== null || candidate !== null) && sessionEnds(change) && !endsCart(change),
    visitorIsTheSame: (_, change: ScopeChange) => changesLines(change) && !endsCart(change),
    guestSignsIn: (_, { before, scope }: ScopeChange) =>
      before.principal.kind === 'guest' && scope.principal.kind === 'customer',
    scopeChangesCart: (_, change: ScopeChange) => changesLines(change),
    visitorSignedIn: (_, outcome: TripCartFlow.Outcome) => outcome === 'signedIn',
  },
  actions: {
    markStale: assign({ stale: true }),
    setRentalScope: assign((_, { scope }: ScopeChange) => ({
      ...rentalScopeIn(scope),
      stale: true,
    })),
    /** Nothing that was asked for, or about, before is left. What was journaled is read again. */
    dropTasks: assign({
      ...tasks.NOTHING_UNDER_WAY,
      ...tasks.EMPTY_JOURNAL,
      ...tasks.NOTHING_LOST,
      failure: null,
      queue: none,
    }),
    /** Nothing of one customer is shown to the next. */
    clearCart: assign({ cart: EMPTY_TRIP_CART, savedCount: null, removals: none }),
    /** What was cleared for the sake of a module can be taken back in it: that offer stays. */
    withdrawOffers: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: OFFERS }),
    clearTasks: assign({ queue: none }),
    returnTask: assign(({ context }) => tasks.returned(context)),
    queueRequest: assign(({ context }, request: TripCartFlow.Request) => asked(context, request)),
    setCart: assign(({ context }, cart: TripCart) => ({
      cart,
      savedCount: null,
      stale: false,
      failure: null,
      queue: stillDue(context.queue, cart),
    })),
    setFailure: assign((_, failure: TripCartFlow.Failure) => ({
      failure: select.callFailureOf(failure),
      stale: false,
    })),
    takeNext: assign(({ context: { queue } }) => ({
      task: queue[0] ?? null,
      queue: queue.slice(1),
    })),
    dropNext: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    finishTask: assign(({ context }) => tasks.finished(context)),
    /** The line keeps the quantity that the server knows: what was asked of it meanwhile goes, too. */
    dropTask: assign(({ context: { task, queue } }) => ({
      task: null,
      stale: true,
      queue: task?.kind === 'step' ? withoutLine(queue, task.line) : queue,
    })),
    dropRestoring: assign(({ context: { queue } }) => ({
      task: null,
      stale: true,
      queue: queue.filter(({ kind }) => kind !== 'restore'),
    })),
    takeVehicle: assign(({ context: { cart, queue } }) => {
      const [next, ...rest] = queue;
      return next?.kind === 'add'
        ? {
            ...tasks.NOTHING_UNDER_WAY,
            ...tasks.NOTHING_LOST,
            candidate: select.candidateOf(cart, next),
            queue: rest,
          }
        : {};
    }),
    dropWanted: assign(tasks.NOTHING_UNDER_WAY),
    agree: assign(({ context }, kind: ConflictKind) => ({ agreed: [...context.agreed, kind] })),
    setIncompatible: assign(({ context }, answer: TripCartFlow.Answer) => ({
      incompatible: select.incompatibleIn(context, answer),
    })),
    /** Before the first call of several: what they are about to take away, and from which trip. */
    journalLines: assign(({ context }, lines: readonly TripLine[]) => ({
      ...tasks.EMPTY_JOURNAL,
      ...tasks.NOTHING_LOST,
      removed: select.journalOf(context, lines),
    })),
    setNote: assign((_, note: TripCartFlow.Note) => ({
      ...tasks.EMPTY_JOURNAL,
      ...tasks.NOTHING_LOST,
      removed: note === 'locked' ? null : note,
    })),
    forgetLines: assign(tasks.EMPTY_JOURNAL),
    setRestored: assign({ isRestored: true }),
    loseNext: assign(({ context }) => ({
      lost: [...context.lost, select.nextMissing(context).vehicle.id],
    })),
    loseAll: assign(({ context }) => select.lostWithTrip(context)),
    emitVehicleAdded: emit(({ context }) => ({
      type: 'vehicle.added' as const,
      vehicle: select.wantedOf(context).vehicle.id,
    })),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), (_, failure: TripCartFlow.Failure) =>
      showing(_, select.noticeOfFailure(failure)),
    ),
    ...slots.effects,
  },
});

/** The base the chart of the trip cart is written in. */
export const tripCart = base.extend({
  actions: {
    dropWaiting: base.enqueueActions(({ context, enqueue }) => {
      for (const notice of select.noticesOfDropped(context))
        enqueue({ type: 'showNotice', params: notice });
      enqueue('clearTasks');
    }),
    /** After the last call, or when nothing was sent. */
    forgetJournal: base.enqueueActions(({ context, enqueue }) => {
      enqueue('forgetLines');
      enqueue({ type: 'eraseJournal', params: context.who });
    }),
  },
});
