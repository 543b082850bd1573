import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { CouponTable } from '#server/kernel/schema.ts';
import type { Insertable } from 'kysely';
import { FOOD } from './rows.ts';

export type CouponFacts = Partial<Insertable<CouponTable>> & { readonly title_hi?: string };

/** Ten percent off any order of food, without an end. */
export async function anOrderCoupon(db: Db, { title_hi, ...facts }: CouponFacts = {}) {
  const { id } = await db
    .insertInto('coupon')
    .values({
      module_id: FOOD,
      code: 'TREAT',
      title: 'Ten percent off',
      active: true,
      type: 'default',
      store_id: null,
      zone_ids: [],
      discount_type: 'percent',
      discount_value: 100_000,
      minimum: 0,
      maximum: null,
      starts_at: '2026-01-01T00:00:00Z',
      expires_at: null,
      per_customer: null,
      in_all: null,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (title_hi !== undefined) {
    await sql`insert into translation (entity, entity_id, field, language, text)
      values ('coupon', ${id}, 'title', 'hi', ${title_hi})`.execute(db);
  }
  return id;
}
