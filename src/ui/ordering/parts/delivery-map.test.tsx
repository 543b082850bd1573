import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocationQueries } from '#application/location/location.queries.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Order } from '#domain/ordering/order.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { readToTheEnd } from '#tests/support/comes-near.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import { sentence } from '#tests/support/sentence.ts';
import { DeliveryMap } from './delivery-map.tsx';

let canvas: { readonly mockRestore: () => void };

beforeEach(() => {
  class NeverResized {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', NeverResized);
  canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Restores this mock only: the console is asserted afterwards.
  canvas.mockRestore();
});

const courier = { point: { latitude: 40.74, longitude: -73.9857 }, seenAt: NOON };
const riding = { status: 'picked_up', courier } as const;

async function show(facts: Partial<Order>, map: 'rendered' | 'missing' = 'rendered') {
  const reads = { map: 0 };
  const { app } = await startApp();
  const location = createLocationQueries(
    {
      zones: async () => ok([]),
      savedAddresses: async () => ok([]),
      cashLimits: async () => ok([]),
    },
    {
      streetMap: async () => {
        reads.map += 1;
        return map === 'rendered'
          ? ok({ land: [], streets: [], labels: [] })
          : refuse({ kind: 'unreachable', cause: 'offline' });
      },
    },
  );
  const tracking = startTracking({}, [ok({ tracked: anOrder(facts), at: NOON })]);
  await waitFor(() => expect(tracking.now().context.tracked).not.toBeNull());
  const { container } = renderView(<DeliveryMap track={tracking.track} />, {
    app: { ...app, queries: { ...app.queries, location } },
  });
  return { ...tracking, container, reads };
}

test('an order that is brought is seen between its store and the door, in words before the map comes', async () => {
  const { reads } = await show({});
  const texts = sentence('It is about 5 km from Dosa Corner to your door.');
  expect(screen.getByText(texts)).toBeVisible();
  expect(reads.map).toBe(0);
  await readToTheEnd();
  const map = await screen.findByRole('img', { name: 'Map with Dosa Corner and your door' });
  expect(map).toBeVisible();
});

test('with a courier, it is said how far they are and when they were seen', async () => {
  const { container } = await show(riding);
  await readToTheEnd();
  const name = 'Map with Dosa Corner, the courier and your door';
  expect(await screen.findByRole('img', { name })).toBeVisible();
  expect(screen.getByText('The courier is about 1.2 km from your door.')).toBeVisible();
  expect(screen.getByText(sentence('Seen at 12:00 PM'))).toBeVisible();
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual(
    [],
  );
});

test.each([
  [40.7463, 'The courier is about 300 m from your door.'],
  [40.7476, 'The courier is about 100 m from your door.'],
  [40.74839, 'The courier is at your door.'],
])('a courier at latitude %d is near', async (latitude, texts) => {
  await show({ ...riding, courier: { ...courier, point: { ...courier.point, latitude } } });
  expect(screen.getByText(texts)).toBeVisible();
});

test('the map is looked at only: nothing in it takes the focus or a press', async () => {
  await show(riding);
  await readToTheEnd();
  await screen.findByRole('img');
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where no map can be had, the words are left', async () => {
  const { reads } = await show(riding, 'missing');
  await readToTheEnd();
  await waitFor(() => expect(reads.map).toBe(1));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.getByText('The courier is about 1.2 km from your door.')).toBeVisible();
});

test('a look that failed takes the map away until the next one', async () => {
  const app = await show(riding);
  app.answersNext(refuse({ kind: 'unreachable', cause: 'offline' }));
  app.track.send({ type: 'look.again' });
  await waitFor(() => expect(screen.queryByText(/^The courier is about/)).toBeNull());
  expect(screen.queryByRole('figure')).toBeNull();
  app.answersNext(ok({ tracked: anOrder(riding), at: NOON }));
  app.track.send({ type: 'look.again' });
  expect(await screen.findByText(/^The courier is about/)).toBeVisible();
});

test.each([
  ['fetched', { type: 'take_away' }],
  ['delivered', { status: 'delivered' }],
  ['canceled', { status: 'canceled' }],
] as const)('what is %s is on no map', async (_, facts) => {
  const { container } = await show(facts);
  expect(container).toBeEmptyDOMElement();
});
