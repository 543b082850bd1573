import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { renderView } from '#tests/support/render.tsx';
import { ErrorBoundary } from '#ui/shell/parts/error-boundary.tsx';
import { lazyView } from './lazy-view.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const Page = () => <h1>Checkout</h1>;
const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page whose code fails to load `failures` times. */
async function aPage({ failures }: { readonly failures: number }) {
  let asked = 0;
  const View = lazyView(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  renderView(
    <ErrorBoundary>
      <Suspense fallback={<p>On its way</p>}>
        <View />
      </Suspense>
    </ErrorBoundary>,
  );
  await settle();
  return { asked: () => asked };
}

test('code that a moment without a line kept back is asked for again', async () => {
  const { asked } = await aPage({ failures: 1 });
  expect(screen.getByText('On its way')).toBeVisible();

  await settle(1_500);

  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(asked()).toBe(2);
});

test('offline, it waits for the line and asks no sooner', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked } = await aPage({ failures: 1 });
  await settle(60_000);
  expect(asked()).toBe(1);

  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await settle();

  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});

test('code that is gone for good shows the view of a defect, and no endless asking', async () => {
  expectConsoleErrors(1);
  const { asked } = await aPage({ failures: Infinity });

  await settle(60_000);

  expect(screen.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
  expect(asked()).toBe(4);
});

test('code that could not be had ahead is asked for again when it is shown', async () => {
  let isThere = false;
  const View = lazyView(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  const ahead = View.fetch();
  await settle(60_000);
  await ahead;

  isThere = true;
  renderView(
    <Suspense fallback={null}>
      <View />
    </Suspense>,
  );
  await settle();

  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});
