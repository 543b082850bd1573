import { describe, expect, test } from 'vitest';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { TUESDAY_AT_THREE as at } from '#tests/support/builders/rental.ts';
import { tripSteps } from './trip.ts';

describe('the way of a trip', () => {
  test('shows what is done, where it is, and what is ahead', () => {
    expect(
      tripSteps({ status: 'confirmed', reached: { pending: at, confirmed: later(at, MINUTE) } }),
    ).toEqual([
      { status: 'pending', at, progress: 'done' },
      { status: 'confirmed', at: later(at, MINUTE), progress: 'current' },
      { status: 'ongoing', at: null, progress: 'ahead' },
      { status: 'completed', at: null, progress: 'ahead' },
    ]);
  });

  test('is all done at its end', () => {
    const steps = tripSteps({ status: 'completed', reached: {} });

    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'done', 'done']);
  });

  test.each(['canceled', 'payment_failed'] as const)('ends where it was left: %s', (status) => {
    const steps = tripSteps({ status, reached: { pending: at, [status]: later(at, MINUTE) } });

    expect(steps).toEqual([
      { status: 'pending', at, progress: 'done' },
      { status, at: later(at, MINUTE), progress: 'current' },
    ]);
  });
});
