import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { ObserverByHand } from './comes-near.ts';
import { failOnConsole } from './console-fails.ts';

// Long enough for a busy machine: only a failure takes this long, as elements are found as soon as they
// appear.
configure({ asyncUtilTimeout: 20_000 });

failOnConsole();

afterEach(() => {
  cleanup();
  // By default Vitest unstubs when the next test begins. For the next file that is after MSW has replaced a
  // stubbed `fetch`, and would undo that replacement.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

Object.assign(globalThis, { IntersectionObserver: ObserverByHand });

/** jsdom has no layout, and dialogs look for controls with a size: here all of them have one. */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
