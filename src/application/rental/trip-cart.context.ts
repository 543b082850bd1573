import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { noticeOf } from '#application/kernel/notice-of-failure.ts';
import { Defect } from '#domain/kernel/defect.ts';
import {
  addRefusal,
  isPickupServed,
  isSameTrip,
  lineOfVehicle,
  linesNotOffering,
  type AddRefusal,
  type TripCandidate,
  type TripCart,
  type TripDetailsId,
  type TripLine,
  type TripLineId,
} from '#domain/rental/trip-cart.ts';
import {
  detailsWanted,
  firstConflict,
  type ConflictKind,
  type TripConflict,
} from '#domain/rental/trip-conflict.ts';
import type { RemovedLines } from './removed-lines.port.ts';
import { lineIn } from './trip-cart.queue.ts';
import type * as Flow from './trip-cart.types.ts';

/** What the chart's guards and inputs ask of the context, in one place and without the chart. */

export function required<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Defect(`The trip cart has no ${what}`);
  return value;
}

/** The vehicle with the trip for which it is wanted now: the cart may have changed since it was asked for. */
export const candidateOf = (
  cart: TripCart,
  { vehicle, quantity, details, isTouched }: Extract<Flow.Task, { readonly kind: 'add' }>,
): TripCandidate => ({
  vehicle,
  quantity,
  details: detailsWanted(cart, { details, isTouched }) ?? details,
});

export const refusalOf = ({ cart, candidate }: Flow.Context): AddRefusal | null =>
  candidate && addRefusal(cart, candidate);

/** What the customer has to be asked next for the sake of the vehicle. */
export const conflictOf = ({ cart, candidate, agreed }: Flow.Context): TripConflict | null =>
  candidate && firstConflict(cart, candidate, agreed);

export const meets = (context: Flow.Context, kind: ConflictKind): boolean =>
  conflictOf(context)?.kind === kind;

/** Whether the trip of the cart has to become that of the vehicle first. */
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

/** A list that names no line of this cart says only that it failed. */
export const noticeOfFailure = (failure: Flow.Failure): Notice =>
  failure.kind === 'losingLines' ? { kind: 'somethingWentWrong' } : noticeOf(failure);

/** A list has no sense as the answer of a read. */
export const callFailureOf = (failure: Flow.Failure): CallFailure =>
  failure.kind === 'losingLines' ? { kind: 'unreachable', cause: 'broken' } : failure;

/** The lines of the cart that an answer names as those that cannot come along. */
export const losingIn = ({ cart }: Flow.Context, answer: Flow.Answer): readonly TripLineId[] =>
  !answer.ok && answer.failure.kind === 'losingLines'
    ? answer.failure.lines.filter((line) => lineIn(cart, line) !== null)
    : [];

export const losingLines = ({ cart, losing }: Flow.Context): readonly TripLine[] =>
  cart.lines.filter(({ id }) => losing.includes(id));

/** The lines that keep the trip from becoming one of another type. */
export const staying = ({ cart, task }: Flow.Context): readonly TripLine[] =>
  task?.kind === 'change' ? linesNotOffering(cart, task.details.type) : [];

/** A note of these lines, for the time that the vehicle needs to come in. */
export function noteOf(
  { cart: { details }, candidate }: Flow.Context,
  lines: readonly TripLine[],
): RemovedLines | null {
  if (!details) return null;
  const wanted = required(candidate, 'candidate').vehicle.id;
  const noted = lines.map(({ vehicle: { id, name }, quantity }) => ({
    vehicle: { id, name },
    quantity,
  }));
  return { details, wanted, lines: noted };
}

/** What of the note the cart does not hold. Nothing is missing once it holds what all was done for. */
export const missingIn = ({ cart, removed, lost }: Flow.Context): RemovedLines['lines'] =>
  !removed || isArrived({ cart, removed })
    ? []
    : removed.lines.filter(
        ({ vehicle: { id } }) => !lost.includes(id) && lineOfVehicle(cart, id) === null,
      );

const isArrived = ({ cart, removed }: { cart: TripCart; removed: RemovedLines }): boolean =>
  lineOfVehicle(cart, removed.wanted) !== null;

/** Whether the trip of the cart is another than the one that was noted. An empty cart has none. */
export const isOnOtherTrip = ({ cart, removed, tripIsLost }: Flow.Context): boolean =>
  removed !== null &&
  !tripIsLost &&
  cart.details !== null &&
  cart.lines.length > 0 &&
  !isArrived({ cart, removed }) &&
  !isSameTrip(cart.details, removed.details);

/** Whether a chain of calls has stopped between the old cart and the new one. */
export const isHalf = (context: Flow.Context): boolean =>
  missingIn(context).length > 0 || isOnOtherTrip(context);

/** Whether something could not be put back. */
export const isLossy = ({ tripIsLost, lost }: Flow.Context): boolean =>
  tripIsLost || lost.length > 0;

/** Without their trip the vehicles that were noted cannot come back. */
export const lostWithTrip = (context: Flow.Context): Pick<Flow.Context, 'tripIsLost' | 'lost'> => ({
  tripIsLost: true,
  lost: [...context.lost, ...missingIn(context).map(({ vehicle }) => vehicle.id)],
});

export const noticeOfLoss = (context: Flow.Context): Notice => {
  const names = lostNames(context).join(', ');
  return names === '' ? { kind: 'tripLost' } : { kind: 'vehiclesLost', names };
};

const lostNames = ({ removed, lost }: Flow.Context): readonly string[] =>
  (removed?.lines ?? []).flatMap(({ vehicle }) => (lost.includes(vehicle.id) ? vehicle.name : []));

/** Whether the provider hands nothing over where the customer is now. */
export const isElsewhere = ({ cart, zones }: Flow.Context): boolean =>
  zones.length > 0 && !isPickupServed(cart, zones);

export const wantedOf = ({ candidate }: Flow.Context): Flow.Wanted =>
  required(candidate, 'candidate');

export const tripChangeOf = (
  { cart }: Flow.Context,
  details: Flow.TripChange['details'],
): Flow.TripChange => ({ id: required<TripDetailsId>(cart.detailsId, 'trip'), details });

/** The next vehicle to put back, for the trip that was noted. */
export function nextMissing(context: Flow.Context): Flow.Wanted {
  const [next] = missingIn(context);
  if (!next || !context.removed) throw new Defect('Nothing is missing in the trip cart');
  return { ...next, details: context.removed.details };
}

/** The call that a task makes. */
export function callFor({ cart, task }: Flow.Context): Flow.Call {
  switch (task?.kind) {
    case 'step':
      return { kind: 'update', line: task.line, quantity: task.quantity };
    case 'remove': {
      const [line, ...others] = task.lines;
      return line !== undefined && others.length === 0
        ? { kind: 'remove', line }
        : { kind: 'removeAll', lines: task.lines };
    }
    case 'change':
      return {
        kind: 'changeTrip',
        id: required<TripDetailsId>(cart.detailsId, 'trip'),
        details: task.details,
      };
    case 'clear':
      return { kind: 'clear' };
    case 'add':
    case undefined:
      throw new Defect(`The trip cart makes no call for the task ${task?.kind ?? 'none'}`);
  }
}

/** How the customer is told that a task is done; a new quantity is seen. */
export function noticeOfTask({ task }: Flow.Context): Notice | null {
  switch (task?.kind) {
    case 'remove':
      return { kind: 'vehicleRemoved' };
    case 'change':
      return { kind: 'tripChanged' };
    case 'clear':
      return { kind: 'tripCartCleared' };
    case 'step':
    case 'add':
    case undefined:
      return null;
  }
}
