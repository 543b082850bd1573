import { Suspense } from 'react';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { MapBoundary } from './map-boundary.tsx';
import type { MapCanvasProps } from './map-canvas.ts';
import { mapSettings, type MapSettings } from './map-settings.ts';
import type { Elements } from '#ui/design/elements.ts';

const LeafletMapCanvas = lazyView(
  async () => (await import('./leaflet-map-canvas.tsx')).LeafletMapCanvas,
);
const GoogleMapCanvas = lazyView(
  async () => (await import('./google-map-canvas.tsx')).GoogleMapCanvas,
);

type Props = MapCanvasProps & {
  readonly settings?: MapSettings;
  readonly loading: Elements;
  /** Shown when no map can render; picking works without one. */
  readonly absent: Elements;
};

/** The configured map, else the embedded one, else none. Each loads only when needed. */
export function ConfiguredMap({ settings = mapSettings, loading, absent, ...canvas }: Props) {
  const embedded = (
    <EmbeddedMap {...canvas} tilesUrl={settings.tilesUrl} loading={loading} absent={absent} />
  );
  return (
    <MapBoundary fallback={absent}>
      <Suspense fallback={loading}>
        {settings.googleKey ? (
          <MapBoundary fallback={embedded}>
            <GoogleMapCanvas {...canvas} apiKey={settings.googleKey} fallback={embedded} />
          </MapBoundary>
        ) : (
          embedded
        )}
      </Suspense>
    </MapBoundary>
  );
}

function EmbeddedMap({
  tilesUrl,
  loading,
  absent,
  ...canvas
}: MapCanvasProps & {
  readonly tilesUrl: string;
  readonly loading: Elements;
  readonly absent: Elements;
}) {
  const scope = useReadScope();
  const { queries } = useServices();
  const streets = useRead(tilesUrl ? null : queries.location.streetMap(scope));
  if (streets.failure) return absent;
  if (!tilesUrl && !streets.value) return loading;
  return (
    <LeafletMapCanvas {...canvas} streetMap={streets.value ?? null} tilesUrl={tilesUrl || null} />
  );
}
