import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { tripHours } from '#domain/rental/trip-details.ts';
import { away, refusedWith } from '#tests/support/builders/failure.ts';
import { aDistanceTrip, anHourlyTrip, MUSEUM } from '#tests/support/builders/rental.ts';
import {
  add,
  bus,
  byDistance,
  cart,
  hourly,
  line,
  moped,
  NO,
  OLD,
  sedan,
  van,
  YES,
} from '#tests/support/builders/trip-carts.ts';
import {
  aFilledTripCart,
  aTripCartActor,
  emptied,
  holds,
  lists,
} from '#tests/support/start-trip-cart.ts';
import * as select from './selectors.ts';

describe('a vehicle of the same trip', () => {
  test('is put in, told, counted and its destination saved [RENT-CART-27, RENT-CART-28, RENT-CART-29, RENT-CART-30]', async () => {
    const it = await aFilledTripCart(EMPTY_TRIP_CART);

    it.actor.send(add(van, byDistance));
    await it.calls.added.answers(holds(cart(byDistance, van)));

    expect(it.names()).toEqual(['Van']);
    expect(it.told).toEqual([{ kind: 'vehicleAdded' }]);
    expect(it.counts.at(-1)).toBe(1);
    expect(it.destinations).toEqual(['Airport']);
    expect(it.sent()).toBe(1);
  });

  test('goes on the trip of the cart where the search was not touched, and nothing is asked [D-115]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ ...add(van, byDistance), isTouched: false });

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect(it.calls.added.calls[0]?.asked.details).toEqual(hourly);
  });

  test.each([
    {
      why: 'more than there are [ERR-14]',
      event: add(van, hourly, 4),
      notice: { kind: 'vehiclesAboveCount', count: 3 },
    },
    {
      why: 'not offered so [RENT-CART-44]',
      event: add({ ...van, hourlyPrice: null }, hourly),
      notice: { kind: 'tripTypeNotOffered', type: 'hourly' },
    },
    {
      why: 'in the cart already',
      event: add(sedan, hourly),
      notice: { kind: 'vehicleInTripCart' },
    },
  ])('is refused before anything is sent: $why', async ({ event, notice }) => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(event);

    expect(it.told).toEqual([notice]);
    expect(it.sent()).toBe(0);
  });
});

describe.each([
  { kind: 'provider' as const, event: add(bus, hourly) },
  { kind: 'tripType' as const, event: add(van, byDistance) },
  { kind: 'duration' as const, event: add(van, anHourlyTrip({ hours: tripHours(5) })) },
  { kind: 'details' as const, event: add(van, anHourlyTrip({ pickup: MUSEUM })) },
])('a vehicle that differs in: $kind', ({ kind, event }) => {
  test('is asked about first, and Cancel leaves the cart as it was, with nothing sent [D-114]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(event);
    const snapshot = it.actor.getSnapshot();
    expect(select.isAskingOf(kind)(snapshot)).toBe(true);
    expect(select.conflictOf(snapshot)?.kind).toBe(kind);
    it.actor.send(NO);

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect([it.sent(), it.notes.size]).toEqual([0, 0]);
  });

  test('a yes does not count for a cart that has changed in another tab: it is read, and what is there now is asked about [D-118]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(event);
    it.actor.send({ type: 'cart.reload' });
    expect(select.isAskingOf(kind)(it.actor.getSnapshot())).toBe(true);

    await it.agrees();
    expect([select.isAsking(it.actor.getSnapshot()), it.sent(), it.notes.size]).toEqual([
      false,
      0,
      0,
    ]);
    await it.reads(cart(hourly, sedan));

    expect(select.isAskingOf(kind)(it.actor.getSnapshot())).toBe(true);
    expect([it.names(), it.sent()]).toEqual([['Sedan'], 0]);
  });

  test('a yes after another tab has emptied the cart asks nothing more: the vehicle is put in [D-118]', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(event);
    it.actor.send({ type: 'cart.reload' });

    await it.agrees();
    await it.reads(EMPTY_TRIP_CART);

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect([it.calls.added.calls.length, it.sent()]).toEqual([1, 1]);
  });

  test('is forgotten when another person takes over', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(event);

    it.scopeChanges({ principal: { kind: 'customer', key: 'customer:asha' } });
    it.actor.send(YES);

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect(it.sent()).toBe(0);
  });
});

test('a vehicle of an untouched search goes on the trip that the cart has by now, and only the rest is asked [D-115, D-118]', async () => {
  const it = await aFilledTripCart(OLD);
  it.actor.send({ ...add(bus, hourly), isTouched: false });
  it.actor.send({ type: 'cart.reload' });

  await it.agrees();
  await it.reads(cart(byDistance, { ...van, provider: bus.provider }));

  expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
  expect(it.calls.added.calls[0]?.asked.details).toEqual(byDistance);
});

describe('another provider', () => {
  test('replaces the cart: emptied for the vehicle, then added [RENT-CART-22, RENT-CART-23]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(add(bus, hourly));
    await it.agrees();
    expect(it.notes.get('guest:1')?.lines.map(({ vehicle }) => vehicle.name)).toEqual([
      'Sedan',
      'Moped',
    ]);
    await it.calls.cleared.answers(emptied);
    await it.calls.added.answers(holds(cart(hourly, bus)));

    expect(it.names()).toEqual(['Bus']);
    expect([it.sent(), it.notes.size]).toEqual([2, 0]);
  });

  test('refused by the server leaves the old cart, and says why [RENT-CART-23, D-74]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(refusedWith('The bus has gone'));
    await it.reads(OLD);

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.told).toEqual([{ kind: 'said', text: 'The bus has gone' }]);
    expect([it.sent(), it.notes.size]).toEqual([1, 0]);
  });

  test('whose add fails gives every vehicle back, one after the other [D-112]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(emptied);
    await it.calls.added.answers(away);
    await it.reads(EMPTY_TRIP_CART);
    await it.calls.added.answers(holds(cart(hourly, sedan)));
    await it.calls.added.answers(holds(OLD));

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.told.at(-1)).toEqual({ kind: 'tripCartAsBefore', wanted: 'vehicle' });
    expect(it.calls.added.calls.slice(1).map(({ asked }) => asked.details)).toEqual([
      hourly,
      hourly,
    ]);
    expect(it.notes.size).toBe(0);
  });

  test('added although its answer was lost is not taken back [D-116]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(add(bus, hourly));
    await it.agrees();
    await it.calls.cleared.answers(emptied);
    await it.calls.added.answers(away);
    await it.reads(cart(hourly, bus));

    expect(it.names()).toEqual(['Bus']);
    expect([it.sent(), it.notes.size]).toEqual([2, 0]);
  });
});

describe('another type of trip', () => {
  const asked = async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(add(van, byDistance));
    await it.agrees();
    return it;
  };
  const toRemove = async () => {
    const it = await asked();
    await it.calls.changed.answers(lists(line(moped).id));
    return it;
  };

  test('changes the trip, then adds [RENT-CART-13]', async () => {
    const it = await asked();

    await it.calls.changed.answers(holds(cart(byDistance, sedan, moped)));
    await it.calls.added.answers(holds(cart(byDistance, sedan, moped, van)));

    expect(it.calls.changed.calls[0]?.asked).toEqual({ id: 5, details: byDistance });
    expect(it.told).toEqual([{ kind: 'vehicleAdded' }]);
  });

  test('then of another place is asked about twice, one question at a time [D-114, D-115]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send(add(van, aDistanceTrip({ pickup: MUSEUM })));
    await it.agrees();
    expect(select.isAskingOf('details')(it.actor.getSnapshot())).toBe(true);
    expect(it.sent()).toBe(0);
    await it.agrees();

    expect(it.calls.changed.calls).toHaveLength(1);
  });

  test('lists exactly the vehicles that cannot come along; Cancel changes nothing [RENT-CART-15, RENT-CART-16]', async () => {
    const it = await toRemove();
    expect(
      select.incompatibleOf(it.actor.getSnapshot()).map(({ vehicle }) => vehicle.name),
    ).toEqual(['Moped']);

    it.actor.send(NO);

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect([it.sent(), it.notes.size]).toEqual([1, 0]);
  });

  test('refused with a list that names no line of the cart is a plain failure [D-73]', async () => {
    const it = await asked();

    await it.calls.changed.answers(lists(id(99)));
    await it.reads(OLD);

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect(it.told).toEqual([{ kind: 'somethingWentWrong' }]);
  });

  test('Remove & Continue deletes, changes the trip and adds, in that order [RENT-CART-17, RENT-CART-18, RENT-CART-19]', async () => {
    const it = await toRemove();

    await it.agrees();
    expect(it.calls.removed.calls[0]?.asked).toEqual([13]);
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(holds(cart(byDistance, sedan)));
    await it.calls.added.answers(holds(cart(byDistance, sedan, van)));

    expect(it.names()).toEqual(['Sedan', 'Van']);
    expect([it.sent(), it.notes.size]).toEqual([4, 0]);
  });

  test('leaves out the change of the trip when nothing is left in the cart [RENT-CART-18]', async () => {
    const it = await aFilledTripCart(cart(hourly, moped));
    it.actor.send(add(van, byDistance));
    await it.agrees();
    await it.calls.changed.answers(lists(line(moped).id));
    await it.agrees();
    await it.calls.removed.answers(emptied);

    expect(it.calls.changed.calls).toHaveLength(1);
    expect(it.calls.added.calls).toHaveLength(1);
  });

  test.each(['removed', 'changed', 'added'] as const)(
    'that fails at the call "%s" after Remove & Continue gives back the old cart [D-112]',
    async (failing) => {
      const it = await toRemove();
      await it.agrees();
      if (failing === 'removed') {
        await it.calls.removed.answers(away);
        await it.reads(cart(hourly, sedan));
      } else {
        await it.calls.removed.answers(holds(cart(hourly, sedan)));
        if (failing === 'changed') await it.calls.changed.answers(away);
        else {
          await it.calls.changed.answers(holds(cart(byDistance, sedan)));
          await it.calls.added.answers(refusedWith('The van has gone'));
        }
        await it.reads(cart(byDistance, sedan));
        await it.calls.changed.answers(holds(cart(hourly, sedan)));
      }
      await it.calls.added.answers(holds(OLD));

      expect(it.names()).toEqual(['Sedan', 'Moped']);
      expect(it.trip()).toEqual(hourly);
      expect(it.told.at(-1)).toEqual({ kind: 'tripCartAsBefore', wanted: 'vehicle' });
      expect(it.notes.size).toBe(0);
    },
  );

  test('names what could not be put back [D-112]', async () => {
    const it = await toRemove();
    await it.agrees();
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(refusedWith('No'));
    await it.reads(cart(hourly, sedan));
    await it.calls.added.answers(refusedWith('The moped has gone'));

    expect(it.told.at(-1)).toEqual({ kind: 'vehiclesLost', wanted: 'vehicle', names: 'Moped' });
    expect(it.notes.size).toBe(0);
  });

  test('keeps the note while the server is away, and puts back on the next try [D-116]', async () => {
    const it = await toRemove();
    await it.agrees();
    await it.calls.removed.answers(away);
    await it.reads(away);
    expect(it.notes.size).toBe(1);

    it.actor.send({ type: 'cart.retry' });
    await it.reads(cart(hourly, sedan));
    await it.calls.added.answers(holds(OLD));

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.notes.size).toBe(0);
  });
});

describe('a tab that was closed between two calls', () => {
  const cutOff = async () => {
    const first = await aFilledTripCart(OLD);
    first.actor.send(add(van, byDistance));
    await first.agrees();
    await first.calls.changed.answers(lists(line(moped).id));
    await first.agrees();
    await first.calls.removed.answers(holds(cart(hourly, sedan)));
    await first.calls.changed.answers(holds(cart(byDistance, sedan)));
    first.actor.stop();
    return first.notes;
  };

  test('before the add: the next start restores trip and vehicle [D-116]', async () => {
    const it = aTripCartActor(await cutOff());
    await it.reads(cart(byDistance, sedan));
    await it.calls.changed.answers(holds(cart(hourly, sedan)));
    await it.calls.added.answers(holds(OLD));

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect(it.told).toEqual([{ kind: 'tripCartAsBefore', wanted: 'vehicle' }]);
    expect(it.notes.size).toBe(0);
  });

  test('after the add: the next start keeps the new cart [D-116]', async () => {
    const it = await aFilledTripCart(cart(byDistance, sedan, van), await cutOff());

    expect(it.names()).toEqual(['Sedan', 'Van']);
    expect([it.sent(), it.notes.size]).toEqual([0, 0]);
  });
});
