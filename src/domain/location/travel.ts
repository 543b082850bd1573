import { greatCircleMetres, type GeoPoint } from './geo-point.ts';

/** Distance and duration by road. An estimate: roads are 1.3 times as long as the straight line. */
export type Travel = { readonly metres: number; readonly seconds: number };

const DETOUR = 1.3;
const METRES_PER_SECOND = 40_000 / 3600;

export function estimateTravel(from: GeoPoint, to: GeoPoint): Travel {
  const metres = Math.round(greatCircleMetres(from, to) * DETOUR);
  return { metres, seconds: Math.round(metres / METRES_PER_SECOND) };
}
