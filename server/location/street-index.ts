import Flatbush from 'flatbush';
import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import type { NamedPlace, Street } from './geodata.ts';

type Segment = { readonly street: Street; readonly from: GeoPoint; readonly to: GeoPoint };
export type Passing = { readonly street: Street; readonly metres: number };

/** Finds the nearest street to a point, within half a kilometre. */
export function createStreetIndex(streets: readonly Street[]): (point: GeoPoint) => Passing | null {
  const segments = streets.flatMap((street) =>
    street.lines.flatMap((line) =>
      line.slice(1).map((to, index): Segment => ({ street, from: line[index] ?? to, to })),
    ),
  );
  const index = new Flatbush(segments.length);
  for (const { from, to } of segments) {
    const [a, b] = [flat(from), flat(to)];
    index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  }
  index.finish();
  return (point) => {
    const { x, y } = flat(point);
    return index.neighbors(x, y, CANDIDATES, FARTHEST).reduce<Passing | null>((best, at) => {
      const segment = segments[at];
      if (!segment) return best;
      const metres = metresTo(segment, point);
      const isNearer = metres <= FARTHEST && (!best || metres < best.metres);
      return isNearer ? { street: segment.street, metres } : best;
    }, null);
  };
}

/** All boxes around the point count as near, however far away their diagonal is. */
const CANDIDATES = 32;
const FARTHEST = 500;

/** Flat approximation, accurate enough for short distances. */
const METRES_PER_DEGREE = { x: 84_451, y: 111_049 };
const flat = ({ latitude, longitude }: GeoPoint) => ({
  x: longitude * METRES_PER_DEGREE.x,
  y: latitude * METRES_PER_DEGREE.y,
});

function metresTo({ from, to }: Segment, point: GeoPoint): number {
  const [a, b, p] = [flat(from), flat(to), flat(point)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(a.x + along * dx - p.x, a.y + along * dy - p.y);
}

/** A street as a search result, placed at the middle of its longest line. */
export function streetAsPlace({ name, kind, borough, lines }: Street, index: number): NamedPlace {
  const longest = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  const point = middleOf(longest);
  return { id: `street-${index + 1}`, name, kind, borough, point, aliases: [] };
}

const lengthOf = (line: readonly GeoPoint[]): number =>
  line.slice(1).reduce((sum, to, index) => sum + greatCircleMetres(line[index] ?? to, to), 0);

function middleOf(line: readonly GeoPoint[]): GeoPoint {
  let left = lengthOf(line) / 2;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const length = greatCircleMetres(from, to);
    if (left <= length) return between(from, to, left / (length || 1));
    left -= length;
  }
  return line[0] ?? { latitude: 0, longitude: 0 };
}

const between = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => ({
  latitude: from.latitude + share * (to.latitude - from.latitude),
  longitude: from.longitude + share * (to.longitude - from.longitude),
});
