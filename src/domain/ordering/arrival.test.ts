import { describe, expect, test } from 'vitest';
import { later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { arrivalOf, arrivedOf, type ArrivalFacts } from './arrival.ts';

/** Minutes after noon, the time of the order in these cases. */
const at = (minutes: number): Instant => later(NOON, minutes * MINUTE);
const minutesOf = (moment: Instant) => (moment - NOON) / MINUTE;

/** The store needs 25 to 40 minutes, of which the ride takes seven to eight. */
const STORE = { latitude: 40.715, longitude: -73.998 };
const DOOR = { latitude: 40.7484, longitude: -73.9857 };
const HALFWAY = { latitude: 40.7317, longitude: -73.99185 };

const expectedOf = (facts: Partial<ArrivalFacts>, now: number) => {
  const arrival = arrivalOf(anOrder(facts), at(now));
  return (
    arrival && {
      from: minutesOf(arrival.expected.from),
      to: minutesOf(arrival.expected.to),
      late: arrival.isLate,
    }
  );
};

const placed = { pending: NOON };
const confirmed = { status: 'confirmed', reached: { ...placed, confirmed: at(3) } } as const;
const processing = {
  status: 'processing',
  reached: { ...placed, confirmed: at(3), processing: at(6) },
} as const;
const packed = { status: 'handover', reached: { ...placed, handover: at(20) } } as const;
const riding = { status: 'picked_up', reached: { ...placed, picked_up: at(22) } } as const;
const seen = (point: typeof STORE, minutes: number) => ({ point, seenAt: at(minutes) });

test('the ride of these cases takes seven to eight minutes', () => {
  expect(Math.ceil(estimateTravel(STORE, DOOR).seconds / 60)).toBe(8);
});

describe('an order is expected', () => {
  test.each([
    ['as planned, once it is placed', {}, 0, 25, 40],
    ['as planned while the store may still keep it', {}, 9, 30, 40],
    ['as planned, though it was confirmed late', confirmed, 10, 25, 40],
    ['towards the end of the plan, where the store began late', processing, 15, 30, 40],
    ['no sooner than planned when it is packed early', packed, 20, 25, 40],
    ['by the ride, once the courier has it', riding, 22, 25, 35],
    ['by where the courier is', { ...riding, courier: seen(HALFWAY, 28) }, 28, 30, 40],
    ['as good as planned, a minute over it', { ...riding, courier: seen(STORE, 28) }, 28, 35, 45],
    ['sooner than planned by a quick courier', { ...riding, courier: seen(DOOR, 21) }, 21, 20, 30],
  ] as const)('%s', (_, facts, now, from, to) => {
    expect(expectedOf(facts, now)).toEqual({ from, to, late: false });
  });
});

describe('an order is late, and says so', () => {
  test.each([
    ['while the store does not answer', {}, 20, 45, 50],
    ['while it is prepared for too long', processing, 40, 45, 55],
    ['while no courier fetches it', packed, 38, 45, 55],
    ['while the courier is on the way', { ...riding, courier: seen(STORE, 38) }, 38, 45, 55],
    ['when the courier was not seen for long', { ...riding, courier: seen(DOOR, 22) }, 47, 45, 55],
  ] as const)('%s', (_, facts, now, from, to) => {
    expect(expectedOf(facts, now)).toEqual({ from, to, late: true });
  });

  test('and what was planned is still known', () => {
    const arrival = arrivalOf(anOrder(), at(60));
    expect(arrival && [arrival.planned.from, arrival.planned.to]).toEqual([at(25), at(40)]);
  });
});

describe('an order for later', () => {
  const scheduledFor = at(120);

  test('is expected in its half hour', () => {
    expect(expectedOf({ scheduledFor }, 1)).toEqual({ from: 120, to: 150, late: false });
    expect(expectedOf({ scheduledFor, minutes: null }, 1)).toMatchObject({ from: 120, to: 150 });
  });

  test('is late when it cannot be kept', () => {
    expect(expectedOf({ scheduledFor }, 130)).toEqual({ from: 155, to: 160, late: true });
  });
});

describe('a take-away', () => {
  const type = 'take_away';

  test('is ready without a ride', () => {
    expect(expectedOf({ type, deliverTo: null }, 0)).toEqual({ from: 25, to: 40, late: false });
  });

  test('that is packed is waited for no more', () => {
    expect(expectedOf({ ...packed, type, deliverTo: null }, 20)).toBe(null);
  });
});

describe('nothing is expected', () => {
  test.each(['delivered', 'canceled', 'failed', 'refund_requested', 'refunded'] as const)(
    'of an order that is %s',
    (status) => expect(expectedOf({ status }, 10)).toBe(null),
  );

  test('where no store has said how long it takes', () => {
    expect(expectedOf({ minutes: null, store: null }, 10)).toBe(null);
  });
});

test('where it is not known where the store or the door is, the ride takes no time of its own', () => {
  const { store, deliverTo } = anOrder();
  const nowhere = {
    store: store && { ...store, point: null },
    deliverTo: deliverTo && { ...deliverTo, point: null },
  };
  expect(expectedOf({ ...packed, ...nowhere }, 20)).toEqual({ from: 25, to: 40, late: false });
});

describe('an order that has come', () => {
  const came = (minutes: number, facts: Partial<ArrivalFacts> = {}) =>
    arrivedOf(anOrder({ status: 'delivered', reached: { delivered: at(minutes) }, ...facts }));
  const planned = { from: at(25), to: at(40) };

  test.each([
    ['sooner than planned', 10, false],
    ['to the last minute', 40, false],
    ['as good as planned', 45, false],
    ['too late', 46, true],
  ])('came %s', (_, minutes, wasLate) => {
    expect(came(minutes)).toEqual({ at: at(minutes), planned, wasLate });
  });

  test('is judged by its half hour, where it was for later', () => {
    expect(came(140, { scheduledFor: at(120) })?.wasLate).toBe(false);
    expect(came(156, { scheduledFor: at(120) })?.wasLate).toBe(true);
  });

  test.each([
    ['was fetched', { type: 'take_away' }],
    ['had no plan', { minutes: null }],
    ['tells no moment', { reached: {} }],
    ['is not there yet', { status: 'picked_up' }],
  ] as const)('is not judged where it %s', (_, facts) => {
    expect(came(50, facts)).toBe(null);
  });
});

test('clocks are read to five minutes, wider rather than narrower', () => {
  const arrival = arrivalOf(anOrder({ placedAt: at(2), reached: { pending: at(2) } }), at(2));
  expect(arrival && [minutesOf(arrival.expected.from), minutesOf(arrival.expected.to)]).toEqual([
    25, 45,
  ]);
});
