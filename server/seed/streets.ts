import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Defect } from '#domain/kernel/defect.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

type Coordinates = readonly (readonly [number, number])[];
type StreetFeature = {
  readonly properties: { readonly name: string };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Coordinates }
    | { readonly type: 'MultiLineString'; readonly coordinates: readonly Coordinates[] };
};

const STEPS = 20;

/** Finds a store's point on a street, so that no pin is in a park. */
export function streetMap(): (
  street: string,
  along: number,
  inZone: (at: GeoPoint) => boolean,
) => GeoPoint {
  const file = path.resolve(import.meta.dirname, '../geodata/streets.geojson');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: StreetFeature[] };
  return (street, along, inZone) => {
    const points = features
      .filter(({ properties }) => properties.name === street)
      .flatMap(({ geometry }) =>
        geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates,
      )
      .flatMap(pointsAlong)
      .filter(inZone);
    const point = points[Math.floor(along * (points.length - 1))];
    if (!point) throw new Defect(`${street} is outside the zone`);
    return point;
  };
}

const pointsAlong = (line: Coordinates): readonly GeoPoint[] =>
  line.slice(1).flatMap(([lng, lat], index) => {
    const [fromLng, fromLat] = line[index] ?? [lng, lat];
    return Array.from({ length: STEPS }, (_, step) => ({
      latitude: rounded(fromLat + ((lat - fromLat) * step) / STEPS),
      longitude: rounded(fromLng + ((lng - fromLng) * step) / STEPS),
    }));
  });

const rounded = (degree: number) => Math.round(degree * 1e6) / 1e6;
