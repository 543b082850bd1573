import { instant, later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { SLOT_DAYS } from '#domain/ordering/slots.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { OrderStore } from './order-store.ts';
import { SLOT_FULL } from './error-messages.ts';

/**
 * Refuses an order for a fully booked half hour. Must run inside the transaction that inserts the order: the store
 * stays locked until then, so that no other order is counted meanwhile.
 */
export async function requireRoom(
  db: Db,
  { id, slot_capacity }: Pick<OrderStore, 'id' | 'slot_capacity'>,
  slot: Instant | null,
): Promise<void> {
  if (slot === null || slot_capacity === null) return;
  await db.selectFrom('store').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const { count } = await openOrders(db, [id])
    .where('schedule_at', '=', new Date(slot))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= slot_capacity) throw httpError(403, 'schedule', SLOT_FULL);
}

/** The same for a resumed order, which was not counted meanwhile. */
export async function requireRoomAgain(
  db: Db,
  {
    store_id,
    schedule_at,
  }: { readonly store_id: number | null; readonly schedule_at: Date | null },
): Promise<void> {
  if (store_id === null || schedule_at === null) return;
  const store = await db
    .selectFrom('store')
    .select(['id', 'slot_capacity'])
    .where('id', '=', store_id)
    .executeTakeFirstOrThrow();
  await requireRoom(db, store, instant(schedule_at.getTime()));
}

/** Fully booked half hours of these stores, from now on. */
export async function fullSlots(
  db: Db,
  stores: readonly Pick<OrderStore, 'id' | 'slot_capacity'>[],
  now: Instant,
): Promise<ReadonlyMap<number, readonly Instant[]>> {
  const limited = stores.filter(({ slot_capacity }) => slot_capacity !== null).map(({ id }) => id);
  if (limited.length === 0) return new Map();
  const rows = await openOrders(db, limited)
    .innerJoin('store', 'store.id', 'orders.store_id')
    .where('schedule_at', '>', new Date(now))
    .where('schedule_at', '<', new Date(later(now, (SLOT_DAYS + 1) * 24 * 60 * MINUTE)))
    .groupBy(['store_id', 'schedule_at', 'slot_capacity'])
    .having(({ eb, fn }) => eb(fn.countAll<number>(), '>=', eb.ref('slot_capacity')))
    .select(['store_id', 'schedule_at'])
    .orderBy('schedule_at')
    .execute();
  const slotsOf = (store: number) =>
    rows.flatMap(({ store_id, schedule_at }) =>
      store_id === store && schedule_at ? [instant(schedule_at.getTime())] : [],
    );
  return new Map(limited.map((id) => [id, slotsOf(id)]));
}

/** Orders that the store will carry out, without canceled and failed ones. */
const openOrders = (db: Db, stores: readonly number[]) =>
  db
    .selectFrom('orders')
    .where('store_id', 'in', stores)
    .where('status', 'not in', ['canceled', 'failed']);
