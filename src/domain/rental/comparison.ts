import { parseId } from '#domain/kernel/id.ts';
import type { VehicleId } from './vehicle.ts';

/** The maximum is the number of vehicles that fit side by side on a page. */
export const FEWEST_COMPARED = 2;
export const MAX_COMPARED = 4;

/** Parses the vehicles of an address without duplicates; ignores invalid and surplus ids. */
export function comparedIn(text: string | null): readonly VehicleId[] {
  const named = (text ?? '').split(',').flatMap((part) => parseId<'Vehicle'>(part) ?? []);
  return [...new Set(named)].slice(0, MAX_COMPARED);
}

export const comparedText = (ids: readonly VehicleId[]): string => ids.join(',');

/** Removes the vehicle, or else appends it while there is room. */
export function withToggled(ids: readonly VehicleId[], vehicle: VehicleId): readonly VehicleId[] {
  if (ids.includes(vehicle)) return ids.filter((one) => one !== vehicle);
  return isFull(ids) ? ids : [...ids, vehicle];
}

export const isFull = (ids: readonly VehicleId[]): boolean => ids.length >= MAX_COMPARED;
export const isEnough = (ids: readonly VehicleId[]): boolean => ids.length >= FEWEST_COMPARED;

/** True unless all values are equal. */
export const differs = (facts: readonly string[]): boolean => new Set(facts).size > 1;
