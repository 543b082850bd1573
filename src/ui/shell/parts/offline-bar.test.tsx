import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { OfflineBar } from './offline-bar.tsx';

const network = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    dispatchEvent(new Event(state));
  });

test('while the device has no network every page says so', () => {
  renderView(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  network('offline');
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);

  network('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
