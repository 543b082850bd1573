import { describe, expect, test } from 'vitest';
import { tripHours } from '#domain/rental/trip-details.ts';
import { away } from '#tests/support/builders/failure.ts';
import { anHourlyTrip } from '#tests/support/builders/rental.ts';
import {
  sedan,
  moped,
  van,
  line,
  cart,
  hourly,
  byDistance,
  OLD,
  NO,
} from '#tests/support/builders/trip-carts.ts';
import { aFilledTripCart, emptied, holds, lists } from '#tests/support/start-trip-cart.ts';
import * as select from './selectors.ts';

describe('quantities and removals', () => {
  test('taps are coalesced: one call is under way, and the last quantity follows [RENT-CART-24, D-104]', async () => {
    const it = await aFilledTripCart(cart(hourly, { ...sedan, count: 9 }));
    const more = { type: 'line.increase', line: line(sedan).id } as const;

    it.actor.send(more);
    it.actor.send(more);
    it.actor.send(more);
    expect(select.wantedQuantityOf(more.line)(it.actor.getSnapshot())).toBe(4);
    await it.calls.ran.answers(holds({ ...OLD, lines: [line({ ...sedan, count: 9 }, 2)] }));

    expect(it.calls.ran.calls.map(({ asked }) => asked)).toMatchObject([
      { kind: 'update', line: 11, quantity: 2, details: hourly },
      { kind: 'update', line: 11, quantity: 4 },
    ]);
  });

  test('stepping up at the limit sends nothing, and says how many there are [RENT-CART-35, ERR-14]', async () => {
    const it = await aFilledTripCart({ ...OLD, lines: [line(sedan, 3)] });

    it.actor.send({ type: 'line.increase', line: line(sedan).id });

    expect(it.sent()).toBe(0);
    expect(it.told).toEqual([{ kind: 'vehiclesAboveCount', count: 3 }]);
  });

  test('the last one takes its line, and the count, with it [RENT-CART-25, RENT-CART-26]', async () => {
    const it = await aFilledTripCart(cart(hourly, sedan));

    it.actor.send({ type: 'line.decrease', line: line(sedan).id });
    await it.calls.ran.answers(emptied);

    expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'remove', line: 11 });
    expect(it.counts.at(-1)).toBe(0);
  });

  test('fewer of more than there are is as many as there are, which the server does not refuse', async () => {
    const it = await aFilledTripCart({ ...OLD, lines: [line({ ...sedan, count: 2 }, 5)] });

    it.actor.send({ type: 'line.decrease', line: line(sedan).id });

    expect(it.calls.ran.calls[0]?.asked).toMatchObject({ kind: 'update', line: 11, quantity: 2 });
  });

  test.each([
    ['is gone', { ...line(sedan, 5), gone: true }],
    ['is not offered for the trip', line({ ...sedan, hourlyPrice: null }, 5)],
    ['has none left', line({ ...sedan, count: 0 }, 5)],
  ])(
    'of a vehicle that %s, fewer is none: one call removes the line, and it can be taken back [RENT-CART-25, D-101]',
    async (_, lost) => {
      const it = await aFilledTripCart({ ...OLD, lines: [lost, line(moped)] });

      it.actor.send({ type: 'line.decrease', line: lost.id });
      expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'remove', line: 11 });
      await it.calls.ran.answers(holds(cart(hourly, moped)));

      expect(it.names()).toEqual(['Moped']);
      expect(it.told).toEqual([{ kind: 'vehicleRemoved', line: 11, name: 'Sedan' }]);
      expect(it.actor.getSnapshot().context.removals).toHaveLength(1);
    },
  );

  test('several go in one call', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'lines.remove', lines: [line(sedan).id, line(moped).id] });

    expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'removeAll', lines: [11, 13] });
  });

  test('clearing is asked about first [RENT-CART-09]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'cart.clear' });
    expect([select.isAskingToClear(it.actor.getSnapshot()), it.sent()]).toEqual([true, 0]);
    await it.agrees();
    await it.calls.ran.answers(emptied);

    expect(it.told).toEqual([{ kind: 'tripCartCleared' }]);
  });

  test('clearing is asked about again where another tab has changed the cart meanwhile [D-118]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'cart.clear' });
    it.actor.send({ type: 'cart.reload' });

    await it.agrees();
    expect([select.isAskingToClear(it.actor.getSnapshot()), it.sent()]).toEqual([false, 0]);
    await it.reads(cart(hourly, sedan, van));
    expect([select.isAskingToClear(it.actor.getSnapshot()), it.sent()]).toEqual([true, 0]);

    await it.agrees();
    expect(it.calls.ran.calls.map(({ asked }) => asked)).toEqual([{ kind: 'clear' }]);
  });

  test('a new quantity, and a new trip, are told [ERR-39]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'line.increase', line: line(sedan).id });
    await it.calls.ran.answers(holds(OLD));
    it.actor.send({ type: 'trip.change', details: anHourlyTrip({ hours: tripHours(5) }) });
    await it.calls.ran.answers(holds(OLD));

    expect(it.told).toEqual([{ kind: 'tripCartUpdated' }, { kind: 'tripCartUpdated' }]);
  });
});

describe('a trip that is changed in the cart', () => {
  const toRemove = async (found = OLD) => {
    const it = await aFilledTripCart(found);
    it.actor.send({ type: 'trip.change', details: byDistance });
    await it.calls.ran.answers(lists(line(moped).id));
    return it;
  };

  test('names the vehicles that cannot come along, and Cancel changes nothing [RENT-CART-15, RENT-CART-41]', async () => {
    const it = await toRemove();
    const snapshot = it.actor.getSnapshot();
    expect(select.incompatibleOf(snapshot).map(({ vehicle }) => vehicle.name)).toEqual(['Moped']);
    expect(select.typeWantedOf(snapshot)).toBe('distance_wise');

    it.actor.send(NO);

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect([it.sent(), it.told, it.notes.size]).toEqual([1, [], 0]);
  });

  test('names them anew where the cart has changed while it asked, and removes nothing that was not shown [D-118]', async () => {
    const it = await toRemove();
    it.actor.send({ type: 'cart.reload' });

    await it.agrees();
    expect([it.sent(), it.notes.size]).toEqual([1, 0]);
    await it.reads(cart(hourly, sedan, moped, van));
    await it.calls.ran.answers(lists(line(moped).id, line(van).id));

    const incompatible = select.incompatibleOf(it.actor.getSnapshot());
    expect(incompatible.map(({ vehicle }) => vehicle.name)).toEqual(['Moped', 'Van']);
    expect(it.calls.removed.calls).toEqual([]);
  });

  test('goes on after Remove & Continue [RENT-CART-17, RENT-CART-18]', async () => {
    const it = await toRemove();
    await it.agrees();
    expect(it.notes.size).toBe(1);
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(holds(cart(byDistance, sedan)));

    expect([it.names(), it.trip()]).toEqual([['Sedan'], byDistance]);
    expect(it.told).toEqual([{ kind: 'tripCartUpdated' }]);
    expect([it.sent(), it.notes.size]).toEqual([3, 0]);
  });

  test('ends with an empty cart where none can come along [RENT-CART-18]', async () => {
    const it = await toRemove(cart(hourly, moped));
    await it.agrees();
    await it.calls.removed.answers(emptied);

    expect([it.names(), it.sent(), it.notes.size]).toEqual([[], 2, 0]);
  });

  test.each(['removed', 'changed'] as const)(
    'whose call "%s" fails leaves the old cart [D-112]',
    async (failing) => {
      const it = await toRemove();
      await it.agrees();
      if (failing === 'changed') await it.calls.removed.answers(holds(cart(hourly, sedan)));
      await it.calls[failing].answers(away);
      await it.reads(cart(hourly, sedan));
      await it.calls.added.answers(holds(OLD));

      expect([it.names(), it.trip()]).toEqual([['Sedan', 'Moped'], hourly]);
      expect(it.told.at(-1)).toEqual({ kind: 'tripCartAsBefore', wanted: 'trip' });
    },
  );

  test('whose answer was lost is not changed back [D-116]', async () => {
    const it = await toRemove();
    await it.agrees();
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(away);
    await it.reads(cart(byDistance, sedan));

    expect([it.names(), it.trip()]).toEqual([['Sedan'], byDistance]);
    expect([it.sent(), it.notes.size]).toEqual([3, 0]);
  });
});
