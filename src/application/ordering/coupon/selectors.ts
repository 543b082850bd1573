import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import {
  bestOffer,
  fits,
  ranked,
  type CouponOffer,
  type CouponProblem,
  type FittingOffer,
  type QuotedCoupons,
} from '#domain/pricing/coupon-offer.ts';
import type { couponMachine } from './machine.ts';
import type * as Coupon from './machine.ts';

export type CouponActor = ViewRef<ActorRefFrom<typeof couponMachine>, Coupon.Command>;
type Snapshot = SnapshotFrom<typeof couponMachine>;

export const isWaiting = (snapshot: Snapshot): boolean => snapshot.hasTag('waiting');
export const codeOf = ({ context }: Snapshot): string => context.code;
export const isApplying = (snapshot: Snapshot): boolean => snapshot.hasTag('applying');
export const isListed = (snapshot: Snapshot): boolean => snapshot.hasTag('listed');
/** On this page: then the focus goes to it, where what had it is gone. */
export const wasChosen = (snapshot: Snapshot): boolean => snapshot.hasTag('chosen');
export const wasRemoved = (snapshot: Snapshot): boolean => snapshot.hasTag('removed');
/** It counted, and does not fit the changed order any more. */
export const wasDropped = (snapshot: Snapshot): boolean => snapshot.hasTag('dropped');
export const canApply = (snapshot: Snapshot): boolean => snapshot.can({ type: 'coupon.apply' });

/** The coupon among the amounts. */
export const appliedOf = (snapshot: Snapshot): QuotedCoupons['coupon'] =>
  snapshot.hasTag('applied') || snapshot.hasTag('listed') ? snapshot.context.quoted.coupon : null;
/** What it takes off, as the amounts say it. */
export const savedOf = ({ context: { quoted } }: Snapshot) =>
  quoted.coupons.filter(fits).find(({ code }) => code === quoted.coupon?.code)?.verdict.saves ??
  null;

/** Why the code does not count. */
export const problemOf = (snapshot: Snapshot): CouponProblem | null =>
  snapshot.hasTag('refused') || snapshot.hasTag('dropped')
    ? snapshot.context.quoted.couponProblem
    : null;

/** Signing in cures it: the coupon is counted by customer. */
export const isForCustomers = (snapshot: Snapshot): boolean =>
  problemOf(snapshot)?.kind === 'signIn';

/** A code that is typed cures it: the coupon is counted by customer. */
export const isForVerified = (snapshot: Snapshot): boolean =>
  problemOf(snapshot)?.kind === 'verify';

/** Lists are asked for at every keystroke and change only with the price. */
const lists = new WeakMap<QuotedCoupons, readonly CouponOffer[]>();
export function offersOf({ context: { quoted } }: Snapshot): readonly CouponOffer[] {
  const known = lists.get(quoted) ?? ranked(quoted.coupons);
  lists.set(quoted, known);
  return known;
}

/** The one that saves most, of those that fit. */
export const bestOf = ({ context }: Snapshot): FittingOffer | null =>
  bestOffer(context.quoted.coupons);
/** The same while there is none among the amounts. */
export const suggestedOf = (snapshot: Snapshot): FittingOffer | null =>
  snapshot.hasTag('open') ? bestOf(snapshot) : null;
