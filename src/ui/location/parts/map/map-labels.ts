import type { Street, StreetKind, StreetMap } from '#application/location/location.queries.ts';
import { overlap, pixelOf, TILE, type Box, type Pixel } from './map-projection.ts';

export type PlacedLabel = {
  readonly text: string;
  readonly kind: 'road' | 'place' | 'park';
  readonly at: Pixel;
  /** Radians. */
  readonly turn: number;
  readonly box: Box;
};

export type MeasureText = (text: string, kind: PlacedLabel['kind']) => number;

/** Minimum zoom for road names, by kind. */
const ROAD_NAMES_FROM: Readonly<Record<StreetKind, number>> = {
  highway: 13,
  bridge: 14,
  avenue: 14,
  street: 15,
};
const ROAD_ORDER: readonly StreetKind[] = ['highway', 'avenue', 'bridge', 'street'];
const BETWEEN_REPEATS = 460;
const LINE_HEIGHT = 14;

/**
 * Labels of one zoom: places first, then roads, without overlaps. Independent of tiles, so that a
 * name may cross a tile edge.
 */
export function placeLabels(
  { labels, streets }: StreetMap,
  zoom: number,
  measure: MeasureText,
): readonly PlacedLabel[] {
  const taken = new Grid();
  const places = labels
    .filter(({ kind }) => (kind === 'neighbourhood' ? zoom >= 13 : zoom >= 14))
    .map(({ name, kind, at }): PlacedLabel => {
      const style = kind === 'park' || kind === 'island' ? 'park' : 'place';
      const [x, y] = pixelOf(at, zoom);
      const half = measure(name, style) / 2 + 4;
      const box = {
        left: x - half,
        right: x + half,
        top: y - LINE_HEIGHT,
        bottom: y + LINE_HEIGHT,
      };
      return { text: name, kind: style, at: [x, y], turn: 0, box };
    });
  const roads = ROAD_ORDER.flatMap((kind) =>
    zoom < ROAD_NAMES_FROM[kind] ? [] : streets.filter((street) => street.kind === kind),
  ).flatMap((street) => alongRoad(street, zoom, measure(street.name, 'road')));
  return [...places, ...roads].filter((label) => taken.take(label.box));
}

function alongRoad({ name, lines }: Street, zoom: number, width: number): readonly PlacedLabel[] {
  return lines.flatMap((line) => {
    const path = new Path(line.map((corner) => pixelOf(corner, zoom)));
    const count = Math.floor((path.length - width - 24) / BETWEEN_REPEATS) + 1;
    if (path.length < width + 24) return [];
    return Array.from(
      { length: count },
      (_, index) => (path.length * (index + 0.5)) / count,
    ).flatMap((middle) => labelAt(path, middle, name, width) ?? []);
  });
}

/** A label along the road; null where it bends too much. */
function labelAt(path: Path, middle: number, text: string, width: number): PlacedLabel | null {
  const [from, to] = [path.at(middle - width / 2), path.at(middle + width / 2)];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(across, down) < width * 0.97) return null;
  const angle = Math.atan2(down, across);
  const turn = Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
  const at: Pixel = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const halfAcross = (Math.abs(Math.cos(turn)) * width + LINE_HEIGHT) / 2;
  const halfDown = (Math.abs(Math.sin(turn)) * width + LINE_HEIGHT) / 2;
  return {
    text,
    kind: 'road',
    at,
    turn,
    box: {
      left: at[0] - halfAcross,
      right: at[0] + halfAcross,
      top: at[1] - halfDown,
      bottom: at[1] + halfDown,
    },
  };
}

/** A polyline addressed by distance. */
class Path {
  readonly length: number;
  readonly #pixels: readonly Pixel[];
  readonly #walked: readonly number[];

  constructor(pixels: readonly Pixel[]) {
    const walked = [0];
    for (const [index, [x, y]] of pixels.entries()) {
      const next = pixels[index + 1];
      if (next) walked.push((walked[index] ?? 0) + Math.hypot(next[0] - x, next[1] - y));
    }
    this.#pixels = pixels;
    this.#walked = walked;
    this.length = walked.at(-1) ?? 0;
  }

  at(distance: number): Pixel {
    const next = this.#walked.findIndex((walked) => walked >= distance);
    const index = next === -1 ? this.#walked.length - 1 : Math.max(1, next);
    const [a, b] = [this.#pixels[index - 1] ?? [0, 0], this.#pixels[index] ?? [0, 0]];
    const before = this.#walked[index - 1] ?? 0;
    const share = (distance - before) / ((this.#walked[index] ?? 0) - before || 1);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  }
}

/** Occupied areas in cells, so that a check looks at nearby ones only. */
class Grid {
  readonly #cells = new Map<string, Box[]>();

  take(box: Box): boolean {
    const cells = this.#cellsOf(box);
    const free = cells.every((key) => !this.#cells.get(key)?.some((other) => overlap(other, box)));
    if (!free) return false;
    for (const key of cells) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box]);
    return true;
  }

  #cellsOf({ left, right, top, bottom }: Box): readonly string[] {
    const keys: string[] = [];
    for (let x = Math.floor(left / TILE); x <= Math.floor(right / TILE); x++) {
      for (let y = Math.floor(top / TILE); y <= Math.floor(bottom / TILE); y++)
        keys.push(`${x},${y}`);
    }
    return keys;
  }
}
