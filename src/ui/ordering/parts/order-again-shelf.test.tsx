import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { checkReorder, listOrdersToHaveAgain, reorder } from '#contract/ordering-again.ts';
import { aWireOrderAgain } from '#tests/model/ordering/wire-again.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { readToTheEnd } from '#tests/support/comes-near.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { OrderAgainShelf } from './order-again-shelf.tsx';

const api = fakeApi();
const order = {
  id: 100_042,
  store: { name: 'Dosa Corner', logo_full_url: '' },
  item_names: ['Masala Dosa', 'Idli', 'Vada'],
  details_count: 5,
  order_amount: 22.6,
  created_at: '2026-11-20T17:00:00.000Z',
};
const title = { name: 'Order again' };

async function openShelf(answer: () => Response, token: string | null = 'token-of-asha') {
  let asked = 0;
  api.use(
    http.get(`${APP_URL}${listOrdersToHaveAgain.path}`, () => {
      asked += 1;
      return answer();
    }),
  );
  const { app, Bridge } = await openApp(token === null ? {} : { token });
  const view = (
    <>
      <Bridge />
      <OrderAgainShelf />
    </>
  );
  renderView(view, { app, path: '/home' });
  return { asked: () => asked };
}
const had = (...orders: readonly object[]) => HttpResponse.json({ orders });

test('what a customer has had is put into the cart by one press, and asked for when it comes near [D-61, CHK-14]', async () => {
  const asked: unknown[] = [];
  api.use(
    http.get(`${APP_URL}${checkReorder.path}`, () => HttpResponse.json(aWireOrderAgain({}))),
    http.post(`${APP_URL}${reorder.path}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ message: 'In the cart' });
    }),
  );
  const shelf = await openShelf(() => had(order));
  expect([screen.queryByRole('region', title), shelf.asked()]).toEqual([null, 0]);

  await readToTheEnd();
  await screen.findByRole('link', { name: 'Dosa Corner' });
  const region = within(screen.getByRole('region', title));
  expect(region.getByText('Masala Dosa, Idli, Vada, and 2 more')).toBeInTheDocument();
  expect(region.getByText('$22.60')).toBeInTheDocument();
  expect(await axeFinds()).toEqual([]);

  await userEvent.click(region.getByRole('button', { name: 'Order again: #100042' }));
  await waitFor(() => expect(asked).toMatchObject([{ order_id: 100_042, seen: 'as-shown' }]));
});

test('where nothing has come to a customer there is no shelf [D-61]', async () => {
  const shelf = await openShelf(() => had());
  await readToTheEnd();
  await waitFor(() => expect(shelf.asked()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('region', title)).not.toBeInTheDocument());
});

test('what could not be read can be read again [D-66]', async () => {
  const answers = [() => HttpResponse.json({}, { status: 500 }), () => had(order)];
  await openShelf(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? had());
  await readToTheEnd();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeInTheDocument();
});

test('guests are not asked what they have had: there is no list of their orders [ROLE-03]', async () => {
  const shelf = await openShelf(() => had(order), null);
  await readToTheEnd();
  expect(screen.queryByRole('region', title)).not.toBeInTheDocument();
  expect(shelf.asked()).toBe(0);
});
