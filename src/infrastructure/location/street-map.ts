import * as v from 'valibot';
import type { Corner, StreetMap, StreetMapReader } from '#application/location/location.queries.ts';
import { ok, refuse } from '#domain/kernel/result.ts';

const corner = v.tuple([v.number(), v.number()]);
const polygon = v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(corner)) });
const polygons = v.object({
  type: v.literal('MultiPolygon'),
  coordinates: v.array(v.array(v.array(corner))),
});
const line = v.object({ type: v.literal('LineString'), coordinates: v.array(corner) });
const lines = v.object({
  type: v.literal('MultiLineString'),
  coordinates: v.array(v.array(corner)),
});

const boroughs = v.object({
  features: v.array(v.object({ geometry: v.variant('type', [polygon, polygons]) })),
});
const streets = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        name: v.string(),
        kind: v.picklist(['street', 'avenue', 'highway', 'bridge']),
      }),
      geometry: v.variant('type', [line, lines]),
    }),
  ),
});
const labels = v.array(
  v.object({ name: v.string(), kind: v.string(), lat: v.number(), lng: v.number() }),
);

/** Ships with the app: three files beside its scripts, no key and no other network. */
export function createStreetMap(fetch: typeof globalThis.fetch): StreetMapReader {
  const read = async <Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const response = await fetch(`/map/${file}`);
    return v.parse(schema, await response.json());
  };
  return {
    async streetMap() {
      try {
        const [land, roads, names] = await Promise.all([
          read('boroughs.json', boroughs),
          read('streets.json', streets),
          read('labels.json', labels),
        ]);
        return ok(toStreetMap(land, roads, names));
      } catch {
        return refuse({ kind: 'unreachable', cause: 'broken' } as const);
      }
    },
  };
}

function toStreetMap(
  land: v.InferOutput<typeof boroughs>,
  roads: v.InferOutput<typeof streets>,
  names: v.InferOutput<typeof labels>,
): StreetMap {
  return {
    land: land.features.flatMap(({ geometry }): readonly (readonly Corner[])[][] =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    ),
    streets: roads.features.map(({ properties, geometry }) => ({
      ...properties,
      lines: geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates,
    })),
    labels: names.map(({ name, kind, lat, lng }) => ({ name, kind, at: [lng, lat] })),
  };
}
