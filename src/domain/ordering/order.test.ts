import { describe, expect, test } from 'vitest';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { stepsOf } from './order.ts';

const inWords = (order: ReturnType<typeof anOrder>) =>
  stepsOf(order).map(({ status, progress }) => `${status} ${progress}`);

describe('the steps of an order (D-06, CHK-07)', () => {
  test('show what was, what is, and what comes', () => {
    const at = later(NOON, MINUTE);
    const reached = { pending: NOON, accepted: NOON, confirmed: at };
    expect(stepsOf(anOrder({ status: 'confirmed', reached })).slice(0, 4)).toEqual([
      { status: 'pending', at: NOON, progress: 'done' },
      { status: 'accepted', at: NOON, progress: 'done' },
      { status: 'confirmed', at, progress: 'current' },
      { status: 'processing', at: null, progress: 'ahead' },
    ]);
  });

  test('leave out an acceptance that was passed over', () => {
    const reached = { pending: NOON, confirmed: NOON };
    expect(inWords(anOrder({ status: 'confirmed', reached }))).toEqual([
      'pending done',
      'confirmed current',
      'processing ahead',
      'handover ahead',
      'picked_up ahead',
      'delivered ahead',
    ]);
  });

  test('of a take-away know no courier', () => {
    expect(inWords(anOrder({ type: 'take_away' }))).not.toContain('picked_up ahead');
  });

  test('are all done when it has arrived', () => {
    const order = anOrder({ status: 'delivered', reached: { accepted: NOON, delivered: NOON } });
    expect(stepsOf(order).every(({ progress }) => progress === 'done')).toBe(true);
  });

  test('of a canceled one end where it ended', () => {
    const reached = { pending: NOON, canceled: NOON };
    expect(inWords(anOrder({ status: 'canceled', reached }))).toEqual([
      'pending done',
      'canceled current',
    ]);
  });
});
