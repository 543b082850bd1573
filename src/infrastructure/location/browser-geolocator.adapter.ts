import type { Geolocator, NoPosition } from '#application/location/geolocator.port.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';

const OPTIONS = { timeout: 5000, enableHighAccuracy: false, maximumAge: 0 } as const;

const REASONS: Readonly<Record<number, NoPosition['kind']>> = { 1: 'denied', 3: 'timedOut' };

export function createBrowserGeolocator(geolocation: Geolocation | null): Geolocator {
  return {
    current: () =>
      new Promise((resolve) => {
        if (!geolocation) return resolve(refuse({ kind: 'unavailable' } as const));
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(positionIn(coords)),
          ({ code }) => resolve(refuse({ kind: REASONS[code] ?? 'unavailable' })),
          OPTIONS,
        );
      }),
  };
}

function positionIn({ latitude, longitude, accuracy }: GeolocationCoordinates) {
  const point = parseGeoPoint(latitude, longitude);
  if (!point) return refuse({ kind: 'unavailable' } as const);
  return ok({ point, accuracy: Number.isFinite(accuracy) ? Math.max(0, accuracy) : 0 });
}
