import { instant, later, MINUTE, SECOND, type Instant } from '#domain/kernel/instant.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import type { Order } from './order.ts';
import { isMissed, isOver } from './order-status.ts';
import { SLOT_MINUTES } from './slots.ts';

/** Rounded to five minutes. */
export type Window = { readonly from: Instant; readonly to: Instant };

export type Arrival = {
  readonly expected: Window;
  /** The plan at the time of the order. */
  readonly planned: Window;
  /** True when it may arrive after the planned window. */
  readonly isLate: boolean;
};

export type ArrivalFacts = Pick<
  Order,
  | 'status'
  | 'type'
  | 'placedAt'
  | 'scheduledFor'
  | 'reached'
  | 'minutes'
  | 'store'
  | 'deliverTo'
  | 'courier'
>;

const GRID = 5 * MINUTE;
/** Uncertainty of the estimated ride. */
const SPREAD = 5 * MINUTE;
/** A delay up to this is not called late. */
const GRACE = 5 * MINUTE;

/**
 * The estimated arrival at the door, or the time a take-away is ready; null without a plan, or when nothing is
 * left to wait for. The plan stands as long as it can be met; the position of a courier on the way outweighs
 * it.
 */
export function arrivalOf(order: ArrivalFacts, now: Instant): Arrival | null {
  const plan = planOf(order);
  if (!plan || isOver(order.status) || isMissed(order.status) || isReady(order)) return null;
  const soonest = later(now, leftOf(order, now));
  const isRiding = order.status === 'picked_up';
  const spread = later(soonest, SPREAD);
  const to = isRiding ? spread : latest(plan.to, spread);
  const expected = toGrid({ from: isRiding ? soonest : latest(plan.from, soonest), to });
  const planned = toGrid(plan);
  return { expected, planned, isLate: isAfter(planned, to) };
}

/** A take-away arrives when its customer picks it up. */
export type Arrived = {
  readonly at: Instant;
  readonly planned: Window;
  readonly wasLate: boolean;
};

export function arrivedOf(order: ArrivalFacts): Arrived | null {
  const at = order.reached.delivered;
  const plan = planOf(order);
  if (order.type === 'take_away' || order.status !== 'delivered' || !at || !plan) return null;
  const planned = toGrid(plan);
  return { at, planned, wasLate: isAfter(planned, at) };
}

const isAfter = ({ to }: Window, at: Instant): boolean => at > later(to, GRACE);

/** A take-away that is packed waits for the customer. */
const isReady = ({ status, type }: ArrivalFacts): boolean =>
  type === 'take_away' && status === 'handover';

function planOf({ scheduledFor, minutes, placedAt }: ArrivalFacts): Window | null {
  if (scheduledFor !== null) {
    return { from: scheduledFor, to: later(scheduledFor, SLOT_MINUTES * MINUTE) };
  }
  return (
    minutes && {
      from: later(placedAt, minutes.from * MINUTE),
      to: later(placedAt, minutes.to * MINUTE),
    }
  );
}

function leftOf(order: ArrivalFacts, now: Instant): number {
  const ride = rideOf(order);
  const preparation = Math.max(0, (order.minutes?.from ?? 0) * MINUTE - ride);
  const { status, reached, courier } = order;
  if (status === 'pending') return preparation + ride;
  if (status === 'picked_up') return since(courier?.seenAt ?? reached.picked_up ?? now, ride, now);
  const began =
    status === 'processing' ? reached.processing : (reached.accepted ?? reached.confirmed);
  return (status === 'handover' ? 0 : since(began ?? now, preparation, now)) + ride;
}

/** The remaining time of a step. */
const since = (began: Instant, takes: number, now: Instant): number =>
  Math.max(0, began + takes - now);

function rideOf({ type, store, deliverTo, courier }: ArrivalFacts): number {
  const from = courier?.point ?? store?.point ?? null;
  const to = deliverTo?.point ?? null;
  if (type === 'take_away' || !from || !to) return 0;
  return estimateTravel(from, to).seconds * SECOND;
}

const latest = (...moments: readonly Instant[]): Instant => instant(Math.max(...moments));

/** Rounded to five minutes; every time zone's offset is a multiple of them. */
const toGrid = ({ from, to }: Window): Window => ({
  from: instant(Math.floor(from / GRID) * GRID),
  to: instant(Math.ceil(to / GRID) * GRID),
});
