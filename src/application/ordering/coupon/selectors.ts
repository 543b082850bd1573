import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
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

export type CouponActor = ActorOf<typeof couponMachine, Coupon.Command>;
type Snapshot = SnapshotFrom<typeof couponMachine>;

const plain = selectorsOf<Snapshot>();
export const { codeOf, isWaiting, isApplying, isListed, isRemoved: wasRemoved } = plain;
/**
 * True where it was chosen on this page: the focus moves to it, since the focused control is gone.
 */
export const wasChosen = (snapshot: Snapshot): boolean => snapshot.hasTag('chosen');
/** True where an applied coupon no longer fits the changed order. */
export const wasDropped = (snapshot: Snapshot): boolean => snapshot.hasTag('dropped');
export const canApply = (snapshot: Snapshot): boolean => snapshot.can({ type: 'coupon.apply' });

export const appliedOf = (snapshot: Snapshot): QuotedCoupons['coupon'] =>
  snapshot.hasTag('applied') || snapshot.hasTag('listed') ? snapshot.context.quoted.coupon : null;
/** Its saving, as the quote states it. */
export const savedOf = ({ context: { quoted } }: Snapshot) =>
  quoted.coupons.filter(fits).find(({ code }) => code === quoted.coupon?.code)?.verdict.saves ??
  null;

/** Reason for a code that does not count. */
export const problemOf = (snapshot: Snapshot): CouponProblem | null =>
  snapshot.hasTag('refused') || snapshot.hasTag('dropped')
    ? snapshot.context.quoted.couponProblem
    : null;

/** Signing in cures it: coupons are counted per customer. */
export const isForCustomers = (snapshot: Snapshot): boolean =>
  problemOf(snapshot)?.kind === 'signIn';

/** A verified contact cures it: coupons are counted per customer. */
export const isForVerified = (snapshot: Snapshot): boolean =>
  problemOf(snapshot)?.kind === 'verify';

/** Lists are selected at every keystroke and change only with the quote. */
const lists = new WeakMap<QuotedCoupons, readonly CouponOffer[]>();
export function offersOf({ context: { quoted } }: Snapshot): readonly CouponOffer[] {
  const known = lists.get(quoted) ?? ranked(quoted.coupons);
  lists.set(quoted, known);
  return known;
}

export const bestOf = ({ context }: Snapshot): FittingOffer | null =>
  bestOffer(context.quoted.coupons);
export const suggestedOf = (snapshot: Snapshot): FittingOffer | null =>
  snapshot.hasTag('open') ? bestOf(snapshot) : null;
