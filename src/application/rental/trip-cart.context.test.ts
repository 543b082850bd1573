import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import { MOST_TRIP_LINES } from '#domain/rental/trip-cart.ts';
import { aTripCart, aTripLine, aVehicle, anHourlyTrip } from '#tests/support/builders/rental.ts';
import { noticeOfLoss, noticeOfRefusal } from './trip-cart.context.ts';
import type * as Flow from './trip-cart.types.ts';

test('a vehicle beyond the most that one cart holds is told to be too much (RENT-CART-44)', () => {
  const lines = Array.from({ length: MOST_TRIP_LINES }, (_, index) =>
    aTripLine({ id: id(index + 1), vehicle: aVehicle({ id: id(index + 1) }) }),
  );
  const candidate = { vehicle: aVehicle({ id: id(999) }), quantity: ONE, details: anHourlyTrip() };

  expect(
    noticeOfRefusal({ cart: aTripCart({ lines }), candidate } as unknown as Flow.Context),
  ).toEqual({
    kind: 'tripCartFull',
  });
});

test('a trip that is another one now is told without names where every vehicle came back', () => {
  const nothing: readonly Flow.Context['lost'][number][] = [];

  expect(noticeOfLoss({ removed: null, lost: nothing } as unknown as Flow.Context)).toEqual({
    kind: 'tripLost',
    wanted: 'vehicle',
  });
});
