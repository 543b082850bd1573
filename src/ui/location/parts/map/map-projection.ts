import type { Corner } from '#application/location/location.queries.ts';

export type Pixel = readonly [x: number, y: number];
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const TILE = 256;

/** Web Mercator, in pixels of the whole world at that zoom. */
export function pixelOf([longitude, latitude]: Corner, zoom: number): Pixel {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    ((longitude + 180) / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
}

/** Offset between two corners in pixels, to the right and down. */
export function apart(from: Corner, to: Corner, zoom: number): Pixel {
  const [[fromX, fromY], [x, y]] = [pixelOf(from, zoom), pixelOf(to, zoom)];
  return [x - fromX, y - fromY];
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

export function boxOf(pixels: readonly Pixel[], margin = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of pixels) {
    box.left = Math.min(box.left, x - margin);
    box.right = Math.max(box.right, x + margin);
    box.top = Math.min(box.top, y - margin);
    box.bottom = Math.max(box.bottom, y + margin);
  }
  return box;
}
