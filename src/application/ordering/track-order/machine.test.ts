import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import * as select from './selectors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEN_SECONDS = 10_000;
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('finding an order', () => {
  test('a plus sign that a link turned into a space is understood', async () => {
    const app = startTracking({ phone: ' 12125550123' });
    await passes(0);
    expect(app.claims[0]?.phone).toBe('+12125550123');
  });
});

describe('tracking an order', () => {
  test('is looked at every ten seconds until it has arrived (CHK-07)', async () => {
    const pending = ok({ tracked: anOrder(), at: NOON });
    const delivered = ok({ tracked: anOrder({ status: 'delivered' }), at: NOON });
    const app = startTracking({}, [pending, pending, delivered]);
    await passes(0);
    await passes(TEN_SECONDS);
    expect(app.claims).toHaveLength(2);
    await passes(TEN_SECONDS);
    await passes(10 * TEN_SECONDS);
    expect(app.claims).toHaveLength(3);
    expect(select.orderOf(app.now())?.status).toBe('delivered');
  });
});
