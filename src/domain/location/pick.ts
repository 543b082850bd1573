import type { GeoPoint } from './geo-point.ts';
import type { PickedPoint } from './place.ts';
import { isServed, zonesOf } from './zone-list.ts';

/** What is known so far of the place that the customer points at. */
export type Pick = {
  readonly point: GeoPoint | null;
  readonly address: string | null;
  /** The zones as text, verbatim; null until the server has answered. */
  readonly zones: string | null;
};

/** Why a pick cannot be taken; null for one that can. What is missing is told before what is outside. */
export function pickRefusal({ point, address, zones }: Pick): 'incomplete' | 'outside' | null {
  if (point === null || !address?.trim() || zones === null) return 'incomplete';
  return isServed(zones) ? null : 'outside';
}

export const canPick = (pick: Pick): boolean => pickRefusal(pick) === null;

/** A pick in the form that a caller is handed; null for one that cannot be taken. */
export function pickedPoint({ point, address, zones }: Pick): PickedPoint | null {
  const [zone] = zonesOf(zones);
  return point && address && zone ? { point, address, zone } : null;
}
