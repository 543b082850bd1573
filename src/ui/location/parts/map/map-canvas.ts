import type { NamedZone } from '#application/location/zone-reader.port.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Elements } from '#ui/design/elements.ts';

export type MapCanvasProps = {
  /** A map that is looked at only: nothing is chosen on it, and the page scrolls over it. */
  readonly still?: boolean;
  /** What lies over it, in its own box. */
  readonly over?: Elements;
  /** Where the middle of the map is: the pin, rendered above it by another part. */
  readonly centre: GeoPoint;
  readonly zoom: number;
  readonly theme: 'light' | 'dark';
  readonly zones: readonly NamedZone[];
  /** How far the device's position may be off, in metres. */
  readonly accuracy: number | null;
  /** What a screen reader calls the map. */
  readonly label: string;
  /** The customer dragged, clicked or panned by keyboard: the middle is elsewhere now. */
  readonly onChoose: (point: GeoPoint) => void;
  readonly onZoom: (zoom: number) => void;
};

export const ZOOMS = { least: 10, first: 15, most: 18 } as const;

export const withinZooms = (zoom: number): number =>
  Math.max(ZOOMS.least, Math.min(ZOOMS.most, Math.round(zoom)));
