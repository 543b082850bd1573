import { greatCircleMetres, moved, type GeoPoint, type Heading } from './geo-point.ts';
import { serves, type Zone } from './zone.ts';

export const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The shortest path from a point outside every zone to the nearest point inside one. */
export type WayIn<Z extends Zone> = {
  readonly zone: Z;
  readonly point: GeoPoint;
  readonly metres: number;
  readonly direction: Direction;
};

export function nearestServed<Z extends Zone>(
  zones: readonly Z[],
  from: GeoPoint,
): WayIn<Z> | null {
  return zones
    .map((zone) => wayInto(zone, from))
    .reduce<WayIn<Z> | null>(
      (best, way) => (way && (best === null || way.metres < best.metres) ? way : best),
      null,
    );
}

/** Metres from a point to the nearest edge of a zone, from either side. */
export const metresToEdge = (zone: Zone, point: GeoPoint): number =>
  greatCircleMetres(point, closestOnEdge(zone, point));

export function directionTo(from: GeoPoint, to: GeoPoint): Direction {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * shrinking(from);
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighth + 8) % 8] ?? 'north';
}

function wayInto<Z extends Zone>(zone: Z, from: GeoPoint): WayIn<Z> | null {
  const edge = closestOnEdge(zone, from);
  const point = justInside(zone, edge);
  if (!point) return null;
  return {
    zone,
    point,
    metres: Math.round(greatCircleMetres(from, point)),
    direction: directionTo(from, point),
  };
}

/** One of a few small steps from the edge leads inside; a sliver without one is not offered. */
function justInside(zone: Zone, edge: GeoPoint): GeoPoint | null {
  const headings: readonly Heading[] = ['north', 'east', 'south', 'west'];
  const steps = [10, 20, 40].flatMap((metres) => [
    ...headings.map((heading) => moved(edge, heading, metres)),
    ...(['north', 'south'] as const).flatMap((vertical) =>
      (['east', 'west'] as const).map((flat) => moved(moved(edge, vertical, metres), flat, metres)),
    ),
  ]);
  return steps.find((step) => serves(zone, step)) ?? null;
}

function closestOnEdge({ boundary }: Zone, point: GeoPoint): GeoPoint {
  const squeeze = shrinking(point);
  const candidates = boundary.map((from, index) =>
    closestOnSide(from, boundary[(index + 1) % boundary.length] ?? from, point, squeeze),
  );
  const apart = (one: GeoPoint) =>
    Math.hypot(one.latitude - point.latitude, (one.longitude - point.longitude) * squeeze);
  return candidates.reduce((best, one) => (apart(one) < apart(best) ? one : best));
}

function closestOnSide(from: GeoPoint, to: GeoPoint, point: GeoPoint, squeeze: number): GeoPoint {
  const [north, east] = [to.latitude - from.latitude, (to.longitude - from.longitude) * squeeze];
  const along =
    (point.latitude - from.latitude) * north + (point.longitude - from.longitude) * squeeze * east;
  const progress = Math.max(0, Math.min(1, along / (north ** 2 + east ** 2 || 1)));
  return {
    latitude: from.latitude + progress * (to.latitude - from.latitude),
    longitude: from.longitude + progress * (to.longitude - from.longitude),
  };
}

/** Ratio of a degree of longitude to one of latitude here. */
const shrinking = ({ latitude }: GeoPoint): number => Math.cos((latitude * Math.PI) / 180);
