/** Views whose code the app fetches when they are first shown. */
const lateViews = import.meta.glob([
  '/src/ui/**/*-{dialog,drawer,prompts}.tsx',
  '/src/ui/location/parts/map/leaflet-map-canvas.tsx',
]);

/** Has all of it loaded, so that no walk waits while the bundler transforms it. */
export const loadLateCode = async (): Promise<void> =>
  void (await Promise.all(Object.values(lateViews).map((load) => load())));
