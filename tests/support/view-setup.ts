import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { ObserverByHand } from './comes-near.ts';
import { failOnConsole } from './console-fails.ts';

// Long enough for a machine that is busy with something else: what comes sooner is seen sooner, so only
// a failure takes this long.
configure({ asyncUtilTimeout: 20_000 });

failOnConsole();

afterEach(() => {
  cleanup();
  // By itself Vitest does so when the next test begins. Of the next file that is after MSW has taken the place
  // of a stubbed `fetch`, and takes that place away again.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

Object.assign(globalThis, { IntersectionObserver: ObserverByHand });

/** jsdom lays nothing out, and dialogs look for controls that take up room: here all of them do. */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
