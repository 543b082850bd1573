import L from 'leaflet';
import type { StreetMap, NamedZone } from '#application/location/location.queries.ts';
import { MAP_PALETTES } from './map-palette.ts';
import { TILE } from './map-projection.ts';
import { createStreetMapPainter, type StreetMapPainter } from './street-map-painter.ts';

type Theme = keyof typeof MAP_PALETTES;

/** One painter a map: its geometry of a zoom level serves both themes. */
const painters = new WeakMap<StreetMap, StreetMapPainter>();

function painterOf(map: StreetMap): StreetMapPainter {
  const painter = painters.get(map) ?? createStreetMapPainter(map);
  painters.set(map, painter);
  return painter;
}

/** Canvas tiles, sharp on dense screens. */
export function streetTiles(map: StreetMap, theme: Theme): L.Layer {
  const painter = painterOf(map);
  const Tiles = L.GridLayer.extend({
    createTile({ x, y, z }: L.Coords) {
      const tile = document.createElement('canvas');
      const density = Math.min(2, globalThis.devicePixelRatio || 1);
      tile.width = tile.height = TILE * density;
      const context = tile.getContext('2d');
      if (!context) return tile;
      context.scale(density, density);
      painter.paint(context, { x, y, zoom: z }, MAP_PALETTES[theme]);
      return tile;
    },
  });
  return new (Tiles as unknown as new (options: L.GridLayerOptions) => L.GridLayer)({
    tileSize: TILE,
    keepBuffer: 3,
    updateWhenZooming: false,
  });
}

/** Zones with names, so that a wrong pick is visible beforehand. */
export function zoneOutlines(zones: readonly NamedZone[], theme: Theme): L.LayerGroup {
  const ink = theme === 'dark' ? '#5fc28f' : '#1f7a4d';
  return L.layerGroup(
    zones.map(({ name, boundary }) =>
      L.polygon(
        boundary.map(({ latitude, longitude }) => [latitude, longitude] as L.LatLngTuple),
        {
          color: ink,
          weight: 2,
          opacity: 0.75,
          dashArray: '2 5',
          fillOpacity: 0.05,
          interactive: false,
        },
      )
        .bindTooltip(asText(name), {
          permanent: true,
          direction: 'center',
          className: 'zone-name',
          interactive: false,
        })
        // A permanent label is no tooltip to a screen reader.
        .on('tooltipopen', ({ tooltip }) => tooltip.getElement()?.removeAttribute('role')),
    ),
  );
}

export const accuracyCircle = (centre: L.LatLngTuple, metres: number): L.Circle =>
  L.circle(centre, {
    radius: metres,
    color: '#3276d6',
    weight: 1,
    fillOpacity: 0.12,
    interactive: false,
  });

/** Leaflet would parse a string as HTML. */
function asText(texts: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = texts;
  return span;
}
