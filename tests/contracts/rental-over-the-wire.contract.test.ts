import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { summaryOf } from '#domain/rental/trip-cart.ts';
import { EMPTY_VEHICLE_SEARCH, NO_FILTERS } from '#domain/rental/vehicle-search.ts';
import { createTripCartGateway } from '#infrastructure/rental/trip-cart.api.ts';
import { createTripGateway } from '#infrastructure/rental/trips.api.ts';
import { createVehicleReader } from '#infrastructure/rental/vehicles.api.ts';
import { USD } from '#tests/support/builders/money.ts';
import { HERE } from '#tests/support/builders/rows.ts';
import {
  distanceTrip,
  hourlyTrip,
  pickupAt,
  wireOfGuest,
} from '#tests/support/rental-over-the-wire.ts';
import { PHONE, startRenting } from '#tests/support/start-renting.ts';

const renting = startRenting();
const { signal } = new AbortController();

function theApp() {
  const reported: string[] = [];
  const wire = wireOfGuest(
    (url, init) => renting.server.request(url as string, init),
    (problem) => void reported.push(problem),
  );
  return {
    reported,
    vehicles: createVehicleReader(wire),
    cart: createTripCartGateway(wire),
    trips: createTripGateway(wire),
  };
}
const wanted = (vehicle: { readonly id: number }, details = hourlyTrip(), count = 1) => ({
  vehicle: { id: id<'Vehicle'>(vehicle.id) },
  quantity: quantity(count),
  details,
});
/** Returns the value; throws the reason of a failure. */
function value<Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

describe('the app and its server', () => {
  test('mean the same vehicles [API-31, API-36, API-37]', async () => {
    const { vehicles, reported } = theApp();
    const row = await renting.aVehicle({ discount_value: 100_000 });
    const filters = { ...NO_FILTERS, provider: id<'Provider'>(row.provider_id) };

    const one = value(await vehicles.vehicle(id(row.id)));
    const found = value(await vehicles.search({ ...EMPTY_VEHICLE_SEARCH, filters }));

    expect(one).toMatchObject({ id: row.id, name: 'Otero Linea', count: 3 });
    expect(found.rows).toEqual([one]);
    expect(value(await vehicles.provider(one.provider.id)).pickupZones).toEqual([HERE]);
    expect(reported).toEqual([]);
  });

  test.each([hourlyTrip(), distanceTrip])(
    'mean the same trip, in both calls: $type [API-47, API-51, RENT-CART-36, RENT-CART-37]',
    async (details) => {
      const { cart, reported } = theApp();
      const row = await renting.aVehicle();

      const added = value(await cart.add(wanted(row, details)));
      expect(added.details).toEqual(details);
      const changed = value(await cart.changeTrip(added.detailsId!, details));

      expect(changed).toEqual(added);
      expect(value(await cart.read(signal))).toEqual(added);
      expect(value(await cart.readForBooking(null, signal)).cart.details).toEqual(details);
      expect(reported).toEqual([]);
    },
  );

  test('put lines in, change them, and take them out [API-48, API-49, API-50, API-56]', async () => {
    const { cart } = theApp();
    const first = await renting.aVehicle();
    const second = await renting.aVehicle({ provider_id: first.provider_id });
    await cart.add(wanted(first));
    const [a, b] = value(await cart.add(wanted(second))).lines;

    expect(value(await cart.update(a!.id, quantity(3), hourlyTrip())).lines[0]?.quantity).toBe(3);
    expect(await cart.update(a!.id, quantity(4), hourlyTrip())).toMatchObject({
      failure: { kind: 'refused', code: 'over_count' },
    });
    expect(value(await cart.remove(b!.id)).lines.map((line) => line.id)).toEqual([a!.id]);
    expect(value(await cart.removeAll([a!.id]))).toMatchObject({ lines: [], details: null });
  });

  test('name the lines that cannot come along on another type of trip [RENT-CART-14, API-52]', async () => {
    const { cart } = theApp();
    const both = await renting.aVehicle();
    const onlyHourly = await renting.aVehicle({
      provider_id: both.provider_id,
      distance_price: null,
    });
    const third = await renting.aVehicle({ provider_id: both.provider_id });
    await cart.add(wanted(both));
    const { lines, detailsId } = value(await cart.add(wanted(onlyHourly)));
    const failure = { kind: 'incompatibleLines', lines: [lines[1]?.id] };

    expect(await cart.changeTrip(detailsId!, distanceTrip)).toEqual({ ok: false, failure });
    expect(await cart.add(wanted(third, distanceTrip))).toEqual({ ok: false, failure });
  });

  test('say when the cart is another than the app knows', async () => {
    const { cart } = theApp();
    const own = await renting.aVehicle();
    const same = await renting.aVehicle({ provider_id: own.provider_id });
    const others = await renting.aVehicle();
    await cart.add(wanted(own));
    const codeOf = async (asked: ReturnType<typeof wanted>) => {
      const answer = await cart.add(asked);
      return !answer.ok && answer.failure.kind === 'refused' && answer.failure.code;
    };

    expect(await codeOf(wanted(others))).toBe('other_provider');
    expect(await codeOf(wanted(same, distanceTrip))).toBe('other_type');
    expect(await codeOf(wanted(same, hourlyTrip(4)))).toBe('other_trip');
  });

  test('empty the cart for a candidate that is fit, and for no other [API-55, RENT-CART-22]', async () => {
    const { cart } = theApp();
    await cart.add(wanted(await renting.aVehicle()));
    const unfit = await renting.aVehicle({ hourly_price: null });

    expect((await cart.clearFor(wanted(unfit))).ok).toBe(false);
    expect(value(await cart.read(signal)).lines).toHaveLength(1);
    expect(value(await cart.clearFor(wanted(await renting.aVehicle()))).lines).toEqual([]);
  });

  test('work out the same price, and book it [API-43, API-41, API-44, CHK-16]', async () => {
    const { cart, trips, reported } = theApp();
    const provider = await renting.garage.provider({
      tax_rate: 88_750,
      discount_rate: 150_000,
      discount_minimum: 5_000,
    });
    const row = await renting.aVehicle({ provider_id: provider.id, discount_value: 100_000 });
    const shown = value(await cart.add(wanted(row, hourlyTrip(), 2)));
    const terms = { currency: USD, coupon: null, taxIncluded: false };
    const summary = summaryOf(shown, terms)!;
    const book = (idempotencyKey: string, total = summary.total) =>
      trips.book(
        {
          providerId: id(provider.id),
          providerName: 'Harbor Cars',
          type: 'hourly',
          pickupAt,
          total,
          contact: { name: 'Grace Hopper', phone: PHONE, email: 'grace@example.com' },
          method: 'cash_payment',
          couponCode: null,
          note: '',
        },
        { idempotencyKey, signal },
      );

    expect(await book('k0', { ...summary.total, minor: summary.total.minor - 1 })).toMatchObject({
      failure: { kind: 'refused', problem: 'priceChanged' },
    });
    const tripId = value(await book('k1'));
    const claim = { id: tripId, phone: PHONE };
    const booked = value(await trips.trip(claim, signal));

    expect(value(await book('k1'))).toBe(tripId);
    const { subtotal, discount, discountBy, tax, total } = summary;
    expect(booked).toMatchObject({
      status: 'pending',
      pickupAt,
      amounts: { subtotal, discount, discountBy, tax, total },
    });
    expect(value(await trips.list('running', 1)).rows.map((trip) => trip.id)).toEqual([tripId]);
    expect(value(await trips.cancel({ claim, reason: 'Changed my mind' }, signal))).toBeNull();
    expect(value(await trips.trip(claim, signal))).toMatchObject({
      status: 'canceled',
      cancellationReason: 'Changed my mind',
      cancelable: false,
    });
    expect(reported).toEqual([]);
  });
});
