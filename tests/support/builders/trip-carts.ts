import { id } from '#domain/kernel/id.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { aDistanceTrip, anHourlyTrip, aProviderSummary, aTripLine, aVehicle } from './rental.ts';

/** Vehicles and carts for tests of the trip cart. A line's id is its vehicle's id plus ten. */

export const sedan = aVehicle({ id: id(1), name: 'Sedan' });
export const moped = aVehicle({ id: id(3), name: 'Moped', distancePrice: null });
export const van = aVehicle({ id: id(2), name: 'Van' });
export const bus = aVehicle({
  id: id(4),
  name: 'Bus',
  provider: aProviderSummary({ id: id(2), name: 'Hill Cars' }),
});
export const line = (vehicle: Vehicle, count = 1) =>
  aTripLine({ id: id(vehicle.id + 10), vehicle, quantity: quantity(count) });
export const cart = (details: TripDetails, ...vehicles: readonly Vehicle[]): TripCart => ({
  detailsId: id(5),
  details,
  lines: vehicles.map((vehicle) => line(vehicle)),
});
export const hourly = anHourlyTrip();
export const byDistance = aDistanceTrip();
export const OLD = cart(hourly, sedan, moped);
export const add = (vehicle: Vehicle, details: TripDetails, count = 1) =>
  ({
    type: 'vehicle.add',
    vehicle,
    quantity: quantity(count),
    details,
    isTouched: true,
  }) as const;
export const YES = { type: 'prompt.confirm' } as const;
export const NO = { type: 'prompt.cancel' } as const;
