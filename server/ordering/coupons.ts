import { sql } from 'kysely';
import { exactly } from '#domain/kernel/exact.ts';
import { foldCode } from '#domain/kernel/fold-typed.ts';
import { id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import {
  customerRefusal,
  firstFit,
  type CouponCustomer,
  type Verdict,
  type WhyNot,
} from '#domain/pricing/coupon-offer.ts';
import { couponUseRefusal } from '#domain/pricing/coupon-use.ts';
import type { Coupon } from '#domain/pricing/coupon.ts';
import { savedByCoupon } from '#domain/pricing/order-summary.ts';
import { formerUses } from '#server/account/former-uses.ts';
import { isVerifiedOwner } from '#server/account/verified-customer.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import * as couponMessages from './coupon-messages.ts';
import { couponRows, GIVES_BACK, termsOf, toCoupon, usesOf, type CouponRow } from './coupon-row.ts';
import { amountsOf, goodsOf, type Order, type OrderingRules } from './rules.ts';

/** Finds a coupon in any spelling. Coupons of other modules are not found. */
export const couponNamed = (
  db: Db,
  code: string,
  { module, owner }: { readonly module: number; readonly owner: string | null },
): Promise<CouponRow | undefined> =>
  couponRows(db, owner)
    .where('coupon.module_id', '=', module)
    .where('coupon.code', '=', foldCode(code))
    .executeTakeFirst();

/** Facts about the customer that coupons depend on. */
export const couponCustomerOf = async (
  db: Db,
  { kind, owner }: Pick<Principal, 'kind' | 'owner'>,
): Promise<CouponCustomer> => ({
  isGuest: kind === 'guest',
  ...(await couponFactsOf(db, owner)),
});

type OwnerFacts = Pick<CouponCustomer, 'isVerified' | 'hasOrdered'>;

/** The same facts as columns of a query. */
export const factColumns = (owner: string) =>
  [
    isVerifiedOwner(owner).as('isVerified'),
    sql<boolean>`(
      exists (select from orders where owner = ${owner} and status <> all(${GIVES_BACK}))
      or ${formerUses(owner, 'order', 0)} > 0
    )`.as('hasOrdered'),
  ] as const;

export async function couponFactsOf(db: Db, owner: string): Promise<OwnerFacts> {
  return db.selectNoFrom(factColumns(owner)).executeTakeFirstOrThrow();
}

/** Orders of a cart, judged together by a coupon, and the goods of the whole cart. */
export type CartOrders = { readonly orders: readonly Order[]; readonly goods: Money };

/** Effect of a coupon on this cart today. */
export function verdictOn(
  row: CouponRow,
  { orders, goods }: CartOrders,
  customer: CouponCustomer,
  rules: OrderingRules,
): Verdict {
  const coupon = toCoupon(row, rules.currency);
  const terms = termsOf(row);
  const used = couponUseRefusal(terms, { now: rules.now, uses: usesOf(row) });
  const why = used ? { kind: used } : customerRefusal(coupon, terms, customer);
  if (why) return { kind: 'refused', why };
  return firstFit(
    coupon,
    orders.map((order) => ({
      storeId: id<'Store'>(order.store.id),
      zoneId: id<'Zone'>(order.store.zone_id),
      subtotal: exactly(goodsOf(order.lines, rules)),
      saves: savingOn(order, coupon, goods, rules),
    })),
  );
}

function savingOn(order: Order, coupon: Coupon, goods: Money, rules: OrderingRules): Money {
  const without = amountsOf({ ...order, coupon: null }, goods, rules);
  return savedByCoupon(without, amountsOf({ ...order, coupon }, goods, rules));
}

/**
 * Locks the coupon of an order until the transaction ends: of two concurrent orders the second counts the first, so
 * that no limit is exceeded. A coupon that does not fit is refused with its reason.
 */
export async function lockedCoupon(
  db: Db,
  code: string,
  who: Principal,
  { orders: [order], goods }: { readonly orders: readonly [Order]; readonly goods: Money },
  rules: OrderingRules,
): Promise<CouponRow> {
  const scope = { module: order.store.module_id, owner: who.owner };
  const found = await couponNamed(db, code, scope);
  if (!found) throw refused({ kind: 'unknown' }, rules);
  await lock(db, found.id, who.owner);
  const row = await couponNamed(db, code, scope);
  if (!row) throw refused({ kind: 'unknown' }, rules);
  const customer = await couponCustomerOf(db, who);
  const verdict = verdictOn(row, { orders: [order], goods }, customer, rules);
  if (verdict.kind === 'refused') throw refused(verdict.why, rules);
  return row;
}

/** Of two concurrent first orders with separate coupons, the second counts the first as well. */
async function lock(db: Db, coupon: number, owner: string): Promise<void> {
  const { rows } = await sql<Pick<CouponRow, 'type'>>`
    select type from coupon where id = ${coupon} for update`.execute(db);
  if (rows[0]?.type !== 'first_order') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`first order of ${owner}`}, 0))`.execute(
    db,
  );
}

const refused = (why: WhyNot | { readonly kind: 'unknown' }, { settings }: OrderingRules) =>
  httpError(409, 'coupon', couponMessages.whyNot(why, settings.money));

/** An order that released its coupon resumes only if the coupon has a use left. */
export async function requireUseLeft(db: Db, coupon: number, owner: string): Promise<void> {
  await lock(db, coupon, owner);
  const row = await couponRows(db, owner).where('coupon.id', '=', coupon).executeTakeFirst();
  if (!row) return;
  const terms = { ...termsOf(row), expiresAt: null };
  const isNotFirst = row.type === 'first_order' && (await couponFactsOf(db, owner)).hasOrdered;
  const used = couponUseRefusal(terms, { now: terms.startsAt, uses: usesOf(row) });
  const why = used ?? (isNotFirst ? 'notFirstOrder' : null);
  if (why) throw httpError(409, 'coupon', couponMessages.WHY_NOT[why]);
}
