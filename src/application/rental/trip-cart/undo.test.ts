import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { away } from '#tests/support/builders/failure.ts';
import {
  add,
  bus,
  cart,
  hourly,
  line,
  moped,
  OLD,
  sedan,
  van,
  YES,
} from '#tests/support/builders/trip-carts.ts';
import { aFilledTripCart, aTripCartActor, emptied, holds } from '#tests/support/start-trip-cart.ts';

describe('what was taken out', () => {
  test('is put back for the trip of the cart, where it was told [D-101]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'line.decrease', line: line(moped).id });
    await it.calls.ran.answers(holds(cart(hourly, sedan)));
    expect(it.told).toEqual([{ kind: 'vehicleRemoved', line: 13, name: 'Moped' }]);

    it.actor.send({ type: 'cart.undo', line: id(13) });
    expect(it.calls.ran.calls.at(-1)?.asked).toEqual({
      kind: 'add',
      wanted: { vehicle: moped, quantity: 1, details: hourly },
    });
    await it.calls.ran.answers(holds(OLD));

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.told.at(-1)).toEqual({ kind: 'vehicleRestored' });
  });

  test('with the whole cart comes back vehicle by vehicle, on the trip that it was for [D-101]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'cart.clear' });
    it.actor.send(YES);
    await it.calls.ran.answers(emptied);

    it.actor.send({ type: 'cart.undo', line: null });
    await it.calls.ran.answers(holds(cart(hourly, sedan)));
    await it.calls.ran.answers(holds(OLD));

    expect(it.calls.ran.calls.slice(1).map(({ asked }) => asked)).toEqual([
      { kind: 'add', wanted: { vehicle: sedan, quantity: 1, details: hourly } },
      { kind: 'add', wanted: { vehicle: moped, quantity: 1, details: hourly } },
    ]);
    expect(it.names()).toEqual(['Sedan', 'Moped']);
  });

  test('cannot be put back twice, nor by another customer', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'line.decrease', line: line(moped).id });
    await it.calls.ran.answers(holds(cart(hourly, sedan)));

    it.scopeChanges(
      { principal: { kind: 'customer', key: 'customer:ravi' } },
      { principal: { kind: 'customer', key: 'customer:asha' } },
    );
    it.actor.send({ type: 'cart.undo', line: id(13) });
    await it.reads(OLD);

    expect(it.sent()).toBe(1);
  });
});

describe('what is wanted back while the trip cart cannot be read', () => {
  const notBack = (vehicles: readonly Vehicle[]) => ({
    kind: 'vehiclesNotRestored',
    name: vehicles.map(({ name }) => name).join(', '),
    cleared: {
      details: hourly,
      lines: vehicles.map(({ id: vehicle, name, provider }) => ({
        vehicle: { id: vehicle, name, provider },
        quantity: 1,
      })),
    },
  });
  /** Removes the moped; the cart is about to be reread. */
  const withoutMoped = async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'line.decrease', line: line(moped).id });
    await it.calls.ran.answers(holds(cart(hourly, sedan)));
    it.actor.send({ type: 'cart.reload' });
    return it;
  };

  test('is told of, and can be wanted back again until it is [D-101]', async () => {
    const it = await withoutMoped();
    it.actor.send({ type: 'cart.undo', line: id(13) });
    await it.reads(away);
    expect(it.told.slice(1)).toEqual([notBack([moped])]);

    const again = it.told.at(-1);
    if (again?.kind !== 'vehiclesNotRestored') throw new Error('Nothing can be wanted back');
    it.actor.send({ type: 'lines.restore', cleared: again.cleared });
    await it.calls.ran.answers(holds(OLD));

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.told.at(-1)).toEqual({ kind: 'vehicleRestored' });
  });

  test('is told of where the cart could be read, but not changed, with all that was to follow [D-101]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send({ type: 'cart.clear' });
    it.actor.send(YES);
    await it.calls.ran.answers(emptied);

    it.actor.send({ type: 'cart.undo', line: null });
    await it.calls.ran.answers(away);
    await it.reads(EMPTY_TRIP_CART);

    expect(it.told.slice(1)).toEqual([notBack([sedan, moped])]);
    expect(it.sent()).toBe(2);
  });

  test('is told of while what another change has removed cannot be put back either [D-101, D-112]', async () => {
    const it = await withoutMoped();
    await it.reads(cart(hourly, sedan));
    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(emptied);
    await it.calls.added.answers(away);
    await it.reads(away);
    it.actor.send({ type: 'cart.undo', line: id(13) });
    await it.reads(EMPTY_TRIP_CART);

    await it.calls.added.answers(away);

    expect(it.told.at(-1)).toEqual(notBack([moped]));
  });

  test('is told of, and so is a vehicle that was to be added besides [D-101]', async () => {
    const it = await withoutMoped();
    it.actor.send({ type: 'cart.undo', line: id(13) });
    it.actor.send(add(van, hourly));

    await it.reads(away);

    expect(it.told.slice(1)).toEqual([{ kind: 'somethingWentWrong' }, notBack([moped])]);
  });

  test('comes back without what the cart holds meanwhile', async () => {
    const it = await aFilledTripCart(cart(hourly, sedan));

    it.actor.send({ type: 'lines.restore', cleared: { lines: OLD.lines, details: hourly } });

    expect(it.calls.ran.calls.map(({ asked }) => asked)).toEqual([
      { kind: 'add', wanted: { vehicle: moped, quantity: 1, details: hourly } },
    ]);
  });
});

test('a vehicle that was to be added is not dropped silently when the cart cannot be read', async () => {
  const it = aTripCartActor();
  it.actor.send(add(van, hourly));

  await it.reads(away);

  expect(it.told).toEqual([{ kind: 'somethingWentWrong' }]);
});
