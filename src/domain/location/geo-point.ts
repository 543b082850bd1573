import { Defect } from '#domain/kernel/defect.ts';

/** A place on Earth in decimal degrees (WGS 84). */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

export function geoPoint(latitude: number, longitude: number): GeoPoint {
  if (!(Math.abs(latitude) <= 90)) throw new Defect(`Latitude out of range: ${latitude}`);
  if (!(Math.abs(longitude) <= 180)) throw new Defect(`Longitude out of range: ${longitude}`);
  return { latitude, longitude };
}

/** Parses coordinates; null for NaN, text and values outside the Earth's range. */
export function parseGeoPoint(latitude: unknown, longitude: unknown): GeoPoint | null {
  const [lat, lng] = [degrees(latitude), degrees(longitude)];
  if (lat === null || lng === null) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}

function degrees(raw: unknown): number | null {
  if (typeof raw === 'string' && !/^\s*-?\d+(\.\d+)?\s*$/.test(raw)) return null;
  const value = typeof raw === 'string' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export const isSamePoint = (one: GeoPoint, other: GeoPoint): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Centre of the map when the app has configured none (lower Manhattan). */
export const DEFAULT_CENTRE: GeoPoint = { latitude: 40.7128, longitude: -74.006 };

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degree: number): number => (degree * Math.PI) / 180;

export function greatCircleMetres(a: GeoPoint, b: GeoPoint): number {
  const [phiA, phiB] = [radians(a.latitude), radians(b.latitude)];
  const halfLat = Math.sin((phiB - phiA) / 2);
  const halfLng = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLat ** 2 + Math.cos(phiA) * Math.cos(phiB) * halfLng ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export type Heading = 'north' | 'east' | 'south' | 'west';

/** The point `metres` away in that direction, as a compass button moves the pin. */
export function moved(from: GeoPoint, heading: Heading, metres: number): GeoPoint {
  const degree = 180 / Math.PI / EARTH_RADIUS_METRES;
  const north = { north: metres, south: -metres, east: 0, west: 0 }[heading];
  const east = { north: 0, south: 0, east: metres, west: -metres }[heading];
  const latitude = Math.max(-90, Math.min(90, from.latitude + north * degree));
  const longitude = from.longitude + (east * degree) / Math.max(0.01, Math.cos(radians(latitude)));
  return { latitude, longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 };
}

/** The point at this share of the straight line: 0 is the start, 1 the end. */
export const pointBetween = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

/** Rounds to about a hundred metres: enough for the distance of a store. */
export const roughly = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});
