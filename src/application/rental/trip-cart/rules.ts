import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { noticeOf } from '#application/kernel/notice-of-failure.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { required } from '#domain/kernel/required.ts';
import {
  addRefusal,
  isSameTrip,
  lineOfVehicle,
  type AddRefusal,
  type TripCart,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import {
  detailsWanted,
  firstConflict,
  type ConflictKind,
  type TripConflict,
} from '#domain/rental/trip-conflict.ts';
import type { RemovedLine, RemovedLines } from '#application/rental/rollback-journal.port.ts';
import { lineIn } from './queue.ts';
import { clearedIn, tripWanted } from './tasks.ts';
import type * as Flow from './setup.ts';

/** The vehicle with its current trip: the cart may have changed since the request. */
export const candidateOf = (
  cart: TripCart,
  { vehicle, quantity, details, isTouched }: Extract<Flow.Task, { readonly kind: 'add' }>,
): Flow.Candidate => ({
  vehicle,
  quantity,
  details: detailsWanted(cart, { details, isTouched }) ?? details,
  isTouched,
});

export const refusalOf = ({ cart, candidate }: Flow.Context): AddRefusal | null =>
  candidate && addRefusal(cart, candidate);

/** The next conflict to ask about. */
export const conflictOf = ({ cart, candidate, agreed }: Flow.Context): TripConflict | null =>
  candidate && firstConflict(cart, candidate, agreed);

export const meets = (context: Flow.Context, kind: ConflictKind): boolean =>
  conflictOf(context)?.kind === kind;

/** True where the trip of the cart must first become that of the vehicle. */
export const changesTrip = ({ cart, candidate }: Flow.Context): boolean =>
  cart.lines.length > 0 &&
  cart.details !== null &&
  candidate !== null &&
  !isSameTrip(cart.details, candidate.details);

export function noticeOfRefusal(context: Flow.Context): Notice {
  const { vehicle, details } = required(context.candidate, 'candidate');
  const notices: Readonly<Record<AddRefusal, Notice>> = {
    aboveCount: { kind: 'vehiclesAboveCount', count: vehicle.count },
    typeNotOffered: { kind: 'tripTypeNotOffered', type: details.type },
    alreadyInCart: { kind: 'vehicleInTripCart' },
    cartFull: { kind: 'tripCartFull' },
  };
  return notices[required(refusalOf(context), 'refusal')];
}

export const noticeOfCount = ({ cart }: Flow.Context, line: TripLineId): Notice => ({
  kind: 'vehiclesAboveCount',
  count: lineIn(cart, line)?.vehicle.count ?? 0,
});

/** A list that names no line of this cart counts as a plain failure. */
export const noticeOfFailure = (failure: Flow.Failure): Notice =>
  failure.kind === 'incompatibleLines' ? { kind: 'somethingWentWrong' } : noticeOf(failure);

/** Offers failed restorations again. */
export function noticeOfRestoring(context: Flow.Context): Notice | null {
  const cleared = clearedIn(context);
  return (
    cleared && {
      kind: 'vehiclesNotRestored',
      name: cleared.lines.map(({ vehicle }) => vehicle.name).join(', '),
      cleared: { ...cleared, lines: cleared.lines.map(journaledLine) },
    }
  );
}

/**
 * Waiting tasks are dropped where the cart cannot be read. Only restorations can be requested
 * again.
 */
export function noticesOfDropped(context: Flow.Context): readonly Notice[] {
  const others = context.queue.filter(({ kind }) => kind !== 'restore');
  const failure = others.length > 0 && context.failure ? noticeOf(context.failure) : null;
  return [failure, noticeOfRestoring(context)].filter((notice) => notice !== null);
}

/** A list is no valid answer to a read. */
export const callFailureOf = (failure: Flow.Failure): CallFailure =>
  failure.kind === 'incompatibleLines' ? { kind: 'unreachable', cause: 'broken' } : failure;

/** Lines of the cart that the answer names as incompatible with the new trip. */
export const incompatibleIn = (
  { cart, candidate, task }: Flow.Context,
  answer: Flow.Answer,
): readonly TripLineId[] =>
  !answer.ok &&
  answer.failure.kind === 'incompatibleLines' &&
  (candidate !== null || task?.kind === 'change')
    ? answer.failure.lines.filter((line) => lineIn(cart, line) !== null)
    : [];

export const incompatibleLines = ({ cart, incompatible }: Flow.Context): readonly TripLine[] =>
  cart.lines.filter(({ id }) => incompatible.includes(id));

/** A journal entry of these lines, until the vehicle is added or the trip has changed. */
export function journalOf(context: Flow.Context, lines: readonly TripLine[]): RemovedLines | null {
  const { details } = context.cart;
  if (!details) return null;
  const wanted = context.candidate?.vehicle.id ?? tripWanted(context);
  return { details, wanted, lines: lines.map(journaledLine) };
}

export const journaledLine = ({
  vehicle: { id, name, provider },
  quantity,
}: RemovedLine): RemovedLine => ({ vehicle: { id, name, provider }, quantity });

/** Journaled lines that the cart lacks. None once the cart has the wanted vehicle or trip. */
export const missingIn = ({
  cart,
  removed,
  lost,
}: Pick<Flow.Context, 'cart' | 'removed' | 'lost'>): RemovedLines['lines'] =>
  !removed || isArrived({ cart, removed })
    ? []
    : removed.lines.filter(
        ({ vehicle: { id } }) => !lost.includes(id) && lineOfVehicle(cart, id) === null,
      );

const isArrived = ({
  cart,
  removed: { wanted },
}: {
  cart: TripCart;
  removed: RemovedLines;
}): boolean =>
  typeof wanted === 'number'
    ? lineOfVehicle(cart, wanted) !== null
    : typeof wanted === 'object' && cart.details !== null && isSameTrip(cart.details, wanted);

/** True where the cart's trip differs from the journaled one. An empty cart has none. */
export const isOnOtherTrip = ({
  cart,
  removed,
  tripIsLost,
}: Pick<Flow.Context, 'cart' | 'removed' | 'tripIsLost'>): boolean =>
  removed !== null &&
  !tripIsLost &&
  cart.details !== null &&
  cart.lines.length > 0 &&
  !isArrived({ cart, removed }) &&
  !isSameTrip(cart.details, removed.details);

/** True where a chain of calls stopped between the old cart and the new one. */
export const isHalf = (
  context: Pick<Flow.Context, 'cart' | 'removed' | 'lost' | 'tripIsLost'>,
): boolean => missingIn(context).length > 0 || isOnOtherTrip(context);

/** True where something could not be restored. */
export const isLossy = ({ tripIsLost, lost }: Flow.Context): boolean =>
  tripIsLost || lost.length > 0;

/** True where the task that caused the removal waits for another attempt. */
export const isTriedAgain = ({ removed, queue }: Flow.Context): boolean =>
  queue.some((task) =>
    typeof removed?.wanted === 'object'
      ? task.kind === 'change'
      : task.kind === 'add' && task.vehicle.id === removed?.wanted,
  );

/** Without their trip the journaled vehicles cannot be restored. */
export const lostWithTrip = (context: Flow.Context): Pick<Flow.Context, 'tripIsLost' | 'lost'> => ({
  tripIsLost: true,
  lost: [...context.lost, ...missingIn(context).map(({ vehicle }) => vehicle.id)],
});

export const noticeOfReturn = ({ removed }: Flow.Context): Notice => ({
  kind: 'tripCartAsBefore',
  wanted: kindWanted(removed),
});

export function noticeOfLoss(context: Flow.Context): Notice {
  const wanted = kindWanted(context.removed);
  const names = lostNames(context).join(', ');
  return names === '' ? { kind: 'tripLost', wanted } : { kind: 'vehiclesLost', wanted, names };
}

function kindWanted(removed: RemovedLines | null): 'vehicle' | 'trip' | 'module' {
  if (removed?.wanted === 'module') return 'module';
  return typeof removed?.wanted === 'object' ? 'trip' : 'vehicle';
}

const lostNames = ({ removed, lost }: Flow.Context): readonly string[] =>
  (removed?.lines ?? []).flatMap(({ vehicle }) => (lost.includes(vehicle.id) ? vehicle.name : []));

export function wantedOf({ candidate }: Flow.Context): Flow.Wanted {
  const { vehicle, quantity, details } = required(candidate, 'candidate');
  return { vehicle, quantity, details };
}

/** The next vehicle to restore, for the journaled trip. */
export function nextMissing(context: Flow.Context): Flow.Wanted {
  const [next] = missingIn(context);
  if (!next || !context.removed) throw new Defect('Nothing is missing in the trip cart');
  return { ...next, details: context.removed.details };
}
