/// <reference types="google.maps" />
import {
  APILoadingStatus,
  APIProvider,
  Circle,
  Map,
  Polygon,
  useApiLoadingStatus,
} from '@vis.gl/react-google-maps';
import { useCallback, useState } from 'react';
import { geoPoint, greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import { withinZooms, ZOOMS, type MapCanvasProps } from './map-canvas.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = MapCanvasProps & {
  readonly apiKey: string;
  /** Shown when the script fails to load or rejects the key. */
  readonly fallback: Elements;
};

const toLatLng = ({ latitude, longitude }: GeoPoint) => ({ lat: latitude, lng: longitude });
const toPoint = ({ lat, lng }: { readonly lat: number; readonly lng: number }): GeoPoint =>
  geoPoint(lat, lng);

/** In metres; a shorter pan is a rounding error. */
const SMALLEST_MOVE = 0.5;

/** Needs an API key of the owner. */
export function GoogleMapCanvas({ apiKey, fallback, ...canvas }: Props) {
  const [failed, setFailed] = useState(false);
  const giveUp = useCallback(() => setFailed(true), []);
  if (failed) return fallback;
  return (
    <APIProvider apiKey={apiKey} onError={giveUp}>
      <GoogleMap {...canvas} fallback={fallback} />
    </APIProvider>
  );
}

function GoogleMap({
  centre,
  zoom,
  theme,
  zones,
  accuracy,
  label,
  onChoose,
  onZoom,
  isStatic = false,
  over,
  fallback,
}: MapCanvasProps & { readonly fallback: Elements }) {
  const status = useApiLoadingStatus();
  const [camera, setCamera] = useState({ center: toLatLng(centre), zoom });

  const [shown, setShown] = useState({ centre, zoom });
  if (shown.centre !== centre || shown.zoom !== zoom) {
    setShown({ centre, zoom });
    setCamera({ center: toLatLng(centre), zoom });
  }

  if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE)
    return fallback;

  const settle = () => {
    const middle = toPoint(camera.center);
    if (greatCircleMetres(middle, centre) > SMALLEST_MOVE) onChoose(middle);
    if (withinZooms(camera.zoom) !== zoom) onZoom(withinZooms(camera.zoom));
  };
  return (
    <div style={{ position: 'relative', width: '100%', height: '100%' }}>
      <div
        role={isStatic ? 'img' : 'application'}
        aria-label={label}
        style={{ width: '100%', height: '100%' }}
      >
        <Map
          {...camera}
          colorScheme={theme === 'dark' ? 'DARK' : 'LIGHT'}
          minZoom={ZOOMS.least}
          maxZoom={ZOOMS.most}
          gestureHandling={isStatic ? 'none' : 'greedy'}
          keyboardShortcuts={!isStatic}
          disableDefaultUI
          clickableIcons={false}
          onCameraChanged={({ detail }) => setCamera({ center: detail.center, zoom: detail.zoom })}
          {...(isStatic
            ? {}
            : {
                onIdle: settle,
                onClick: ({ detail }) => detail.latLng && onChoose(toPoint(detail.latLng)),
              })}
        >
          {zones.map(({ id, boundary }) => (
            <Polygon
              key={id}
              paths={boundary.map(toLatLng)}
              strokeColor={theme === 'dark' ? '#5fc28f' : '#1f7a4d'}
              strokeWeight={2}
              fillOpacity={0.06}
              clickable={false}
            />
          ))}
          {accuracy !== null && accuracy >= 1 ? (
            <Circle
              center={toLatLng(centre)}
              radius={accuracy}
              strokeColor="#3276d6"
              strokeWeight={1}
              fillOpacity={0.12}
              clickable={false}
            />
          ) : null}
        </Map>
      </div>
      {over}
    </div>
  );
}
