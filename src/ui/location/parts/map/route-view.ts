import type { Corner } from '#application/location/location.queries.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { ZOOMS } from './map-canvas.ts';
import { apart, type Pixel } from './map-projection.ts';

export type RouteView = {
  readonly centre: GeoPoint;
  readonly zoom: number;
  /** Offset from the centre in pixels, to the right and down. */
  readonly placeOf: (point: GeoPoint) => Pixel;
};

/** Room for the points in pixels: a small phone's, without the size of a mark. */
const ROOM = { width: 220, height: 150 } as const;
const NEAREST = 16;

const cornerOf = ({ latitude, longitude }: GeoPoint): Corner => [longitude, latitude];

/** The closest view that contains all points. */
export function viewOf(points: readonly [GeoPoint, ...GeoPoint[]]): RouteView {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [east, west] = [Math.max(...longitudes), Math.min(...longitudes)];
  const centre = { latitude: (north + south) / 2, longitude: (east + west) / 2 };
  const fits = (zoom: number) => {
    const [width, height] = apart([west, north], [east, south], zoom);
    return width <= ROOM.width && height <= ROOM.height;
  };
  const nearer = Array.from({ length: NEAREST - ZOOMS.least }, (_, index) => NEAREST - index);
  const zoom = nearer.find(fits) ?? ZOOMS.least;
  return { centre, zoom, placeOf: (point) => apart(cornerOf(centre), cornerOf(point), zoom) };
}
