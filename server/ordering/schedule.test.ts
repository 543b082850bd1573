import { describe, expect, test } from 'vitest';
import { codeOf, startOrdering } from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { aDish, put, place, orderCount } = server;

describe('a delivery slot is required when', () => {
  const evening = [18 * 60, 22 * 60] as const;

  test('the store is closed (D-04, D-60)', async () => {
    const dish = await aDish({}, { hours: evening });
    await put(dish.id);
    const at = (schedule_at: string | null) => place(dish.store_id, { schedule_at });

    expect(codeOf(await at(null))).toEqual([403, 'store_closed']);
    expect(codeOf(await at('2026-11-21 17:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-11-21 18:15:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-11-20 18:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-12-21 18:30:00'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('tomorrow'))).toEqual([403, 'schedule']);
    expect(codeOf(await at('2026-02-30 18:30:00'))).toEqual([403, 'schedule']);
    const placed = await at('2026-11-22T18:30:00-05:00');
    expect(placed.status).toBe(200);
    const { schedule_at } = await server.server.db
      .selectFrom('orders')
      .select('schedule_at')
      .executeTakeFirstOrThrow();
    expect(schedule_at?.toISOString()).toBe('2026-11-22T23:30:00.000Z');
  });

  test('the store closes too soon to prepare the order [D-126]', async () => {
    const hours = [9 * 60, 16 * 60] as const;
    const dish = await aDish({}, { hours, delivery_minutes_from: 20, delivery_minutes_to: 35 });
    await put(dish.id);

    server.server.setNow('2026-11-21T20:40:01Z');
    const refused = await place(dish.store_id);
    expect(codeOf(refused)).toEqual([403, 'store_closed']);
    expect(refused.body.message).toMatch(/takes no more orders before it closes$/);
    expect((await place(dish.store_id, { schedule_at: '2026-11-22 15:30:00' })).status).toBe(200);
    await put(dish.id);
    server.server.setNow('2026-11-21T20:40:00Z');
    expect((await place(dish.store_id)).status).toBe(200);
  });

  test('the dish is not on sale now (CHK-11, ITEM-34)', async () => {
    const dish = await aDish({ opens: 7 * 60, closes: 11 * 60, schedulable: true });
    await put(dish.id);

    expect(codeOf(await place(dish.store_id))).toEqual([403, 'not_on_sale']);
    const noon = await place(dish.store_id, { schedule_at: '2026-11-22 12:00:00' });
    expect(codeOf(noon)).toEqual([403, 'schedule']);
    expect((await place(dish.store_id, { schedule_at: '2026-11-22 10:30:00' })).status).toBe(200);
  });
});

describe('on a day of a clock change', () => {
  const placedFor = () =>
    server.server.db
      .selectFrom('orders')
      .select('schedule_at')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
      .then(({ schedule_at }) => schedule_at?.toISOString());
  const cart = async () => {
    const dish = await aDish();
    await put(dish.id);
    return (schedule_at: string) => place(dish.store_id, { schedule_at });
  };

  test('a skipped time does not exist [CHK-11]', async () => {
    server.server.setNow('2027-03-13T17:00:00Z');
    const at = await cart();
    expect(codeOf(await at('2027-03-14 02:30:00'))).toEqual([403, 'schedule']);
    expect((await at('2027-03-14 03:30:00')).status).toBe(200);
    expect(await placedFor()).toBe('2027-03-14T07:30:00.000Z');
  });

  test.each([
    ['2027-11-07T05:15:00Z', '2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z', 'the first'],
    ['2027-11-07T06:15:00Z', '2027-11-07 01:30:00', '2027-11-07T06:30:00.000Z', 'the one to come'],
    ['2027-11-07T05:15:00Z', '2027-11-07T01:30:00-05:00', '2027-11-07T06:30:00.000Z', 'named'],
  ])('at %s, %s is the half hour at %s: %s [CHK-11]', async (now, requested, is) => {
    server.server.setNow(now);
    const at = await cart();
    expect((await at(requested)).status).toBe(200);
    expect(await placedFor()).toBe(is);
  });
});

describe('a scheduled order', () => {
  test('without a time is refused, and not taken as an order for now [CHK-11, D-04]', async () => {
    const dish = await aDish();
    await put(dish.id);
    for (const schedule_at of [null, undefined, '']) {
      const refused = await place(dish.store_id, { scheduled: 1, schedule_at });
      expect(codeOf(refused)).toEqual([403, 'schedule']);
      expect(refused.body.message).toBe('Choose a time for your order');
    }
    expect(await orderCount()).toBe(0);
    const now = await place(dish.store_id, { scheduled: 0, schedule_at: null });
    expect(now.status).toBe(200);
  });
});
