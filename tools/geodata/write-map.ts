import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Renders the embedded map: the boroughs and streets of server/geodata, with lines simplified to screen
 * resolution. Run it after a change of the geodata; the result is committed.
 */
type Position = [number, number];
type Line = Position[];
type Feature = {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Line }
    | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: Line[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Line[][] };
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const METRES_PER_DEGREE: Position = [84_451, 111_049];
const STREET_TOLERANCE = 4;
const SHORE_TOLERANCE = 20;

function draw(from: string, to: string, tolerance: number): void {
  const source = readFileSync(path.join(ROOT, 'server/geodata', from), 'utf8');
  const { features } = JSON.parse(source) as { features: Feature[] };
  const drawn = features.map((feature) => ({
    type: 'Feature',
    properties: feature.properties,
    geometry: { ...feature.geometry, coordinates: thinned(feature.geometry, tolerance) },
  }));
  const folder = path.join(ROOT, 'public/map');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, to),
    `${JSON.stringify({ type: 'FeatureCollection', features: drawn })}\n`,
  );
}

/** The place names of the map: neighbourhoods, parks and the like, without stations and buildings. */
function writeLabels(): void {
  const source = readFileSync(path.join(ROOT, 'server/geodata/places.json'), 'utf8');
  const places = JSON.parse(source) as { name: string; kind: string; lat: number; lng: number }[];
  const labels = places
    .filter(({ kind }) => ['neighbourhood', 'park', 'island', 'airport', 'square'].includes(kind))
    .map(({ name, kind, lat, lng }) => ({ name, kind, lat, lng }));
  writeFileSync(path.join(ROOT, 'public/map/labels.json'), `${JSON.stringify(labels)}\n`);
}

function thinned({ type, coordinates }: Feature['geometry'], tolerance: number) {
  const thin = (line: Line) => simplified(line, tolerance).map(rounded);
  if (type === 'LineString') return thin(coordinates);
  return type === 'MultiPolygon'
    ? coordinates.map((rings) => rings.map(thin))
    : coordinates.map(thin);
}

/** Douglas-Peucker: drops every corner that is nearer than `tolerance` metres to the line without it. */
function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const isRing = first[0] === last[0] && first[1] === last[1];
  const distances = line.map((point) => (isRing ? gap(point, first) : offLine(point, first, last)));
  const farthest = distances.indexOf(Math.max(...distances));
  if (!isRing && (distances[farthest] ?? 0) < tolerance) return [first, last];
  const before = simplified(line.slice(0, farthest + 1), tolerance);
  const after = simplified(line.slice(farthest), tolerance);
  return [...before.slice(0, -1), ...after];
}

const metres = (a: Position, b: Position): Position => [
  (b[0] - a[0]) * METRES_PER_DEGREE[0],
  (b[1] - a[1]) * METRES_PER_DEGREE[1],
];
const gap = (a: Position, b: Position): number => Math.hypot(...metres(a, b));

function offLine(point: Position, from: Position, to: Position): number {
  const [dx, dy] = metres(from, to);
  const [px, py] = metres(from, point);
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - along * dx, py - along * dy);
}

const rounded = ([lng, lat]: Position): Position => [
  Math.round(lng * 1e5) / 1e5,
  Math.round(lat * 1e5) / 1e5,
];

draw('streets.geojson', 'streets.json', STREET_TOLERANCE);
draw('boroughs.geojson', 'boroughs.json', SHORE_TOLERANCE);
writeLabels();
