import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { anOrder, anOrderLine, NOON } from '#tests/support/builders/order.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import * as ask from './track-order.selectors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = refuse({ kind: 'unreachable', cause: 'offline' } as const);
const notFound = refuse({
  kind: 'refused',
  status: 404,
  code: 'order',
  message: 'Order not found',
});

const TEN_SECONDS = 10_000;
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('finding an order', () => {
  test('a link with number and phone finds it at once (NAV-15, CHK-07)', async () => {
    const shop = startTracking();
    await passes(0);
    expect(shop.claims).toEqual([{ id: 100_042, phone: '+12125550123' }]);
    expect(ask.faceOf(shop.now())).toBe('shown');
    expect(ask.linesOf(shop.now())).toEqual([anOrderLine()]);
  });

  test('a plus sign that a link turned into a space is understood', async () => {
    const shop = startTracking({ phone: ' 12125550123' });
    await passes(0);
    expect(shop.claims[0]?.phone).toBe('+12125550123');
  });

  test('a customer needs the number of an own order alone (CHK-07)', async () => {
    const shop = startTracking({ phone: null, signedIn: true });
    await passes(0);
    expect(shop.claims).toEqual([{ id: 100_042, phone: null }]);
  });

  test('a guest is asked for number and phone (CHK-08)', async () => {
    const shop = startTracking({ orderId: null, phone: null });
    shop.track.send({ type: 'order.find' });
    expect(ask.mistakesOf(shop.now())).toEqual({ orderId: 'missing', phone: 'missing' });
    shop.track.send({ type: 'orderId.type', text: '#100042' });
    shop.track.send({ type: 'phone.type', text: '+1 212 555 0123' });
    shop.track.send({ type: 'order.find' });
    await passes(0);
    expect(shop.claims).toEqual([{ id: 100_042, phone: '+12125550123' }]);
  });

  test('rubbish in place of a number is marked, and nothing is asked', () => {
    const shop = startTracking({ orderId: 'DROP TABLE', phone: '12' });
    shop.track.send({ type: 'order.find' });
    expect(ask.mistakesOf(shop.now())).toEqual({ orderId: 'malformed', phone: 'malformed' });
    expect(shop.claims).toEqual([]);
  });

  test('an unknown order is told so, and what was typed is kept (CHK-08)', async () => {
    const shop = startTracking({}, [notFound]);
    await passes(0);
    expect(ask.isMissing(shop.now())).toBe(true);
    expect(ask.formOf(shop.now()).orderId).toBe('100042');
  });

  test('no network is told apart from an unknown order (ERR-29)', async () => {
    const shop = startTracking({}, [offline]);
    await passes(0);
    expect(ask.isMissing(shop.now())).toBe(false);
    expect(ask.searchFailure(shop.now())).toEqual({ kind: 'unreachable', cause: 'offline' });
  });
});

describe('following an order', () => {
  test('is looked at every ten seconds until it has arrived (CHK-07)', async () => {
    const pending = ok({ order: anOrder(), at: NOON });
    const delivered = ok({ order: anOrder({ status: 'delivered' }), at: NOON });
    const shop = startTracking({}, [pending, pending, delivered]);
    await passes(0);
    await passes(TEN_SECONDS);
    expect(shop.claims).toHaveLength(2);
    await passes(TEN_SECONDS);
    await passes(10 * TEN_SECONDS);
    expect(shop.claims).toHaveLength(3);
    expect(ask.orderOf(shop.now())?.status).toBe('delivered');
  });

  test('pauses while nobody is watching and looks at once afterwards (F1)', async () => {
    const shop = startTracking();
    await passes(0);
    shop.track.send({ type: 'page.hide' });
    await passes(10 * TEN_SECONDS);
    expect(shop.claims).toHaveLength(1);
    shop.track.send({ type: 'page.show' });
    await passes(0);
    expect(shop.claims).toHaveLength(2);
  });

  test('a failed look keeps what is known and says that it is old', async () => {
    const shop = startTracking();
    await passes(0);
    shop.answersNext(offline);
    await passes(TEN_SECONDS);
    expect(ask.orderOf(shop.now())).toEqual(anOrder());
    expect(ask.staleBecause(shop.now())).toEqual({ kind: 'unreachable', cause: 'offline' });
    await passes(TEN_SECONDS);
    expect(ask.staleBecause(shop.now())).toBe(null);
  });

  test('another order can be looked for', async () => {
    const shop = startTracking();
    await passes(0);
    shop.track.send({ type: 'other.find' });
    expect(ask.faceOf(shop.now())).toBe('asking');
    await passes(10 * TEN_SECONDS);
    expect(shop.claims).toHaveLength(1);
  });
});

describe('canceling', () => {
  test('a pending order is canceled with a reason, and looked at again (CHK-14)', async () => {
    const shop = startTracking();
    await passes(0);
    shop.track.send({ type: 'cancel.ask' });
    await passes(0);
    expect(ask.reasonsOf(shop.now())).toEqual(['Ordered by mistake']);
    expect(ask.canConfirmCancel(shop.now())).toBe(false);
    shop.track.send({ type: 'reason.choose', reason: 'Ordered by mistake' });
    shop.answersNext(ok({ order: anOrder({ status: 'canceled' }), at: NOON }));
    shop.track.send({ type: 'cancel.confirm' });
    await passes(0);
    expect(shop.cancellations).toEqual([
      { claim: { id: id(100_042), phone: '+12125550123' }, reason: 'Ordered by mistake' },
    ]);
    expect(ask.isCanceling(shop.now())).toBe(false);
    expect(ask.orderOf(shop.now())?.status).toBe('canceled');
  });

  test('an order that is being prepared cannot be canceled any more', async () => {
    const processing = ok({ order: anOrder({ status: 'processing' }), at: NOON });
    const shop = startTracking({}, [processing]);
    await passes(0);
    shop.track.send({ type: 'cancel.ask' });
    expect(ask.canCancel(shop.now())).toBe(false);
    expect(ask.isCanceling(shop.now())).toBe(false);
  });

  test('a refused cancellation is explained, and the reason kept', async () => {
    const shop = startTracking();
    await passes(0);
    const tooLate = { kind: 'refused', status: 403, code: 'order', message: 'Too late.' } as const;
    shop.refusesToCancel(refuse(tooLate));
    shop.track.send({ type: 'cancel.ask' });
    await passes(0);
    shop.track.send({ type: 'reason.choose', reason: 'Ordered by mistake' });
    shop.track.send({ type: 'cancel.confirm' });
    await passes(0);
    expect(ask.cancelFailureOf(shop.now())).toEqual(tooLate);
    expect(ask.reasonChosen(shop.now())).toBe('Ordered by mistake');
  });
});
