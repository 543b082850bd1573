import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { HOUR, later, SECOND } from '#domain/kernel/instant.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import {
  aCandidate,
  aDistanceTrip,
  AIRPORT,
  anHourlyTrip,
  aProviderSummary,
  aTripCart,
  aTripLine,
  aVehicle,
  CITY_HALL,
  MUSEUM,
  TUESDAY_AT_THREE,
} from '#tests/support/builders/rental.ts';
import {
  addRefusal,
  EMPTY_TRIP_CART,
  isSameTrip,
  linesNotBookable,
  linesNotOffering,
  MAX_TRIP_LINES,
  type TripCandidate,
  type TripCart,
} from './trip-cart.ts';
import {
  CONFLICT_KINDS,
  detailsWanted,
  firstConflict,
  type ConflictKind,
} from './trip-conflict.ts';
import { tripHours, type TripDetails } from './trip-details.ts';

const other = aProviderSummary({ id: id(2), name: 'Uptown Vans' });
const elsewhere = aVehicle({ id: id(3), provider: other });
const hourlyOnly = aTripLine({
  id: id(12),
  vehicle: aVehicle({ id: id(4), name: 'Scooter', distancePrice: null }),
});
const four = anHourlyTrip({ hours: tripHours(4) });
const fromMuseum = anHourlyTrip({ pickup: MUSEUM });
const atFour = later(TUESDAY_AT_THREE, HOUR);

function asked(cart: TripCart, candidate: TripCandidate): readonly ConflictKind[] {
  const agreed: ConflictKind[] = [];
  for (;;) {
    const conflict = firstConflict(cart, candidate, agreed);
    if (!conflict) return agreed;
    if (agreed.length > CONFLICT_KINDS.length)
      throw new Error(`Asked without end: ${agreed.join(', ')}`);
    agreed.push(conflict.kind);
  }
}

describe('a vehicle that is added', () => {
  test.each<{
    readonly it: string;
    readonly cart: TripCart;
    readonly candidate: Partial<TripCandidate>;
    readonly questions: readonly ConflictKind[];
  }>([
    {
      it: 'of another provider [RENT-CART-11, RENT-CART-21]',
      cart: aTripCart(),
      candidate: { vehicle: elsewhere },
      questions: ['provider'],
    },
    {
      it: 'for a trip by distance instead [RENT-CART-10, RENT-CART-12]',
      cart: aTripCart(),
      candidate: { details: aDistanceTrip() },
      questions: ['tripType'],
    },
    {
      it: 'for a trip by the hour instead: its hours come with it [D-114]',
      cart: aTripCart({ details: aDistanceTrip() }),
      candidate: { details: four },
      questions: ['tripType'],
    },
    {
      it: 'for another type of trip from another place: the place is asked about, too [D-115]',
      cart: aTripCart(),
      candidate: { details: aDistanceTrip({ pickup: MUSEUM }) },
      questions: ['tripType', 'details'],
    },
    {
      it: 'for longer [RENT-CART-20]',
      cart: aTripCart(),
      candidate: { details: four },
      questions: ['duration'],
    },
    {
      it: 'for longer and from another place [D-114, D-115]',
      cart: aTripCart(),
      candidate: { details: { ...four, pickup: MUSEUM } },
      questions: ['duration', 'details'],
    },
    {
      it: 'from another place [D-115]',
      cart: aTripCart(),
      candidate: { details: fromMuseum },
      questions: ['details'],
    },
    {
      it: 'at a time that differs by seconds only',
      cart: aTripCart(),
      candidate: { details: anHourlyTrip({ pickupAt: later(TUESDAY_AT_THREE, 59 * SECOND) }) },
      questions: [],
    },
    {
      it: 'to lines whose trip is not known',
      cart: aTripCart({ details: null }),
      candidate: { details: aDistanceTrip() },
      questions: [],
    },
  ])('$it is asked about $questions', ({ cart, candidate, questions }) => {
    expect(asked(cart, aCandidate(candidate))).toEqual(questions);
  });

  test('names both providers', () => {
    expect(firstConflict(aTripCart(), aCandidate({ vehicle: elsewhere }))).toEqual({
      kind: 'provider',
      from: aProviderSummary(),
      to: other,
    });
  });

  test('names the lines that cannot come along on the new type of trip [RENT-CART-14]', () => {
    const cart = aTripCart({ lines: [aTripLine(), hourlyOnly] });

    expect(firstConflict(cart, aCandidate({ details: aDistanceTrip() }))).toEqual({
      kind: 'tripType',
      from: 'hourly',
      to: 'distance_wise',
      incompatible: [hourlyOnly],
    });
    expect(linesNotOffering(cart, 'hourly')).toEqual([]);
  });

  test('shows the old hours beside the new [RENT-CART-06]', () => {
    expect(firstConflict(aTripCart(), aCandidate({ details: four }))).toEqual({
      kind: 'duration',
      from: 3,
      to: 4,
    });
  });

  test('lists everything that would change for the whole trip, old beside new [D-115]', () => {
    const cart = aTripCart({ details: aDistanceTrip() });
    const details = aDistanceTrip({ pickup: MUSEUM, destination: CITY_HALL, pickupAt: null });

    expect(firstConflict(cart, aCandidate({ details }))).toEqual({
      kind: 'details',
      changes: [
        { what: 'pickup', from: CITY_HALL, to: MUSEUM },
        { what: 'destination', from: AIRPORT, to: CITY_HALL },
        { what: 'pickupAt', from: TUESDAY_AT_THREE, to: null },
      ],
    });
  });
});

describe('whatever is added to whatever cart', () => {
  const places = fc.constantFrom(CITY_HALL, AIRPORT, MUSEUM);
  const pickups = fc.constantFrom(null, TUESDAY_AT_THREE, atFour);
  const trips: fc.Arbitrary<TripDetails> = fc.oneof(
    fc
      .record({
        pickup: places,
        pickupAt: pickups,
        hours: fc.constantFrom(1, 3, 720).map(tripHours),
      })
      .map(anHourlyTrip),
    fc.record({ pickup: places, pickupAt: pickups, destination: places }).map(aDistanceTrip),
  );
  const providers = fc.constantFrom(aProviderSummary(), other);
  const vehicles = fc.record({ provider: providers, number: fc.integer({ min: 20, max: 29 }) });
  const carts = fc.record({
    trip: trips,
    provider: providers,
    size: fc.integer({ min: 0, max: 3 }),
  });
  const cases = fc.record({ cart: carts, wanted: trips, vehicle: vehicles }).map((made) => ({
    cart: aTripCart({
      details: made.cart.trip,
      lines: Array.from({ length: made.cart.size }, (_, at) =>
        aTripLine({
          id: id(at + 1),
          vehicle: aVehicle({ id: id(at + 1), provider: made.cart.provider }),
        }),
      ),
    }),
    candidate: aCandidate({
      details: made.wanted,
      vehicle: aVehicle({ id: id(made.vehicle.number), provider: made.vehicle.provider }),
    }),
  }));

  test('one question is asked at a time, each once, in one order, and the asking ends [D-114]', () => {
    fc.assert(
      fc.property(cases, ({ cart, candidate }) => {
        const questions = asked(cart, candidate);
        const ranks = questions.map((kind) => CONFLICT_KINDS.indexOf(kind));
        expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
        if (questions.includes('provider')) expect(questions).toEqual(['provider']);
        if (questions.includes('tripType')) expect(questions).not.toContain('duration');
      }),
      { numRuns: 1_000 },
    );
  });

  test('nothing is asked exactly where nothing of the cart would change [D-114, D-115]', () => {
    fc.assert(
      fc.property(cases, ({ cart, candidate }) => {
        const [first] = cart.lines;
        const isUnchanged =
          !first ||
          (first.vehicle.provider.id === candidate.vehicle.provider.id &&
            cart.details !== null &&
            isSameTrip(cart.details, candidate.details));
        expect(firstConflict(cart, candidate) === null).toBe(isUnchanged);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a vehicle that cannot be added', () => {
  const full = aTripCart({
    lines: Array.from({ length: MAX_TRIP_LINES }, (_, at) =>
      aTripLine({ id: id(at + 1), vehicle: aVehicle({ id: id(at + 100) }) }),
    ),
  });

  test.each<{
    readonly candidate: Partial<TripCandidate>;
    readonly cart?: TripCart;
    readonly why: string | null;
  }>([
    { candidate: {}, why: null },
    { candidate: { vehicle: aVehicle({ id: id(2), hourlyPrice: null }) }, why: 'typeNotOffered' },
    {
      candidate: {
        vehicle: aVehicle({ id: id(2), distancePrice: null }),
        details: aDistanceTrip(),
      },
      why: 'typeNotOffered',
    },
    { candidate: { quantity: quantity(4) }, why: 'aboveCount' },
    { candidate: { quantity: quantity(3) }, why: null },
    { candidate: { vehicle: aVehicle() }, why: 'alreadyInCart' },
    { candidate: {}, cart: full, why: 'cartFull' },
    { candidate: { vehicle: elsewhere }, cart: full, why: null },
  ])('is refused as $why, before anything is asked [RENT-CART-35, RENT-CART-44]', (row) => {
    expect(addRefusal(row.cart ?? aTripCart(), aCandidate(row.candidate))).toBe(row.why);
  });
});

describe('a line that keeps a cart from being booked', () => {
  test.each([
    { line: aTripLine(), isIt: false },
    { line: aTripLine({ gone: true }), isIt: true },
    { line: aTripLine({ vehicle: aVehicle({ hourlyPrice: null }) }), isIt: true },
    { line: aTripLine({ quantity: quantity(4) }), isIt: true },
    { line: aTripLine({ quantity: quantity(2), free: 1 }), isIt: true },
    { line: aTripLine({ quantity: quantity(2), free: 2 }), isIt: false },
    { line: aTripLine({ vehicle: aVehicle({ distancePrice: null }) }), isIt: false },
  ])('is gone, has lost its offer, is asked for too often or taken then', ({ line, isIt }) => {
    expect(linesNotBookable(aTripCart({ lines: [line] }))).toEqual(isIt ? [line] : []);
  });
});

describe('the trip for which a vehicle is wanted', () => {
  test('is that of the cart until the customer touches the search [D-115]', () => {
    const cart = aTripCart();

    expect(detailsWanted(cart, { details: four, isTouched: false })).toBe(cart.details);
    expect(detailsWanted(cart, { details: four, isTouched: true })).toBe(four);
    expect(detailsWanted(EMPTY_TRIP_CART, { details: four, isTouched: false })).toBe(four);
    expect(detailsWanted(aTripCart({ lines: [] }), { details: four, isTouched: false })).toBe(four);
    expect(detailsWanted(EMPTY_TRIP_CART, { details: null, isTouched: true })).toBeNull();
  });
});
