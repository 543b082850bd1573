import { readFileSync } from 'node:fs';
import path from 'node:path';
import { geoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import { id } from '#domain/kernel/id.ts';
import type { Zone } from '#domain/location/zone.ts';

/** A named feature of the map: a landmark, a neighbourhood or a street. */
export type NamedPlace = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly borough: string;
  readonly point: GeoPoint;
  readonly aliases: readonly string[];
};

/** A street within a borough, as one or more lines. */
export type Street = {
  readonly name: string;
  readonly kind: string;
  readonly borough: string;
  readonly lines: readonly (readonly GeoPoint[])[];
};

export type Borough = { readonly name: string; readonly areas: readonly Zone[] };

export function readPlaces(): readonly NamedPlace[] {
  const rows = read<PlaceRow[]>('places.json');
  return rows.map(({ name, kind, borough, lat, lng, aliases }, index) => ({
    id: `place-${index + 1}`,
    name,
    kind,
    borough,
    point: geoPoint(lat, lng),
    aliases,
  }));
}

export const readStreets = (): readonly Street[] =>
  read<Collection<'LineString' | 'MultiLineString'>>('streets.geojson').features.map(
    ({ properties: { name = '', kind = '', borough = '' }, geometry }) => ({
      name,
      kind,
      borough,
      lines: depth(geometry.coordinates, 2).map((line) => line.map(pointOf)),
    }),
  );

export const readBoroughs = (): readonly Borough[] =>
  read<Collection<'Polygon' | 'MultiPolygon'>>('boroughs.geojson').features.map(
    ({ properties: { borough = '' }, geometry }) => ({
      name: borough,
      // Only the outer rings: a point on a pier or in a pond is still in the borough.
      areas: depth(geometry.coordinates, 3).map(([outline = []]) => areaOf(outline.map(pointOf))),
    }),
  );

type Pair = readonly [number, number];
type Nested = Pair | readonly Nested[];
type Collection<Shape extends string> = {
  readonly features: readonly {
    readonly properties: Readonly<Record<string, string>>;
    readonly geometry: { readonly type: Shape; readonly coordinates: Nested };
  }[];
};
type PlaceRow = {
  readonly name: string;
  readonly kind: string;
  readonly borough: string;
  readonly lat: number;
  readonly lng: number;
  readonly aliases: readonly string[];
};

function read<Content>(file: string): Content {
  const text = readFileSync(path.resolve(import.meta.dirname, '../geodata', file), 'utf8');
  return JSON.parse(text) as Content;
}

/** GeoJSON writes one line where another feature has a list of lines; the result is always a list of lists. */
function depth(coordinates: Nested, wanted: 2): readonly (readonly Pair[])[];
function depth(coordinates: Nested, wanted: 3): readonly (readonly (readonly Pair[])[])[];
function depth(coordinates: Nested, wanted: number): Nested {
  const levels = (one: Nested): number =>
    Array.isArray(one[0]) ? 1 + levels(one[0] as Nested) : 0;
  return levels(coordinates) < wanted ? depth([coordinates] as Nested, wanted as 2) : coordinates;
}

const pointOf = ([lng, lat]: Pair): GeoPoint => geoPoint(lat, lng);

/** Boroughs have outlines like zones; the id has no meaning. */
const areaOf = (outline: readonly GeoPoint[]): Zone => ({
  id: id<'Zone'>(1),
  boundary: outline as unknown as Zone['boundary'],
});
