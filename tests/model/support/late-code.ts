/** Lazy views. */
const lateViews = import.meta.glob([
  '/src/ui/**/*-{dialog,drawer,prompts}.tsx',
  '/src/ui/location/parts/map/leaflet-map-canvas.tsx',
]);

/** Loads all of them, so that no walk waits while the bundler transforms one. */
export const loadLateCode = async (): Promise<void> =>
  void (await Promise.all(Object.values(lateViews).map((load) => load())));
