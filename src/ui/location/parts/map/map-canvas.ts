import type { NamedZone } from '#application/location/location.queries.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Elements } from '#ui/design/elements.ts';

export type MapCanvasProps = {
  /** True for a display-only map over which the page scrolls. */
  readonly isStatic?: boolean;
  readonly over?: Elements;
  readonly centre: GeoPoint;
  readonly zoom: number;
  readonly theme: 'light' | 'dark';
  readonly zones: readonly NamedZone[];
  /** Accuracy of the device's position, in metres. */
  readonly accuracy: number | null;
  readonly label: string;
  readonly onChoose: (point: GeoPoint) => void;
  readonly onZoom: (zoom: number) => void;
};

export const ZOOMS = { least: 10, first: 15, most: 18 } as const;

export const withinZooms = (zoom: number): number =>
  Math.max(ZOOMS.least, Math.min(ZOOMS.most, Math.round(zoom)));
