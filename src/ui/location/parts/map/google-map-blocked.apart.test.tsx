import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insidePoint } from '#tests/support/builders/location.ts';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { googleScript } from '#tests/support/fakes/google-maps.ts';
import { renderView } from '#tests/support/render.tsx';
import { GoogleMapCanvas } from './google-map-canvas.tsx';

test('a blocked script gives way to the embedded map', async () => {
  expectConsoleErrors(1);
  renderView(
    <GoogleMapCanvas
      apiKey="a-key"
      fallback={<p>The embedded map</p>}
      centre={insidePoint}
      zoom={15}
      theme="light"
      zones={[]}
      accuracy={null}
      label="Map"
      onChoose={() => {}}
      onZoom={() => {}}
    />,
  );
  const script = await waitFor(googleScript);
  expect(script.src).toContain('a-key');

  act(() => void fireEvent.error(script));

  expect(await screen.findByText('The embedded map')).toBeVisible();
});
