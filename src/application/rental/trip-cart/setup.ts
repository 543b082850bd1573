import { assign, emit, sendTo } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import {
  cartScopeGuards,
  changesLines,
  endsCart,
  sessionEnds,
} from '#application/cart/cart-scope.ts';
import { withoutLinesOf } from '#application/cart/line-queue.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import {
  nextDropped,
  nextTaken,
  noTasks,
  queueGuards,
  type TaskQueue,
} from '#application/kernel/task-queue.ts';
import { type RentalScope, rentalScopeIn } from '#application/rental/rental-scope.ts';
import type {
  FoundJournal,
  RemovedLine,
  RemovedLines,
} from '#application/rental/rollback-journal.port.ts';
import type {
  TripCartAnswer,
  TripCartFailure,
  Wanted,
} from '#application/rental/trip-cart-gateway.port.ts';
import type { Quantity } from '#domain/kernel/quantity.ts';
import {
  EMPTY_TRIP_CART,
  type TripCandidate,
  type TripCart,
  type TripDetailsId,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import type { ConflictKind } from '#domain/rental/trip-conflict.ts';
import type { TripDetails, TripPlace } from '#domain/rental/trip-details.ts';
import type { Vehicle, VehicleId } from '#domain/rental/vehicle.ts';
import { asked, isAtCount, makesSense, stillDue } from './queue.ts';
import * as select from './rules.ts';
import * as tasks from './tasks.ts';

export type Add = {
  readonly type: 'vehicle.add';
  readonly vehicle: Vehicle;
  readonly quantity: Quantity;
  readonly details: TripDetails;
  /** True where the search has changed since the last vehicle was added. */
  readonly isTouched: boolean;
};
export type Increase = { readonly type: 'line.increase'; readonly line: TripLineId };

/** Requests are queued. */
export type Request =
  | Add
  | Increase
  /** The last one removes the line, and so does any decrease of an unrentable vehicle. */
  | { readonly type: 'line.decrease'; readonly line: TripLineId }
  | { readonly type: 'lines.remove'; readonly lines: readonly TripLineId[] }
  | { readonly type: 'trip.change'; readonly details: TripDetails }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.undo'; readonly line: Removal['line'] }
  /** Restores lines that were cleared for a module, or whose restoration failed. */
  | { readonly type: 'lines.restore'; readonly cleared: Cleared };

export type Cleared = { readonly lines: readonly RemovedLine[]; readonly details: TripDetails };

type Restoring = { readonly type: 'cart.undo' | 'lines.restore' };

export type Command =
  | Exclude<Request, Restoring>
  | { readonly type: 'prompt.confirm' }
  | { readonly type: 'prompt.cancel' }
  | { readonly type: 'cart.retry' };

export type Report =
  | Extract<Request, Restoring>
  /** The cart may have changed: in another tab, or by a booking. */
  | { readonly type: 'cart.reload' }
  | ({ readonly type: 'scope.change' } & ScopeChange);

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    tripCart: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    tripCart: Command;
  }
}

export type Task =
  | ({ readonly kind: 'add' } & Omit<Add, 'type'>)
  | { readonly kind: 'step'; readonly line: TripLineId; readonly quantity: Quantity }
  | { readonly kind: 'remove'; readonly lines: readonly TripLineId[] }
  | { readonly kind: 'change'; readonly details: TripDetails }
  | { readonly kind: 'clear' }
  /** For the trip of the cart, or for its own where the cart is empty. */
  | ({ readonly kind: 'restore'; readonly details: TripDetails } & RemovedLine);

/** Lines that one task has removed, with their trip. */
export type Removal = {
  /** The first removed line; null where all were removed. */
  readonly line: TripLineId | null;
  readonly lines: readonly TripLine[];
  readonly details: TripDetails;
};

export type Call =
  | {
      readonly kind: 'update';
      readonly line: TripLineId;
      readonly quantity: Quantity;
      /** The trip of the cart, unchanged; null where it could not be read. */
      readonly details: TripDetails | null;
    }
  | { readonly kind: 'remove'; readonly line: TripLineId }
  | { readonly kind: 'removeAll'; readonly lines: readonly TripLineId[] }
  | { readonly kind: 'changeTrip'; readonly id: TripDetailsId; readonly details: TripDetails }
  | { readonly kind: 'clear' }
  | { readonly kind: 'add'; readonly wanted: Wanted };

export type TripChange = { readonly id: TripDetailsId; readonly details: TripDetails };

export type { RentalScope };

export type Input = RentalScope & Pick<Context, 'savedCount'>;

export type Context = RentalScope &
  TaskQueue<Task> & {
    /** Line count at page load; null after the first read. */
    readonly savedCount: number | null;
    readonly cart: TripCart;
    /** Restorable removals, the last one last. */
    readonly removals: readonly Removal[];
    readonly candidate: Candidate | null;
    readonly agreed: readonly ConflictKind[];
    /** Incompatible lines, as named by the server. */
    readonly incompatible: readonly TripLineId[];
    /** Journal entry of a chain of calls, until its last answer. */
    readonly removed: RemovedLines | null;
    /** True where any of it has been restored. */
    readonly isRestored: boolean;
    /** Losses of the restoration, until the next vehicle is wanted. */
    readonly tripIsLost: boolean;
    readonly lost: readonly VehicleId[];
  };

/** With its current trip; `isTouched` is true where that was searched for this vehicle. */
export type Candidate = TripCandidate & Pick<Add, 'isTouched'>;

export type Emitted = { readonly type: 'vehicle.added'; readonly vehicle: VehicleId };
export type Tag =
  | 'loading'
  | 'busy'
  | 'askingProvider'
  | 'askingTripType'
  | 'askingDuration'
  | 'askingDetails'
  | 'askingToRemove'
  | 'askingToClear';
export type Answer = TripCartAnswer;
export type Note = FoundJournal;
export type Outcome = AuthenticationOutcome;
export type { TripCartFailure as Failure, Wanted };

const none: readonly [] = [];
const OFFERS = ['vehicleRemoved', 'tripCartCleared', 'vehiclesNotRestored'] as const;

/** Every call returns the whole cart. */
export const slots = {
  actors: {
    watchOtherTabs: portListener<Report>('watchOtherTabs'),
    readCart: portActor<undefined, Answer>('readCart'),
    readJournal: portActor<RentalScope['who'], Note>('readJournal'),
    writeJournal: portActor<Pick<Context, 'who' | 'removed'>, boolean>('writeJournal'),
    runTask: portActor<Call, Answer>('runTask'),
    clearFor: portActor<Wanted, Answer>('clearFor'),
    changeTrip: portActor<TripChange, Answer>('changeTrip'),
    removeLines: portActor<readonly TripLineId[], Answer>('removeLines'),
    addVehicle: portActor<Wanted, Answer>('addVehicle'),
  },
  effects: {
    renameJournal: effect<ScopeChange>(),
    eraseJournal: effect<RentalScope['who']>(),
    releaseJournal: effect(),
    saveCount: effect<TripCart>(),
    rememberDestination: effect<TripPlace | null>(),
    notifyOtherTabs: effect(),
  },
};

const base = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; emitted: Emitted; tags: Tag },
  slots,
  actors: { authenticate: requireSignIn },
  guards: {
    ...queueGuards,
    ...cartScopeGuards,
    rentalIsChosen: ({ context }) => context.isRental,
    requestMakesSense: ({ context }, request: Request) => makesSense(context, request),
    increaseIsRefused: ({ context }, { line }: Increase) => isAtCount(context, line),
    /** Requests wait until the cart is whole again. */
    cartIsToBeMended: ({ context }) => context.removed !== null && context.queue.length > 0,
    vehicleIsNext: ({ context }) => context.queue[0]?.kind === 'add',
    clearingIsNext: ({ context }) => context.queue[0]?.kind === 'clear',
    vehicleIsRefused: ({ context }) => select.refusalOf(context) !== null,
    conflictIs: ({ context }, kind: ConflictKind) => select.meets(context, kind),
    tripIsToChange: ({ context }) => select.changesTrip(context),
    providerIsAgreed: ({ context }) => context.agreed.includes('provider'),
    someAreIncompatible: ({ context }) => context.incompatible.length > 0,
    otherTabWasAtWork: (_, isWritten: boolean) => !isWritten,
    someCannotComeAlong: ({ context }, answer: Answer) =>
      select.incompatibleIn(context, answer).length > 0 && !select.isHalf(context),
    /** No vehicle follows: only the trip was to change. */
    tripIsDone: ({ context }, { ok }: Answer) => ok && context.candidate === null,
    nothingIsLeft: ({ context }, answer: Answer) =>
      answer.ok && context.candidate === null && answer.value.lines.length === 0,
    cartIsEmptied: (_, answer: Answer) => answer.ok && answer.value.lines.length === 0,
    journalIsFound: ({ context }, { ok }: Answer) => ok && context.removed !== null,
    cartIsWhole: ({ context }) =>
      !select.isHalf(context) && !context.isRestored && !select.isLossy(context),
    somethingIsLost: ({ context }) => !select.isHalf(context) && select.isLossy(context),
    /** After signing in again: it has not failed yet. */
    wantedIsTriedAgain: ({ context }) => !select.isHalf(context) && select.isTriedAgain(context),
    everythingIsBack: ({ context }) => !select.isHalf(context),
    tripIsOther: ({ context }) => select.isOnOtherTrip(context),
    serverIsAway: (_, answer: Answer) =>
      !answer.ok && (answer.failure.kind === 'unreachable' || answer.failure.kind === 'signedOut'),
    restoringIsUnanswered: ({ context: { task } }, answer: Answer) =>
      task?.kind === 'restore' && !answer.ok && answer.failure.kind === 'unreachable',
    /** The running task continues once the customer has signed in again. */
    sessionEndsMeanwhile: ({ context: { task, candidate } }, change: ScopeChange) =>
      (task !== null || candidate !== null) && sessionEnds(change) && !endsCart(change),
    guestSignsIn: (_, { before, scope }: ScopeChange) =>
      before.principal.kind === 'guest' && scope.principal.kind === 'customer',
    scopeChangesCart: (_, change: ScopeChange) => changesLines(change),
    visitorSignedIn: (_, outcome: Outcome) => outcome === 'signedIn',
  },
  actions: {
    markStale: assign({ stale: true }),
    takeNext: assign(({ context }) => nextTaken(context)),
    dropNext: assign(({ context }) => nextDropped(context)),
    clearTasks: assign(noTasks),
    setRentalScope: assign((_, { scope }: ScopeChange) => ({
      ...rentalScopeIn(scope),
      stale: true,
    })),
    /** Clears all requests and questions of the previous scope. The journal is read again. */
    dropTasks: assign({
      ...tasks.NOTHING_UNDER_WAY,
      ...tasks.EMPTY_JOURNAL,
      ...tasks.NOTHING_LOST,
      failure: null,
      queue: none,
    }),
    /** Lines of one customer must not reach the next. */
    clearCart: assign({ cart: EMPTY_TRIP_CART, savedCount: null, removals: none }),
    /** Lines cleared for a module can be restored in it: that offer stays. */
    withdrawOffers: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: OFFERS }),
    returnTask: assign(({ context }) => tasks.returned(context)),
    queueRequest: assign(({ context }, request: Request) => asked(context, request)),
    setCart: assign(({ context }, cart: TripCart) => ({
      cart,
      savedCount: null,
      stale: false,
      failure: null,
      queue: stillDue(context.queue, cart),
    })),
    setFailure: assign((_, failure: TripCartFailure) => ({
      failure: select.callFailureOf(failure),
      stale: false,
    })),
    finishTask: assign(({ context }) => tasks.finished(context)),
    /** The line returns to the server's quantity and drops later requests. */
    dropTask: assign(({ context: { task, queue } }) => ({
      task: null,
      stale: true,
      queue: task ? withoutLinesOf(queue, task) : queue,
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
    setIncompatible: assign(({ context }, answer: Answer) => ({
      incompatible: select.incompatibleIn(context, answer),
    })),
    /** Written before the first of several calls: the lines they remove, and their trip. */
    journalLines: assign(({ context }, lines: readonly TripLine[]) => ({
      ...tasks.EMPTY_JOURNAL,
      ...tasks.NOTHING_LOST,
      removed: select.journalOf(context, lines),
    })),
    setNote: assign((_, note: Note) => ({
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
    showFailure: sendTo(to('toasts'), (_, failure: TripCartFailure) =>
      showing(_, select.noticeOfFailure(failure)),
    ),
  },
});

export const tripCart = base.extend({
  actions: {
    dropWaiting: base.enqueueActions(({ context, enqueue }) => {
      for (const notice of select.noticesOfDropped(context))
        enqueue({ type: 'showNotice', params: notice });
      enqueue('clearTasks');
    }),
    /** After the last call, or where nothing was sent. */
    forgetJournal: base.enqueueActions(({ context, enqueue }) => {
      enqueue('forgetLines');
      enqueue({ type: 'eraseJournal', params: context.who });
    }),
  },
});
