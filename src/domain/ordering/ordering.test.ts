import { describe, expect, test } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { ALL_DAY } from '#domain/kernel/time-window.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { isBelowMinimum } from './order-rules.ts';
import {
  isBeingBrought,
  isFinal,
  isOver,
  mayAskForRefund,
  refundStage,
  mayCancel,
  mayReviewOrder,
  nextStatus,
  wayOf,
  type OrderStatus,
} from './order-status.ts';
import { stepsOf } from './order.ts';
import { waitsUntil } from './parcel-return.ts';
import { isSlot, slotInstead, slots, type SlotFacts } from './slots.ts';

describe('an order', () => {
  test('goes its way to the door, and a take-away without a courier (CHK-07)', () => {
    const walked = (type: 'delivery' | 'take_away' | 'parcel') => {
      const steps: OrderStatus[] = ['pending'];
      for (let next = nextStatus('pending', type); next; next = nextStatus(next, type))
        steps.push(next);
      return steps;
    };

    expect(walked('delivery')).toEqual(wayOf('delivery'));
    expect(walked('take_away')).not.toContain('picked_up');
    expect(walked('parcel')).toEqual(wayOf('parcel'));
  });

  test('that is a parcel is not prepared, and goes on where the desk has said so all the same', () => {
    expect(wayOf('parcel')).not.toContain('processing');
    expect(nextStatus('confirmed', 'parcel')).toBe('handover');
    expect(nextStatus('processing', 'parcel')).toBe('handover');
    const steps = stepsOf({ status: 'processing', type: 'parcel', reached: {} });
    expect(steps.map(({ status }) => status)).toEqual(
      wayOf('delivery').filter((status) => status !== 'accepted'),
    );
    expect([nextStatus('delivered', 'parcel'), nextStatus('canceled', 'parcel')]).toEqual([
      null,
      null,
    ]);
  });

  test('that is a parcel goes back once its receiver was not there to take it (I6)', () => {
    expect(nextStatus('receiver_absent', 'parcel')).toBe('returning');
    expect(nextStatus('returning', 'parcel')).toBe('returned');
    expect(nextStatus('returned', 'parcel')).toBeNull();
    expect([isOver('receiver_absent'), isOver('returning'), isOver('returned')]).toEqual([
      ...[false, false],
      true,
    ]);
    expect(isBeingBrought('returning', 'parcel')).toBe(true);
    expect(isBeingBrought('returned', 'parcel')).toBe(false);
    expect(mayReviewOrder('returned') || mayAskForRefund('returned', true)).toBe(false);
    const steps = stepsOf({ status: 'receiver_absent', type: 'parcel', reached: {} });
    expect(steps.map(({ status, progress }) => `${status} ${progress}`).slice(-4)).toEqual([
      ...['picked_up done', 'receiver_absent current', 'returning ahead', 'returned ahead'],
    ]);
  });

  test('waits for its receiver for ten minutes, from when they were not there', () => {
    const reached = { receiver_absent: instant(60_000) };
    expect(waitsUntil({ status: 'receiver_absent', reached })).toBe(660_000);
    expect(waitsUntil({ status: 'returning', reached })).toBeNull();
    expect(waitsUntil({ status: 'receiver_absent', reached: {} })).toBeNull();
  });

  test('has a courier who can be written to while they bring it, also where it is a parcel', () => {
    expect(isBeingBrought('picked_up', 'delivery')).toBe(true);
    expect(isBeingBrought('picked_up', 'parcel')).toBe(true);
    expect(isBeingBrought('handover', 'parcel')).toBe(false);
    expect(isBeingBrought('picked_up', 'take_away')).toBe(false);
  });

  test.each([
    { status: 'delivered', final: true },
    { status: 'canceled', final: true },
    { status: 'failed', final: true },
    { status: 'processing', final: false },
    // A requested refund is still undecided: the customer keeps tracking it.
    { status: 'refund_requested', final: false },
    { status: 'refunded', final: true },
    { status: 'refund_request_canceled', final: true },
  ] as const)('that is $status is final: $final', ({ status, final }) => {
    expect(isFinal(status)).toBe(final);
  });

  test('is over once it has come or has come to nothing, also while a refund is asked for', () => {
    expect(isOver('refund_requested')).toBe(true);
    expect(isOver('delivered')).toBe(true);
    expect(isOver('picked_up')).toBe(false);
  });

  test('is given money back for, or reviewed, only once it has come; and money only if it was paid [D-14, D-92]', () => {
    expect(mayAskForRefund('delivered', true)).toBe(true);
    expect(mayAskForRefund('delivered', false)).toBe(false);
    expect(mayAskForRefund('picked_up', true)).toBe(false);
    expect(mayAskForRefund('refund_requested', true)).toBe(false);
    expect([mayReviewOrder('delivered'), mayReviewOrder('picked_up')]).toEqual([true, false]);
  });

  test('says how far asking for the money back has come', () => {
    const stages = (isRefundable: boolean) =>
      (['picked_up', 'delivered', 'canceled', 'refund_requested', 'refunded'] as const).map(
        (status) => refundStage(status, isRefundable),
      );
    expect(stages(false)).toEqual(['notYet', 'never', 'never', 'asked', 'refunded']);
    expect(refundStage('delivered', true)).toBe('open');
    expect(refundStage('refund_request_canceled', false)).toBe('refused');
  });

  test('may be canceled before the store works on it', () => {
    expect([mayCancel('pending'), mayCancel('failed'), mayCancel('confirmed')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    { total: 25_001, limit: 25_000, above: true },
    { total: 25_000, limit: 25_000, above: false },
    { total: 99_999, limit: 0, above: false },
  ])(
    'of $total cents is above a cash limit of $limit: $above (CHK-09)',
    ({ total, limit, above }) => {
      expect(isAboveCashLimit(cents(total), cents(limit))).toBe(above);
    },
  );

  test('has no cash limit where none is set', () => {
    expect(isAboveCashLimit(dollars(9999), null)).toBe(false);
  });

  test('exactly at the minimum is enough', () => {
    expect(isBelowMinimum(cents(999), dollars(10))).toBe(true);
    expect(isBelowMinimum(dollars(10), dollars(10))).toBe(false);
  });
});

describe('slots', () => {
  test('in the place of one that is gone the next with room is suggested, else the first; none where all are full', () => {
    const at = (hour: number, full = false) => ({
      from: instant(hour),
      to: instant(hour + 1),
      full,
    });
    expect(slotInstead([at(1), at(2, true), at(3, true), at(4)], instant(2))?.from).toBe(4);
    expect(slotInstead([at(1, true), at(2), at(3, true)], instant(3))?.from).toBe(2);
    expect(slotInstead([at(1, true)], instant(1))).toBe(null);
  });

  const facts = (given: Partial<SlotFacts> = {}): SlotFacts => ({
    now: instant(Date.parse('2026-11-21T15:10:00Z')), // 10:10 on a Saturday in New York
    zone: timeZone('America/New_York'),
    stores: [
      {
        hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          weekday,
          window: { opens: 9 * 60, closes: 12 * 60 },
        })),
        closedDates: ['2026-11-22'],
        active: true,
        preparation: 0,
      },
    ],
    items: [anItem({ availableTime: ALL_DAY })],
    ...given,
  });
  const first = (given: SlotFacts) => new Date(slots(given)[0]?.from ?? 0).toISOString();

  test('are half hours from the next one on, inside the store’s hours (CHK-11)', () => {
    expect(first(facts())).toBe('2026-11-21T15:30:00.000Z');
    expect(slots(facts()).every(({ from, to }) => to - from === 30 * 60_000)).toBe(true);
  });

  test('reach over today and six more days, closed days left out', () => {
    // Today 10:30, 11:00, 11:30; then five open days of six half hours.
    expect(slots(facts())).toHaveLength(3 + 5 * 6);
  });

  test('end with the last order of the store: none begins that it could not prepare before it closes [D-126]', () => {
    const [store] = facts().stores;
    const texts = (preparation: number) =>
      slots(facts({ stores: [{ ...store!, preparation }] }))
        .slice(0, 3)
        .map(({ from }) => new Date(from).toISOString().slice(8, 16));
    expect(texts(30)).toEqual(['21T15:30', '21T16:00', '21T16:30']);
    expect(texts(31)).toEqual(['21T15:30', '21T16:00', '23T14:00']);
  });

  test('keep to what every item allows', () => {
    const brunch = anItem({ availableTime: { opens: 11 * 60, closes: 14 * 60 } });
    expect(first(facts({ items: [brunch] }))).toBe('2026-11-21T16:00:00.000Z');
  });

  test('are the only moments for which one may schedule', () => {
    const at = (iso: string) => instant(Date.parse(iso));

    expect(isSlot(at('2026-11-21T15:30:00Z'), facts())).toBe(true);
    expect(isSlot(at('2026-11-21T15:31:00Z'), facts())).toBe(false);
    expect(isSlot(at('2026-11-22T15:30:00Z'), facts())).toBe(false);
    expect(isSlot(at('2026-11-21T14:30:00Z'), facts())).toBe(false);
  });
});
