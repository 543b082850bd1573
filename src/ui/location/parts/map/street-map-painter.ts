import type { StreetKind, StreetMap } from '#application/location/location.queries.ts';
import { placeLabels, type PlacedLabel } from './map-labels.ts';
import type { MapPalette } from './map-palette.ts';
import { boxOf, overlap, pixelOf, TILE, type Box, type Pixel } from './map-projection.ts';

type Shape = { readonly box: Box; readonly rings: readonly (readonly Pixel[])[] };
type Road = Shape & { readonly kind: StreetKind };
type Paths = {
  readonly land: readonly Shape[];
  readonly roads: readonly Road[];
  readonly labels: readonly PlacedLabel[];
};

const FONTS = {
  road: "500 11px 'Inter Variable', system-ui, sans-serif",
  place: "600 12px 'Inter Variable', system-ui, sans-serif",
  park: "500 11px 'Inter Variable', system-ui, sans-serif",
} as const;

/** Bottom to top. */
const DRAWING_ORDER: readonly StreetKind[] = ['street', 'avenue', 'bridge', 'highway'];

/** Width of the road in metres, and the minimum zoom of each kind. */
const ROADS: Readonly<Record<StreetKind, { readonly metres: number; readonly from: number }>> = {
  street: { metres: 13, from: 13 },
  avenue: { metres: 20, from: 11 },
  bridge: { metres: 20, from: 11 },
  highway: { metres: 26, from: 9 },
};
const METRES_A_PIXEL_AT_ZERO = 156_543 * Math.cos((40.7 * Math.PI) / 180);
const THINNEST = 0.8;

export type StreetMapPainter = ReturnType<typeof createStreetMapPainter>;

/** Paints square tiles; geometry of a zoom level is computed once. */
export function createStreetMapPainter(map: StreetMap) {
  const pathsByZoom = new Map<number, Paths>();
  const pathsAt = (zoom: number, context: CanvasRenderingContext2D): Paths => {
    const known = pathsByZoom.get(zoom);
    if (known) return known;
    const paths = pathsOf(map, zoom, context);
    pathsByZoom.set(zoom, paths);
    return paths;
  };
  return {
    paint(
      context: CanvasRenderingContext2D,
      tile: { readonly x: number; readonly y: number; readonly zoom: number },
      palette: MapPalette,
    ) {
      const paths = pathsAt(tile.zoom, context);
      const [left, top] = [tile.x * TILE, tile.y * TILE];
      const window: Box = { left, top, right: left + TILE, bottom: top + TILE };
      const visible = <Thing extends { readonly box: Box }>(things: readonly Thing[]) =>
        things.filter(({ box }) => overlap(box, window));
      context.save();
      context.fillStyle = palette.water;
      context.fillRect(0, 0, TILE, TILE);
      context.translate(-left, -top);
      paintLand(context, visible(paths.land), palette);
      paintRoads(context, visible(paths.roads), tile.zoom, palette);
      paintLabels(context, visible(paths.labels), palette);
      context.restore();
    },
  };
}

function pathsOf(map: StreetMap, zoom: number, context: CanvasRenderingContext2D): Paths {
  const pixels = (line: readonly (readonly [number, number])[]) =>
    line.map((corner) => pixelOf(corner, zoom));
  const shapeOf = (lines: readonly (readonly (readonly [number, number])[])[], margin: number) => {
    const rings = lines.map(pixels);
    return { rings, box: boxOf(rings.flat(), margin) };
  };
  return {
    land: map.land.map((rings) => shapeOf(rings, 4)),
    roads: map.streets.flatMap(({ kind, lines }) =>
      lines.map((line) => ({ kind, ...shapeOf([line], 24) })),
    ),
    labels: placeLabels(map, zoom, (text, kind) => {
      context.font = FONTS[kind];
      return context.measureText(text).width;
    }),
  };
}

function trace(context: CanvasRenderingContext2D, { rings }: Shape) {
  for (const ring of rings) {
    ring.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  }
}

function paintLand(context: CanvasRenderingContext2D, land: readonly Shape[], palette: MapPalette) {
  context.beginPath();
  for (const shape of land) trace(context, shape);
  context.fillStyle = palette.land;
  context.fill('evenodd');
  context.strokeStyle = palette.shore;
  context.lineWidth = 1;
  context.stroke();
}

function paintRoads(
  context: CanvasRenderingContext2D,
  roads: readonly Road[],
  zoom: number,
  palette: MapPalette,
) {
  const kinds = DRAWING_ORDER.filter((kind) => zoom >= ROADS[kind].from);
  const widthOf = (kind: StreetKind) =>
    Math.max(THINNEST, (ROADS[kind].metres * 2 ** zoom) / METRES_A_PIXEL_AT_ZERO);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const layer of ['edge', 'fill'] as const) {
    for (const kind of kinds) {
      const width = widthOf(kind);
      if (layer === 'edge' && width < 2) continue;
      context.beginPath();
      for (const road of roads) if (road.kind === kind) trace(context, road);
      context.strokeStyle = width < 2 ? palette.road[kind].edge : palette.road[kind][layer];
      context.lineWidth = layer === 'edge' ? width + 1.6 : width;
      context.stroke();
    }
  }
}

function paintLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  palette: MapPalette,
) {
  const inks = { road: palette.roadName, place: palette.placeName, park: palette.parkName };
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { text, kind, at, turn } of labels) {
    context.save();
    context.translate(...at);
    context.rotate(turn);
    context.font = FONTS[kind];
    context.lineWidth = 3.5;
    context.strokeStyle = palette.halo;
    context.strokeText(text, 0, 0);
    context.fillStyle = inks[kind];
    context.fillText(text, 0, 0);
    context.restore();
  }
}
