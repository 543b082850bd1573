import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { anOrder, anOrderLine, NOON } from '#tests/support/builders/order.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import * as select from './selectors.ts';

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
    const app = startTracking();
    await passes(0);
    expect(app.claims).toEqual([{ id: 100_042, phone: '+12125550123' }]);
    expect(select.viewOf(app.now())).toBe('shown');
    expect(select.linesOf(app.now())).toEqual([anOrderLine()]);
  });

  test('a plus sign that a link turned into a space is understood', async () => {
    const app = startTracking({ phone: ' 12125550123' });
    await passes(0);
    expect(app.claims[0]?.phone).toBe('+12125550123');
  });

  test('a customer needs the number of an own order alone (CHK-07)', async () => {
    const app = startTracking({ phone: null, signedIn: true });
    await passes(0);
    expect(app.claims).toEqual([{ id: 100_042, phone: null }]);
  });

  test('a guest is asked for number and phone (CHK-08)', async () => {
    const app = startTracking({ number: null, phone: null });
    app.track.send({ type: 'search.submit' });
    expect(select.fieldErrorsOf(app.now())).toEqual({ id: 'missing', phone: 'missing' });
    app.track.send({ type: 'number.type', text: '#100042' });
    app.track.send({ type: 'phone.type', text: '+1 212 555 0123' });
    app.track.send({ type: 'search.submit' });
    await passes(0);
    expect(app.claims).toEqual([{ id: 100_042, phone: '+12125550123' }]);
  });

  test('rubbish in place of a number is marked, and nothing is asked', () => {
    const app = startTracking({ number: 'DROP TABLE', phone: '12' });
    app.track.send({ type: 'search.submit' });
    expect(select.fieldErrorsOf(app.now())).toEqual({ id: 'malformed', phone: 'malformed' });
    expect(app.claims).toEqual([]);
  });

  test('an unknown order is told so, and what was typed is kept (CHK-08)', async () => {
    const app = startTracking({}, [notFound]);
    await passes(0);
    expect(select.isMissing(app.now())).toBe(true);
    expect(select.formOf(app.now()).id).toBe('100042');
  });

  test('no network is told apart from an unknown order (ERR-29)', async () => {
    const app = startTracking({}, [offline]);
    await passes(0);
    expect(select.isMissing(app.now())).toBe(false);
    expect(select.searchFailure(app.now())).toEqual({ kind: 'unreachable', cause: 'offline' });
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

  test('pauses while the page is hidden and looks at once afterwards (F1)', async () => {
    const app = startTracking();
    await passes(0);
    app.track.send({ type: 'page.hide' });
    await passes(10 * TEN_SECONDS);
    expect(app.claims).toHaveLength(1);
    app.track.send({ type: 'page.show' });
    await passes(0);
    expect(app.claims).toHaveLength(2);
  });

  test('a failed look keeps what is known and says that it is old', async () => {
    const app = startTracking();
    await passes(0);
    app.answersNext(offline);
    await passes(TEN_SECONDS);
    expect(select.orderOf(app.now())).toEqual(anOrder());
    expect(select.staleBecause(app.now())).toEqual({ kind: 'unreachable', cause: 'offline' });
    await passes(TEN_SECONDS);
    expect(select.staleBecause(app.now())).toBe(null);
  });

  test('another order can be looked for', async () => {
    const app = startTracking();
    await passes(0);
    app.track.send({ type: 'other.find' });
    expect(select.viewOf(app.now())).toBe('asking');
    await passes(10 * TEN_SECONDS);
    expect(app.claims).toHaveLength(1);
  });
});

describe('canceling', () => {
  test('a pending order is canceled with a reason, and looked at again (CHK-14)', async () => {
    const app = startTracking();
    await passes(0);
    app.track.send({ type: 'cancel.ask' });
    await passes(0);
    expect(select.reasonsOf(app.now())).toEqual(['Ordered by mistake']);
    expect(select.canConfirmCancel(app.now())).toBe(false);
    app.track.send({ type: 'reason.choose', reason: 'Ordered by mistake' });
    app.answersNext(ok({ tracked: anOrder({ status: 'canceled' }), at: NOON }));
    app.track.send({ type: 'cancel.confirm' });
    await passes(0);
    expect(app.cancellations).toEqual([
      { claim: { id: id(100_042), phone: '+12125550123' }, reason: 'Ordered by mistake' },
    ]);
    expect(select.isCanceling(app.now())).toBe(false);
    expect(select.orderOf(app.now())?.status).toBe('canceled');
  });

  test('an order that is being prepared cannot be canceled any more', async () => {
    const processing = ok({ tracked: anOrder({ status: 'processing' }), at: NOON });
    const app = startTracking({}, [processing]);
    await passes(0);
    app.track.send({ type: 'cancel.ask' });
    expect(select.canCancel(app.now())).toBe(false);
    expect(select.isCanceling(app.now())).toBe(false);
  });

  test('a refused cancellation is explained, and the reason kept', async () => {
    const app = startTracking();
    await passes(0);
    const tooLate = { kind: 'refused', status: 403, code: 'order', message: 'Too late.' } as const;
    app.refusesToCancel(refuse(tooLate));
    app.track.send({ type: 'cancel.ask' });
    await passes(0);
    app.track.send({ type: 'reason.choose', reason: 'Ordered by mistake' });
    app.track.send({ type: 'cancel.confirm' });
    await passes(0);
    expect(select.cancelFailureOf(app.now())).toEqual(tooLate);
    expect(select.reasonChosen(app.now())).toBe('Ordered by mistake');
  });
});
