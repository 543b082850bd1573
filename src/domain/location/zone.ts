import type { Id } from '#domain/kernel/id.ts';
import type { GeoPoint } from './geo-point.ts';

export type ZoneId = Id<'Zone'>;

/** A service area. The boundary closes itself: the last corner joins the first. */
export type Zone = {
  readonly id: ZoneId;
  readonly boundary: readonly [GeoPoint, GeoPoint, GeoPoint, ...GeoPoint[]];
};

/**
 * Even–odd rule: a ray east from the point crosses the boundary an odd number of times. Points on a western or
 * southern edge are inside, on an eastern or northern one outside, so that neighbours which share an edge
 * never both claim a point.
 */
export function serves({ boundary }: Zone, point: GeoPoint): boolean {
  const crossings = boundary.filter((from, index) => {
    const to = boundary[(index + 1) % boundary.length] ?? from;
    if (from.latitude > point.latitude === to.latitude > point.latitude) return false;
    const progress = (point.latitude - from.latitude) / (to.latitude - from.latitude);
    return point.longitude < from.longitude + progress * (to.longitude - from.longitude);
  });
  return crossings.length % 2 === 1;
}

/** The zone of a point; the lowest id among several. */
export function zoneAt<Z extends Zone>(zones: readonly Z[], point: GeoPoint): Z | null {
  return (
    zones
      .filter((zone) => serves(zone, point))
      .reduce<Z | null>((first, zone) => (first && first.id < zone.id ? first : zone), null) ?? null
  );
}
