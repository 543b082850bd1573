import type { SnapshotFrom } from 'xstate';
import type { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { tripHours, type TripDetails } from '#domain/rental/trip-details.ts';
import { dollars } from '#tests/support/builders/money.ts';
import {
  aDistanceTrip,
  anHourlyTrip,
  aProviderSummary,
  aVehicle,
  MUSEUM,
} from '#tests/support/builders/rental.ts';
import {
  AIRPORT_WIRE,
  aWireProviderOfVehicle,
  aWireTripData,
  aWireTripLine,
  aWireVehicle,
} from '#tests/support/builders/rental-wire.ts';

type Context = SnapshotFrom<typeof tripCartMachine>['context'];

export const TRIPS = {
  '3 hours': anHourlyTrip(),
  '5 hours': anHourlyTrip({ hours: tripHours(5) }),
  'from the museum': anHourlyTrip({ pickup: MUSEUM }),
  'by distance': aDistanceTrip(),
  'to the museum': aDistanceTrip({ destination: MUSEUM }),
} as const satisfies Readonly<Record<string, TripDetails>>;
export type TripName = keyof typeof TRIPS;

export const tripName = (details: TripDetails | null): TripName | null => {
  if (!details) return null;
  if (details.type === 'distance_wise') {
    return details.destination?.name === MUSEUM.name ? 'to the museum' : 'by distance';
  }
  if (details.pickup.name === MUSEUM.name) return 'from the museum';
  return details.hours === 5 ? '5 hours' : '3 hours';
};

/** Has a tax, and a tenth off above a minimum: so the total differs from every other figure of the bill. */
const provider = aProviderSummary({
  taxRate: rateOfPercent(8.875),
  discount: { share: rateOfPercent(10), minimumPurchase: dollars(50), cap: dollars(5) },
});
const PROVIDER_WIRE = {
  tax: 8.875,
  discount: { discount: 10, min_purchase: 50, max_discount: 5 },
};

export const sedan = aVehicle({ id: id(1), name: 'Sedan', provider });
/** By the hour only, two units. */
export const moped = aVehicle({
  ...{ id: id(3), name: 'Moped', distancePrice: null, count: 2 },
  provider,
});
export const van = aVehicle({ id: id(2), name: 'Van', provider });
export const bus = aVehicle({
  id: id(4),
  name: 'Bus',
  provider: aProviderSummary({ id: id(2), name: 'Hill Cars' }),
});

const WIRE = {
  Sedan: { id: 1, name: 'Sedan' },
  Moped: { id: 3, name: 'Moped', trip_distance: 0, distance_price: 0, total_vehicle_count: 2 },
  Van: { id: 2, name: 'Van' },
  Bus: { id: 4, name: 'Bus' },
};
type Name = keyof typeof WIRE;

/** A line's id is its vehicle's id plus ten. */
export const lineOf = ({ id: vehicle }: { readonly id: number }) => id<'TripLine'>(vehicle + 10);

function wireLine(name: Name, quantity: number) {
  const provider = aWireProviderOfVehicle(
    name === 'Bus' ? { id: 2, name: 'Hill Cars' } : PROVIDER_WIRE,
  );
  const vehicle = aWireVehicle({ ...WIRE[name], provider });
  return aWireTripLine({
    id: WIRE[name].id + 10,
    vehicle_id: vehicle.id,
    provider_id: provider.id,
    quantity,
    vehicle,
    provider,
  });
}

const MUSEUM_WIRE = { lat: 40.7794, lng: -73.9632, location_name: 'Museum' };

const WIRE_TRIPS = {
  '3 hours': aWireTripData(),
  '5 hours': aWireTripData({ estimated_hours: 5 }),
  'from the museum': aWireTripData({
    pickup_location: MUSEUM_WIRE,
  }),
  'by distance': aWireTripData({
    rental_type: 'distance_wise',
    estimated_hours: null,
    distance: 12.345,
    destination_time: 20,
    destination_location: AIRPORT_WIRE,
  }),
  'to the museum': aWireTripData({
    rental_type: 'distance_wise',
    estimated_hours: null,
    distance: 12.345,
    destination_time: 20,
    destination_location: MUSEUM_WIRE,
  }),
};

/** Key of a cart: "Sedan + Moped, 3 hours". */
export const cartText = ({ lines, details }: Pick<TripCart, 'lines' | 'details'>): string =>
  lines.length === 0
    ? 'nothing'
    : `${lines.map(({ vehicle: { name }, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(' + ')}, ${tripName(details)}`;

export function wireCart(text: string) {
  if (text === 'nothing') return { carts: [], user_data: [] };
  const [held = '', trip = '3 hours'] = text.split(', ');
  const carts = held.split(' + ').map((line) => {
    const [count = '', name = ''] = line.includes(' × ') ? line.split(' × ') : ['1', line];
    return wireLine(name as Name, Number(count));
  });
  return { carts, user_data: WIRE_TRIPS[trip as TripName] };
}

type Changed = {
  readonly lines?: readonly { readonly name: string; readonly quantity: number }[];
  readonly trip?: TripDetails | null;
};

export function after({ cart }: Pick<Context, 'cart'>, { lines, trip }: Changed): string {
  const held = lines ?? heldIn(cart);
  const details = trip === undefined ? cart.details : trip;
  if (held.length === 0) return 'nothing';
  const text = held.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  return `${text.join(' + ')}, ${tripName(details)}`;
}

export const heldIn = ({ lines }: Pick<TripCart, 'lines'>) =>
  lines.map(({ vehicle: { name }, quantity }) => ({ name, quantity }));

export const OLD = 'Sedan + Moped, 3 hours';
/** Carts that only interrupted calls leave behind. */
export const HALF = ['Sedan, by distance', 'Sedan + Moped, from the museum'];
