import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { refuse } from '#domain/kernel/result.ts';
import { EMPTY_TRIP_CART, type TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { tripHours } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { away, refusedWith } from '#tests/support/builders/failure.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import {
  aDistanceTrip,
  anHourlyTrip,
  aProviderSummary,
  aTripLine,
  aVehicle,
  MUSEUM,
} from '#tests/support/builders/rental.ts';
import {
  aFilledTripCart,
  aTripCartActor,
  emptied,
  holds,
  lists,
} from '#tests/support/start-trip-cart.ts';
import * as select from './trip-cart.selectors.ts';

const sedan = aVehicle({ id: id(1), name: 'Sedan' });
const moped = aVehicle({ id: id(3), name: 'Moped', distancePrice: null });
const van = aVehicle({ id: id(2), name: 'Van' });
const bus = aVehicle({
  id: id(4),
  name: 'Bus',
  provider: aProviderSummary({ id: id(2), name: 'Hill Cars' }),
});
const line = (vehicle: Vehicle, count = 1) =>
  aTripLine({ id: id(vehicle.id + 10), vehicle, quantity: quantity(count) });
const cart = (details: TripDetails, ...vehicles: readonly Vehicle[]): TripCart => ({
  detailsId: id(5),
  details,
  lines: vehicles.map((vehicle) => line(vehicle)),
});
const hourly = anHourlyTrip();
const byDistance = aDistanceTrip();
const OLD = cart(hourly, sedan, moped);
const add = (vehicle: Vehicle, details: TripDetails, count = 1) =>
  ({
    type: 'vehicle.add',
    vehicle,
    quantity: quantity(count),
    details,
    isTouched: true,
  }) as const;
const YES = { type: 'prompt.confirm' } as const;
const NO = { type: 'prompt.cancel' } as const;

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

  test('is forgotten when another person takes over', async () => {
    const it = await aFilledTripCart(OLD);
    it.actor.send(event);

    it.scopeChanges({ principal: { kind: 'customer', key: 'customer:asha' } });
    it.actor.send(YES);

    expect(select.isAsking(it.actor.getSnapshot())).toBe(false);
    expect(it.sent()).toBe(0);
  });
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
    expect(select.losingOf(it.actor.getSnapshot()).map(({ vehicle }) => vehicle.name)).toEqual([
      'Moped',
    ]);

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

describe('quantities and removals', () => {
  test('taps are coalesced: one call is under way, and the last quantity follows [RENT-CART-24, D-104]', async () => {
    const it = await aFilledTripCart(cart(hourly, { ...sedan, count: 9 }));
    const more = { type: 'line.increase', line: line(sedan).id } as const;

    it.actor.send(more);
    it.actor.send(more);
    it.actor.send(more);
    expect(select.wantedQuantityOf(more.line)(it.actor.getSnapshot())).toBe(4);
    await it.calls.ran.answers(holds({ ...OLD, lines: [line({ ...sedan, count: 9 }, 2)] }));

    expect(it.calls.ran.calls.map(({ asked }) => asked)).toEqual([
      { kind: 'update', line: 11, quantity: 2 },
      { kind: 'update', line: 11, quantity: 4 },
    ]);
  });

  test('stepping up at the limit sends nothing, and says how many there are [RENT-CART-35, ERR-14]', async () => {
    const it = await aFilledTripCart({ ...OLD, lines: [line(sedan, 3)] });

    it.actor.send({ type: 'line.increase', line: line(sedan).id });

    expect(it.sent()).toBe(0);
    expect(it.told).toEqual([{ kind: 'vehiclesAboveCount', count: 3 }]);
  });

  test('the last one takes its line, and the count, with it [RENT-CART-25, RENT-CART-26]', async () => {
    const it = await aFilledTripCart(cart(hourly, sedan));

    it.actor.send({ type: 'line.decrease', line: line(sedan).id });
    await it.calls.ran.answers(emptied);

    expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'remove', line: 11 });
    expect(it.counts.at(-1)).toBe(0);
  });

  test('several go in one call', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'lines.remove', lines: [line(sedan).id, line(moped).id] });

    expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'removeAll', lines: [11, 13] });
  });

  test('clearing is asked about first [RENT-CART-09]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'cart.clear' });
    expect([select.isAskingToClear(it.actor.getSnapshot()), it.sent()]).toEqual([true, 0]);
    await it.agrees();
    await it.calls.ran.answers(emptied);

    expect(it.told).toEqual([{ kind: 'tripCartCleared' }]);
  });

  test('a new quantity, and a new trip, are told [ERR-39]', async () => {
    const it = await aFilledTripCart(OLD);

    it.actor.send({ type: 'line.increase', line: line(sedan).id });
    await it.calls.ran.answers(holds(OLD));
    it.actor.send({ type: 'trip.change', details: anHourlyTrip({ hours: tripHours(5) }) });
    await it.calls.ran.answers(holds(OLD));

    expect(it.told).toEqual([{ kind: 'tripCartUpdated' }, { kind: 'tripCartUpdated' }]);
  });
});

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

describe('a trip that is changed in the cart', () => {
  const toRemove = async (found = OLD) => {
    const it = await aFilledTripCart(found);
    it.actor.send({ type: 'trip.change', details: byDistance });
    await it.calls.ran.answers(lists(line(moped).id));
    return it;
  };

  test('names the vehicles that cannot come along, and Cancel changes nothing [RENT-CART-15, RENT-CART-41]', async () => {
    const it = await toRemove();
    const snapshot = it.actor.getSnapshot();
    expect(select.losingOf(snapshot).map(({ vehicle }) => vehicle.name)).toEqual(['Moped']);
    expect(select.typeWantedOf(snapshot)).toBe('distance_wise');

    it.actor.send(NO);

    expect(it.names()).toEqual(['Sedan', 'Moped']);
    expect([it.sent(), it.told, it.notes.size]).toEqual([1, [], 0]);
  });

  test('goes on after Remove & Continue [RENT-CART-17, RENT-CART-18]', async () => {
    const it = await toRemove();
    await it.agrees();
    expect(it.notes.size).toBe(1);
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(holds(cart(byDistance, sedan)));

    expect([it.names(), it.trip()]).toEqual([['Sedan'], byDistance]);
    expect(it.told).toEqual([{ kind: 'tripCartUpdated' }]);
    expect([it.sent(), it.notes.size]).toEqual([3, 0]);
  });

  test('ends with an empty cart where none can come along [RENT-CART-18]', async () => {
    const it = await toRemove(cart(hourly, moped));
    await it.agrees();
    await it.calls.removed.answers(emptied);

    expect([it.names(), it.sent(), it.notes.size]).toEqual([[], 2, 0]);
  });

  test.each(['removed', 'changed'] as const)(
    'whose call "%s" fails leaves the old cart [D-112]',
    async (failing) => {
      const it = await toRemove();
      await it.agrees();
      if (failing === 'changed') await it.calls.removed.answers(holds(cart(hourly, sedan)));
      await it.calls[failing].answers(away);
      await it.reads(cart(hourly, sedan));
      await it.calls.added.answers(holds(OLD));

      expect([it.names(), it.trip()]).toEqual([['Sedan', 'Moped'], hourly]);
      expect(it.told.at(-1)).toEqual({ kind: 'tripCartAsBefore', wanted: 'trip' });
    },
  );

  test('whose answer was lost is not changed back [D-116]', async () => {
    const it = await toRemove();
    await it.agrees();
    await it.calls.removed.answers(holds(cart(hourly, sedan)));
    await it.calls.changed.answers(away);
    await it.reads(cart(byDistance, sedan));

    expect([it.names(), it.trip()]).toEqual([['Sedan'], byDistance]);
    expect([it.sent(), it.notes.size]).toEqual([3, 0]);
  });
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

test('a zone in which the provider hands nothing over clears the cart, and says so [RENT-CART-31, ERR-22]', async () => {
  const it = await aFilledTripCart(OLD);

  it.scopeChanges({ place: aPlace({ zones: '[2]' }) });
  await it.reads(OLD);
  expect(it.calls.ran.calls[0]?.asked).toEqual({ kind: 'clear' });
  await it.calls.ran.answers(emptied);

  expect(it.told).toEqual([{ kind: 'tripCartElsewhere' }]);
  expect(it.names()).toEqual([]);
});
