import { describe, expect, test } from 'vitest';
import { refuse } from '#domain/kernel/result.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import {
  sedan,
  moped,
  van,
  bus,
  line,
  cart,
  hourly,
  OLD,
  add,
} from '#tests/support/builders/trip-carts.ts';
import { aFilledTripCart, emptied, holds } from '#tests/support/start-trip-cart.ts';
import * as select from './selectors.ts';

test('a guest who signs in between two calls finds the vehicles again [D-42, D-116]', async () => {
  const it = await aFilledTripCart(OLD);
  it.actor.send(add(bus, hourly));
  await it.agrees();

  it.scopeChanges({ principal: { kind: 'customer', key: 'customer:asha' } });
  expect([...it.notes.keys()]).toEqual(['customer:asha']);
  await it.reads(EMPTY_TRIP_CART);
  await it.calls.added.answers(holds(cart(hourly, sedan)));
  await it.calls.added.answers(holds(OLD));

  expect(it.names()).toEqual(['Sedan', 'Moped']);
});

describe('a customer whose sign-in ends', () => {
  const asha = { kind: 'customer', key: 'customer:asha' } as const;
  const ended = { kind: 'guest', key: 'guest:1', byChoice: false, sessionEnded: true } as const;
  const signsInAgain = async (it: Awaited<ReturnType<typeof aFilledTripCart>>) => {
    it.scopeChanges({ principal: asha }, { principal: ended });
    await it.signIn.answers('signedIn');
  };

  test('while a vehicle is added signs in again, and it is added', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(add(van, hourly));

    it.scopeChanges({ principal: ended }, { principal: asha });
    expect(it.signIn.calls).toHaveLength(1);
    await signsInAgain(it);
    await it.reads(OLD);
    await it.calls.added.answers(holds(cart(hourly, sedan, moped, van)));

    expect(it.names()).toEqual(['Sedan', 'Moped', 'Van']);
  });

  test('is asked to sign in by the answer, too, and by closing the dialog gives it up', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'line.decrease', line: line(moped).id });
    await it.calls.ran.answers(refuse({ kind: 'signedOut' }));

    expect(it.signIn.calls).toHaveLength(1);
    await it.signIn.answers('dismissed');
    await it.reads(OLD);

    expect([it.names(), it.sent()]).toEqual([['Sedan', 'Moped'], 1]);
  });

  test('between two calls finds the old cart, and the vehicle is asked about again [D-116]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(emptied);

    await it.calls.added.answers(refuse({ kind: 'signedOut' }));
    expect(it.notes.size).toBe(1);
    await it.signIn.answers('signedIn');
    await it.reads(EMPTY_TRIP_CART);
    await it.calls.added.answers(holds(cart(hourly, sedan)));
    await it.calls.added.answers(holds(OLD));

    expect([it.names(), it.notes.size, it.told]).toEqual([['Sedan', 'Moped'], 0, []]);
    expect(select.isAskingOf('provider')(it.actor.getSnapshot())).toBe(true);
  });

  test('between two calls, and who stays away, leaves the note for the next sign-in [D-116]', async () => {
    const it = await aFilledTripCart(OLD, undefined, asha.key);
    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(emptied);

    it.scopeChanges({ principal: ended }, { principal: asha });
    await it.signIn.answers('dismissed');
    await it.reads(EMPTY_TRIP_CART);

    expect(it.names()).toEqual([]);
    expect([...it.notes.keys()]).toEqual([asha.key]);
  });
});

test('what was cleared before a module was chosen comes back, vehicle by vehicle [RENT-CART-31]', async () => {
  const it = await aFilledTripCart(EMPTY_TRIP_CART);

  it.actor.send({ type: 'lines.restore', cleared: { lines: OLD.lines, details: hourly } });
  await it.calls.ran.answers(holds({ ...OLD, lines: OLD.lines.slice(0, 1) }));
  await it.calls.ran.answers(holds(OLD));

  expect(it.calls.ran.calls.map(({ asked }) => asked.kind)).toEqual(['add', 'add']);
  expect(it.names()).toEqual(OLD.lines.map(({ vehicle }) => vehicle.name));
});

test('another zone clears nothing: only the choice of a module does [RENT-CART-31, D-81]', async () => {
  const it = await aFilledTripCart(OLD);

  it.scopeChanges({ place: aPlace({ zones: '[2]' }) });
  await it.reads(OLD);

  expect([it.sent(), it.told, it.names()]).toEqual([
    0,
    [],
    OLD.lines.map(({ vehicle }) => vehicle.name),
  ]);
});
