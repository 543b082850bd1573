import { expect, test } from 'vitest';
import {
  holdsVehicles,
  mayCancelTrip,
  mayReviewTrip,
  nextTripStatus,
  tabOf,
  TRIP_STATUSES,
  usesCoupon,
} from './trip-status.ts';

test.each([
  {
    status: 'pending',
    next: 'confirmed',
    tab: 'running',
    may: ['cancel'],
    holds: true,
    uses: true,
  },
  { status: 'confirmed', next: 'ongoing', tab: 'running', may: [], holds: true, uses: true },
  { status: 'ongoing', next: 'completed', tab: 'running', may: [], holds: true, uses: true },
  { status: 'completed', next: null, tab: 'completed', may: ['review'], holds: false, uses: true },
  { status: 'canceled', next: null, tab: 'completed', may: [], holds: false, uses: false },
  { status: 'payment_failed', next: null, tab: 'running', may: [], holds: false, uses: false },
] as const)(
  'a trip that is $status goes on to $next, is listed as $tab and may be $may [API-40]',
  ({ status, next, tab, may, holds, uses }) => {
    expect(nextTripStatus(status)).toBe(next);
    expect(tabOf(status)).toBe(tab);
    expect([
      ...(mayCancelTrip(status) ? ['cancel'] : []),
      ...(mayReviewTrip(status) ? ['review'] : []),
    ]).toEqual(may);
    expect([holdsVehicles(status), usesCoupon(status)]).toEqual([holds, uses]);
  },
);

test('every status of a trip is told of above', () => {
  expect(TRIP_STATUSES).toHaveLength(6);
});
