import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Services } from '#application/shell/services.ts';
import { renderView } from './render.tsx';

/** Time in a group of tests passes only when the test lets it. */
export function holdTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/** A cached read is refreshed only with the next frame. */
const settle = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setImmediate(() => resolve({})))));

/** A view that is left, and visited again some milliseconds later. */
export async function aVisitTo(view: ReactElement, app: Services) {
  const { rerender } = renderView(view, { app });
  await settle();
  return {
    visitAgainAfter: async (milliseconds: number) => {
      act(() => void vi.advanceTimersByTime(milliseconds));
      rerender(<p />);
      rerender(view);
      await settle();
    },
  };
}
