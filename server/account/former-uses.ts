import { sql, type RawBuilder } from 'kysely';
import { ORDER_STATUSES } from '#domain/ordering/order-status.ts';
import { TRIP_STATUSES, usesCoupon } from '#domain/rental/trip-status.ts';
import { DAY } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { customerIn, type Customer } from '#server/kernel/principal.ts';

/** Retention of the uses of removed accounts. */
export const FORMER_USES_LAST = 2 * 365 * DAY;

/** Orders with other statuses, and trips without a coupon, have used nothing. */
const USING_ORDER = ORDER_STATUSES.filter((status) => !['canceled', 'failed'].includes(status));
const USING_TRIP = TRIP_STATUSES.filter(usesCoupon);

/**
 * Stores the account's uses of once-a-customer benefits, by the hashes of its contacts. Must run before the account
 * or its contacts change. A contact with requested but missing verification may be another person's, who would pay
 * for it.
 */
export async function storeUses(db: Db, { id, owner }: Customer, at: Date): Promise<void> {
  await sql`
    with contact as (
      select contact_hash(email) as hash from customer
        where id = ${id} and (email_verified or not verification_asked)
      union select contact_hash(phone) from customer
        where id = ${id} and (phone_verified or not verification_asked)
    ), used as (
      select 'order' as kind, 0 as reference, count(*)::int as count from orders
        where owner = ${owner} and status = any(${USING_ORDER}) having count(*) > 0
      union all select 'coupon', coupon_id, count(*)::int from orders
        where owner = ${owner} and status = any(${USING_ORDER}) and coupon_id is not null
        group by coupon_id
      union all select 'trip_coupon', coupon_id, count(*)::int from trip
        where owner = ${owner} and status = any(${USING_TRIP}) and coupon_id is not null
        group by coupon_id
    )
    insert into former_use (contact_hash, customer_id, kind, reference, count, noted_at)
    select hash, ${id}, kind, reference, count, ${at} from contact cross join used
    on conflict (contact_hash, kind, reference, customer_id)
      do update set count = greatest(former_use.count, excluded.count), noted_at = excluded.noted_at`.execute(
    db,
  );
}

type Kind = 'order' | 'coupon' | 'trip_coupon';

/** Number of uses by removed accounts with this customer's e-mail or phone. A match of both counts once. */
export const formerUses = (
  owner: string | null,
  kind: Kind,
  reference: number | RawBuilder<unknown>,
) => sql<number>`(
  select coalesce(sum(most), 0)::int from (
    select max(former_use.count) as most from former_use
    join customer on former_use.contact_hash
      in (contact_hash(customer.email), contact_hash(customer.phone))
    where customer.id = ${customerIn(owner)} and former_use.customer_id <> customer.id
      and former_use.kind = ${kind} and former_use.reference = ${reference}
    group by former_use.customer_id
  ) as former)`;

/** True if a removed account with the same contacts has ordered. */
export async function hasOrderedBefore(db: Db, owner: string): Promise<boolean> {
  const { rows } = await sql<{ uses: number }>`
    select ${formerUses(owner, 'order', 0)} as uses`.execute(db);
  return (rows[0]?.uses ?? 0) > 0;
}
