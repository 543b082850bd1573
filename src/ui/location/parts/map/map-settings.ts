/** From build-time settings; empty values select the embedded map. */
export type MapSettings = { readonly googleKey: string; readonly tilesUrl: string };

const configured = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const mapSettings: MapSettings = {
  googleKey: configured(import.meta.env?.VITE_GOOGLE_MAPS_API_KEY),
  tilesUrl: configured(import.meta.env?.VITE_MAP_TILES_URL),
};
