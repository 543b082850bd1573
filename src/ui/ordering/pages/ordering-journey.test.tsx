import { screen, waitFor, within } from '@testing-library/react';
import { pageAt } from '#application/kernel/page-at.ts';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getStore } from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { ORDERS_PATH } from '#contract/ordering.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { aWireOrder, aWireQuote } from '#tests/support/builders/order-wire.ts';
import { aWireItem, aWireStore } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { TrackOrderPage } from './track-order-page.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();
const orders = `${APP_URL}${ORDERS_PATH}`;
const allWeek = Array.from({ length: 7 }, (_, day) => ({
  day,
  opening_time: '00:00',
  closing_time: '00:00',
}));
const placed = {
  message: 'Order placed successfully',
  order_id: 100_042,
  total_ammount: 22.6,
  status: 'pending',
  created_at: '2026-11-21T17:00:00.000Z',
};

/** A cart with one dish of an open store; its quote outlives any test. */
function aFullCart() {
  api.holds({ ...aWireItem(), id: 1 });
  const quote = { ...aWireQuote(), expires_at: new Date(Date.now() + 900_000).toISOString() };
  api.use(
    http.get(`${APP_URL}${pathOf(getStore, { id: 1 })}`, () =>
      HttpResponse.json({ ...aWireStore({ schedules: allWeek }), category_details: [] }),
    ),
    http.post(`${orders}/quote`, () => HttpResponse.json(quote)),
  );
}

const answersPlacing = (...answers: (() => Response | Promise<Response>)[]) => {
  const keys: (string | null)[] = [];
  api.use(
    http.post(`${orders}/place`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? answer() : HttpResponse.json(placed);
    }),
  );
  return keys;
};
const takesOrder = () => {
  api.state.lines = [];
  return HttpResponse.json(placed);
};

async function openCheckout(...facts: Parameters<typeof openApp>) {
  const opened = await openApp(...facts);
  const { unmount } = renderView(
    <>
      <opened.Bridge />
      <CheckoutPage />
      <Dialogs />
      <Where />
    </>,
    { app: opened.app, path: '/checkout?page=cart' },
  );
  await screen.findByText('Dosa Corner');
  return { ...opened, unmount };
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/Full name/), 'Asha Rao');
  await userEvent.type(screen.getByLabelText(/Phone/), '+1 212 555 0123');
  await userEvent.type(screen.getByLabelText(/E-mail/), 'asha@example.com');
}
function Where() {
  const { pathname, search } = useAddress();
  return <output aria-label="address">{pathname + search}</output>;
}
function CheckoutAtItsAddress() {
  return pageAt(useAddress())?.id === 'checkout' ? <CheckoutPage /> : null;
}
async function signIn() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  await userEvent.type(dialog.getByLabelText(/E-mail or phone/), 'asha@example.com');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'secret123');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
}
const whereItIs = () => screen.getByLabelText('address').textContent;
/** Waits for a quote: on a busy machine it arrives after the last key. */
async function order() {
  const place = screen.getByRole('button', { name: 'Place Order' });
  await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(place);
}

describe('checkout over the wire', () => {
  test('the placed order has an address without the phone, and survives a reload [CHK-03, D-08]', async () => {
    aFullCart();
    answersPlacing(takesOrder);
    const { sessionStore, unmount } = await openCheckout({ guestByChoice: true });
    await fillIn();
    await order();
    await screen.findByText('100042');
    await waitFor(() => expect(whereItIs()).toBe('/checkout?page=placed&order_id=100042'));
    unmount();

    const again = await openApp({ guestByChoice: true });
    again.sessionStore.write('knownOrders', sessionStore.read('knownOrders') ?? '');
    renderView(<CheckoutPage />, {
      app: again.app,
      path: '/checkout?page=placed&order_id=100042',
    });
    expect(await screen.findByText('100042')).toBeVisible();
    expect(screen.getByText(/Save your order ID/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order 100042' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100042',
    );
  });

  test('the link to a placed order that another browser opens leads to tracking it [CHK-03, D-07]', async () => {
    const { app, Bridge } = await openApp();
    renderView(
      <>
        <Bridge />
        <CheckoutPage />
        <Where />
      </>,
      { app, path: '/checkout?page=placed&order_id=100042' },
    );
    await waitFor(() => expect(whereItIs()).toBe('/track-order?order_id=100042'));
  });

  test('a customer finds the form filled in and orders with one press; axe finds nothing (CHK-01)', async () => {
    aFullCart();
    answersPlacing(takesOrder);
    await openCheckout({ token: 't1' });
    await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao'));
    expect(await axeFinds()).toEqual([]);
    await order();
    await screen.findByText('100042');
    expect(await axeFinds()).toEqual([]);
  });
});

describe('a session that runs out while it is not known whether the order has arrived', () => {
  const refuses = () => api.refusal(401, 'auth', 'Unauthorized');
  const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish the order' }));

  async function losesTheAnswerAndTheSession() {
    aFullCart();
    const keys = answersPlacing(() => HttpResponse.error(), refuses, takesOrder);
    await openCheckout({ token: 'old' });
    await waitFor(() => expect(screen.getByLabelText(/Phone/)).toHaveValue('+12125550123'));
    await order();
    await userEvent.click(await screen.findByRole('button', { name: 'Check order status' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    return keys;
  }

  test('has the same order sent again after the sign-in, under the same key, and only when asked to [AUTH-10, CHK-04, D-111]', async () => {
    const keys = await losesTheAnswerAndTheSession();
    await signIn();
    expect(
      await screen.findByRole('heading', { name: 'An order was interrupted' }),
    ).toBeInTheDocument();
    expect(keys).toHaveLength(2);

    await finish();

    expect(await screen.findByText('100042')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(api.askedFor('/order/place')[2]?.token).toBe('Bearer t1');
  });
});

test.each(['buy_now', 'campaign'])(
  'a checkout of %s leads home while nothing is kept for it (NAV-07, NAV-08)',
  async (page) => {
    aFullCart();
    const { app, Bridge, address } = await openApp({ token: 't1' });

    renderView(
      <>
        <Bridge />
        <CheckoutAtItsAddress />
      </>,
      { app, path: `/checkout?page=${page}` },
    );

    await waitFor(() => expect(address()).toBe('/home'));
    expect(api.askedFor('/order/quote')).toEqual([]);
  },
);

describe('my orders', () => {
  test('a customer finds an order and the way to its tracking (CHK-14, ACC-06)', async () => {
    api.use(
      http.get(`${orders}/running-orders`, () =>
        HttpResponse.json({ total_size: 1, limit: 10, offset: 1, orders: [aWireOrder()] }),
      ),
    );
    const { app } = await openApp({ token: 't1' });
    renderView(<CurrentPage />, { app, path: '/profile?page=my-orders' });
    expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100042',
    );
    expect(screen.getByText('Order placed')).toBeVisible();
    expect(api.askedFor('/running-orders')[0]?.query).toBe('?limit=10&offset=1');
  });

  test.each([
    { order: { payment_status: 'unpaid', order_status: 'pending' }, says: 'Not paid yet' },
    { order: { payment_status: 'paid', order_status: 'pending' }, says: 'Order placed' },
    { order: { payment_status: 'unpaid', order_status: 'failed' }, says: 'Failed' },
  ] as const)('an order to be paid online says how it stands: $says [CHK-02]', async (it) => {
    const row = aWireOrder({ payment_method: 'digital_payment', ...it.order });
    api.use(
      http.get(`${orders}/running-orders`, () =>
        HttpResponse.json({ total_size: 1, limit: 10, offset: 1, orders: [row] }),
      ),
    );
    const { app } = await openApp({ token: 't1' });
    renderView(<CurrentPage />, { app, path: '/profile?page=my-orders' });

    expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
    expect(screen.getByText(/^(Not paid yet|Order placed|Failed)$/)).toHaveTextContent(it.says);
  });
});

test('tracking finds an order by the link of its placing (CHK-07, NAV-15)', async () => {
  api.use(
    http.get(`${orders}/track`, () => HttpResponse.json(aWireOrder({ order_status: 'delivered' }))),
    http.get(`${orders}/details`, () => HttpResponse.json([])),
  );
  const { app, sessionStore } = await openApp();
  sessionStore.write(
    'knownOrders',
    JSON.stringify([{ claim: { id: 100_042, phone: '+12125550123' }, placed: null }]),
  );
  renderView(<TrackOrderPage />, { app, path: '/track-order?order_id=100042' });
  expect(await screen.findByRole('heading', { name: 'Order #100042' })).toBeVisible();
  expect(await axeFinds()).toEqual([]);
  expect(api.askedFor('/track')[0]?.query).toBe(
    '?order_id=100042&contact_number=%2B12125550123&guest_id=77',
  );
});

test('the phone typed to track an order is kept out of the address, and known after a reload [D-07]', async () => {
  api.use(
    http.get(`${orders}/track`, () => HttpResponse.json(aWireOrder({ order_status: 'delivered' }))),
    http.get(`${orders}/details`, () => HttpResponse.json([])),
  );
  const opened = await openApp();
  renderView(
    <>
      <opened.Bridge />
      <TrackOrderPage />
      <Where />
    </>,
    { app: opened.app, path: '/track-order' },
  );
  await userEvent.type(await screen.findByLabelText(/Order ID/), '100042');
  await userEvent.type(screen.getByLabelText(/Phone/), '+1 212 555 0123');
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByRole('heading', { name: 'Order #100042' })).toBeVisible();
  await waitFor(() => expect(whereItIs()).toBe('/track-order?order_id=100042'));
  expect(document.title).not.toContain('555');
  expect(JSON.parse(opened.sessionStore.read('knownOrders') ?? '[]')).toEqual([
    { claim: { id: 100_042, phone: '+12125550123' }, placed: null },
  ]);
});
