import { parseId } from '#domain/kernel/id.ts';
import type { VehicleId } from './vehicle.ts';

/** Two vehicles at least are compared, and no more than fit beside each other. */
export const FEWEST_COMPARED = 2;
export const MAX_COMPARED = 4;

/** The vehicles that an address names, each once; what is no id, and what is too many, is left out. */
export function comparedIn(text: string | null): readonly VehicleId[] {
  const named = (text ?? '').split(',').flatMap((part) => parseId<'Vehicle'>(part) ?? []);
  return [...new Set(named)].slice(0, MAX_COMPARED);
}

export const comparedText = (ids: readonly VehicleId[]): string => ids.join(',');

/** Taken out where it is among them; else put last, where there is room. */
export function withToggled(ids: readonly VehicleId[], vehicle: VehicleId): readonly VehicleId[] {
  if (ids.includes(vehicle)) return ids.filter((one) => one !== vehicle);
  return isFull(ids) ? ids : [...ids, vehicle];
}

export const isFull = (ids: readonly VehicleId[]): boolean => ids.length >= MAX_COMPARED;
export const isEnough = (ids: readonly VehicleId[]): boolean => ids.length >= FEWEST_COMPARED;

/** Whether not all of them say the same. */
export const differs = (facts: readonly string[]): boolean => new Set(facts).size > 1;
