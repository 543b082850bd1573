import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geoPoint } from '#domain/location/geo-point.ts';
import { aZone, insidePoint } from '#tests/support/builders/location.ts';
import { fakeGoogleMaps } from '#tests/support/fakes/google-maps.ts';
import { renderView } from '#tests/support/render.tsx';
import { GoogleMapCanvas } from './google-map-canvas.tsx';

test('with the owner’s key, a click on Google’s map is a choice, and the zones are rendered (LOC-01)', async () => {
  const google = fakeGoogleMaps();
  vi.stubGlobal('google', google.global);
  const chosen = vi.fn();
  renderView(
    <GoogleMapCanvas
      apiKey="a-key"
      fallback={<p>The embedded map</p>}
      centre={insidePoint}
      zoom={15}
      theme="light"
      zones={[aZone()]}
      accuracy={null}
      label="Map"
      onChoose={chosen}
      onZoom={() => {}}
    />,
  );
  await waitFor(() => expect(google.polygons()).toBe(1));

  act(() => google.click({ lat: 40.72, lng: -74 }));

  expect(chosen).toHaveBeenCalledWith(geoPoint(40.72, -74));
});

test('a map that is looked at only takes no choice, and shows what lies over it', async () => {
  const google = fakeGoogleMaps();
  vi.stubGlobal('google', google.global);
  const chosen = vi.fn();
  renderView(
    <GoogleMapCanvas
      apiKey="a-key"
      fallback={<p>The embedded map</p>}
      isStatic
      over={<p>The courier</p>}
      centre={insidePoint}
      zoom={15}
      theme="light"
      zones={[aZone()]}
      accuracy={null}
      label="The way"
      onChoose={chosen}
      onZoom={() => {}}
    />,
  );
  await waitFor(() => expect(google.polygons()).toBe(1));

  act(() => google.click({ lat: 40.72, lng: -74 }));

  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'The way' })).toBeVisible();
  expect(screen.getByText('The courier')).toBeVisible();
});
