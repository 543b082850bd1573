import L from 'leaflet';
import { geoPoint, type GeoPoint } from '#domain/location/geo-point.ts';
import { withinZooms, ZOOMS, type MapCanvasProps } from './map-canvas.ts';

export const toLatLng = ({ latitude, longitude }: GeoPoint): L.LatLngTuple => [latitude, longitude];

/** In pixels; the centre counts as reached within this distance. */
const SMALLEST_MOVE = 2;

/** Disables all interaction of a map for display. */
const NON_INTERACTIVE = {
  dragging: false,
  keyboard: false,
  boxZoom: false,
  scrollWheelZoom: false,
  touchZoom: false,
  doubleClickZoom: false,
  zoomAnimation: false,
  fadeAnimation: false,
} as const;

export const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** After a resize the centre stays; Leaflet must not report that as a choice. */
export function fit(map: L.Map, centre: GeoPoint) {
  map.invalidateSize({ pan: false, debounceMoveend: true });
  map.setView(toLatLng(centre), map.getZoom(), { animate: false });
}

export function isThere(map: L.Map, point: GeoPoint): boolean {
  const apart = map.latLngToContainerPoint(toLatLng(point)).distanceTo(map.getSize().divideBy(2));
  return apart < SMALLEST_MOVE;
}

export function createMap(
  container: HTMLElement,
  latest: { readonly current: MapCanvasProps },
): L.Map {
  const { centre, zoom, isStatic = false } = latest.current;
  const map = L.map(container, {
    attributionControl: false,
    zoomControl: false,
    trackResize: false,
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    minZoom: ZOOMS.least,
    maxZoom: ZOOMS.most,
    inertia: false,
    keyboardPanDelta: 60,
    ...(isStatic ? NON_INTERACTIVE : {}),
  }).setView(toLatLng(centre), zoom);
  if (isStatic) return map;
  const choose = ({ lat, lng }: L.LatLng) => {
    const { lat: latitude, lng: longitude } = L.latLng(lat, lng).wrap();
    latest.current.onChoose(geoPoint(latitude, longitude));
  };
  let byCustomer = false;
  const takeOver = () => void (byCustomer = true);
  map.on('click', ({ latlng }) => choose(latlng));
  map.on('dragstart', takeOver);
  map.on('keydown', ({ originalEvent: { key } }) => (key.startsWith('Arrow') ? takeOver() : null));
  map.on('moveend', () => {
    if (byCustomer && !isThere(map, latest.current.centre)) choose(map.getCenter());
    byCustomer = false;
  });
  map.on('zoomend', () => {
    if (map.getZoom() !== latest.current.zoom) latest.current.onZoom(withinZooms(map.getZoom()));
  });
  return map;
}
