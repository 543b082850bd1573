import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DAY } from '#domain/kernel/instant.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/schema.ts';

export async function profileOf(db: Db, customer: number, now: Date, currency: Currency) {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('orders')
        .whereRef('orders.customer_id', '=', 'customer.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('order_count'),
    )
    .select((select) => [
      lastBalance(select, 'wallet').as('wallet'),
      lastBalance(select, 'points').as('points'),
    ])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('customer_interest')
          .select('module_id')
          .whereRef('customer_interest.customer_id', '=', 'customer.id')
          .orderBy('module_id'),
      ).as('interests'),
    )
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    f_name: row.first_name,
    l_name: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.image?.split('/').at(-1) ?? null,
    image_full_url: row.image,
    storage: 'public',
    is_phone_verified: Number(row.phone_verified),
    notifications: Number(row.notifications),
    is_email_verified: Number(row.email_verified),
    wallet_balance: toDecimal(money(row.wallet ?? 0, currency)),
    loyalty_point: row.points ?? 0,
    ref_code: row.referral_code,
    order_count: row.order_count ?? 0,
    selected_modules_for_interest: row.interests.map(({ module_id }) => module_id),
    member_since_days: Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / DAY)),
  };
}

/** The balance of the last entry is the current balance (server/wallet/ledger.ts). */
const lastBalance = (
  select: ExpressionBuilder<Database, 'customer'>,
  ledger: 'wallet' | 'points',
) =>
  select
    .selectFrom('ledger_entry')
    .whereRef('ledger_entry.customer_id', '=', 'customer.id')
    .where('ledger_entry.ledger', '=', ledger)
    .orderBy('ledger_entry.number', 'desc')
    .limit(1)
    .select('ledger_entry.balance');
