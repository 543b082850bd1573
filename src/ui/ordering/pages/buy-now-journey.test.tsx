import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#application/kernel/page-at.ts';
import { getItem, getStore } from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { ORDERS_PATH } from '#contract/ordering.ts';
import { aWireQuote } from '#tests/support/builders/order-wire.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const api = fakeApi();
/** A dialog rejects pointer events for a moment after it opens. */
const user = userEvent.setup({ pointerEventsCheck: 0 });
const orders = `${APP_URL}${ORDERS_PATH}`;
const CAMPAIGN = { available_date_starts: '2020-01-01', available_date_ends: '9998-12-31' };
const allWeek = Array.from({ length: 7 }, (_, day) => ({
  ...{ day, opening_time: '00:00', closing_time: '00:00' },
}));
const placed = {
  ...{ message: 'Order placed successfully', order_id: 100_042, total_ammount: 22.6 },
  ...{ status: 'pending', created_at: '2026-11-21T17:00:00.000Z' },
};

type Facts = { readonly item?: object; readonly quoted?: () => Response };

/** One dish for sale; the cart contains another one. */
function sells({ item = {}, quoted }: Facts = {}) {
  api.holds({ ...aWireItem(), id: 9 });
  const quote = { ...aWireQuote(), expires_at: new Date(Date.now() + 900_000).toISOString() };
  api.use(
    http.get(`${APP_URL}${pathOf(getItem, { id: 1 })}`, () =>
      HttpResponse.json({ ...aWireItem(), ...item }),
    ),
    http.get(`${APP_URL}${pathOf(getStore, { id: 1 })}`, () =>
      HttpResponse.json({ ...aWireStore({ schedules: allWeek }), category_details: [] }),
    ),
    http.post(`${orders}/quote`, quoted ?? (() => HttpResponse.json(quote))),
    http.post(`${orders}/place`, () => HttpResponse.json(placed)),
  );
}

const kept = (facts: object = {}) =>
  JSON.stringify({
    ...{ model: 'Item', item_id: 1, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] },
    ...{ module_id: 1, selectedOption: [], customer_id: null, kept_at: Date.now() },
    ...facts,
  });

function Page() {
  return pageAt(useAddress())?.id === 'checkout' ? <CheckoutPage /> : null;
}

async function open(
  path: string,
  { buyNow, ...facts }: Parameters<typeof openApp>[0] & { readonly buyNow?: string } = {},
) {
  const opened = await openApp(facts);
  if (buyNow !== undefined) opened.sessionStore.write('buyNow', buyNow);
  const { unmount } = renderView(
    <>
      <opened.Bridge />
      <Page />
      <Dialogs />
      <ToastsView />
    </>,
    { app: opened.app, path },
  );
  return { ...opened, unmount };
}

const askedFor = (path: string) => api.askedFor(path).map(({ body }) => body);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function fillsInAndOrders() {
  await userEvent.type(await screen.findByLabelText(/Full name/), 'Asha Rao');
  await userEvent.type(screen.getByLabelText(/Phone/), '+1 212 555 0123');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'asha@example.com');
  await screen.findByText('Dosa Corner');
  await press('Place Order');
}

describe('buying one dish at once', () => {
  test('a guest passes the gate, orders that dish alone, and the cart stays as it was [ITEM-40, ITEM-41, CHK-05, D-03]', async () => {
    sells();
    const { sessionStore, address } = await open('/store/1?item=1');

    await press('Buy Now');
    await press('Guest');
    await waitFor(() => expect(address()).toBe('/checkout?page=buy_now'));
    expect(JSON.parse(sessionStore.read('buyNow') ?? '')).toMatchObject({
      ...{ model: 'Item', item_id: 1, quantity: 1, module_id: 1, customer_id: null },
    });
    await fillsInAndOrders();

    expect(await screen.findByText('100042')).toBeVisible();
    const line = { model: 'Item', item_id: 1, quantity: 1 };
    for (const path of ['/order/quote', '/order/place']) {
      const [body] = askedFor(path) as [{ readonly is_buy_now: unknown; readonly cart: string }];
      expect(body.is_buy_now).toBe(true);
      expect(JSON.parse(body.cart)).toMatchObject([line]);
    }
    expect(sessionStore.read('buyNow')).toBe(null);
    expect(api.state.lines).toHaveLength(1);
    expect(api.askedFor('/cart/add')).toEqual([]);
  });

  test('what is bought now outlives a reload of its checkout [ITEM-40, NAV-07]', async () => {
    sells();
    await open('/checkout?page=buy_now', { buyNow: kept() });

    expect(await screen.findByText('Dosa Corner')).toBeVisible();
    const [body] = askedFor('/order/quote') as [{ readonly cart: string }];
    expect(JSON.parse(body.cart)).toMatchObject([{ item_id: 1, quantity: 2 }]);
  });

  test('going home from the checkout drops it; going elsewhere does not [D-03]', async () => {
    sells();
    const { app, sessionStore } = await open('/checkout?page=buy_now', { buyNow: kept() });
    await screen.findByText('Dosa Corner');

    app.navigator.changeQuery({ drawer: 'cart' });
    expect(sessionStore.read('buyNow')).not.toBe(null);
    app.navigator.go('/home' as never);
    await waitFor(() => expect(sessionStore.read('buyNow')).toBe(null));
  });

  test('a dish that is no longer there is told, dropped, and the way leads home', async () => {
    sells();
    api.use(
      http.get(`${APP_URL}${pathOf(getItem, { id: 1 })}`, () =>
        HttpResponse.json(
          { message: 'Item not found', errors: [{ code: 'id', message: 'Item not found' }] },
          { status: 404 },
        ),
      ),
    );
    const { address, sessionStore } = await open('/checkout?page=buy_now', { buyNow: kept() });

    await waitFor(() => expect(address()).toBe('/home'));
    expect(await screen.findByText('Item not found')).toBeVisible();
    expect(sessionStore.read('buyNow')).toBe(null);
  });
});

describe('ordering what a campaign sells', () => {
  test('a guest is asked to sign in, and the order then goes on to its checkout [ITEM-35, ITEM-36, ITEM-37, ERR-16, CHK-06]', async () => {
    sells({ item: CAMPAIGN });
    const { address, sessionStore } = await open('/store/1?item=1');

    expect(await screen.findByText(/^Ends in /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Buy Now|Add to Cart/ })).not.toBeInTheDocument();
    await press('Order Now');
    expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    await userEvent.type(dialog.getByLabelText(/E-mail or phone/), 'asha@example.com');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'secret123');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(address()).toBe('/checkout?page=campaign'));
    await waitFor(() => expect(screen.getByText('Dosa Corner')).toBeVisible());
    expect(sessionStore.read('buyNow')).toContain('"model":"ItemCampaign"');
  });
});
