import type { GeoPoint } from './geo-point.ts';
import type { PickedPoint } from './place.ts';
import { isServed, zonesOf } from './zone-list.ts';

export type Pick = {
  readonly point: GeoPoint | null;
  readonly address: string | null;
  /** The zones as text, verbatim; null until the server has answered. */
  readonly zones: string | null;
};

/** Null for a valid pick. Missing data is reported before a place outside the zones. */
export function pickRefusal({ point, address, zones }: Pick): 'incomplete' | 'outside' | null {
  if (point === null || !address?.trim() || zones === null) return 'incomplete';
  return isServed(zones) ? null : 'outside';
}

export const canPick = (pick: Pick): boolean => pickRefusal(pick) === null;

export function pickedPoint({ point, address, zones }: Pick): PickedPoint | null {
  const [zone] = zonesOf(zones);
  return point && address && zone ? { point, address, zone } : null;
}
