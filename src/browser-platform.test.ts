import { afterEach, expect, test, vi } from 'vitest';
import { browserPlatform } from './browser-platform.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a page that the browser keeps for Back and Forward is not taken for one that goes away (LOC-26)', () => {
  const page = new EventTarget();
  const leaves = ({ kept }: { readonly kept: boolean }) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: kept }));
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const gone = vi.fn<() => void>();
  const stop = browserPlatform({ navigate: () => {} }).onPageHide(gone);

  leaves({ kept: true });
  expect(gone).not.toHaveBeenCalled();

  leaves({ kept: false });
  expect(gone).toHaveBeenCalledTimes(1);
  stop();
});
