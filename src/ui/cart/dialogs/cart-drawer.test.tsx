import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { shownAmounts } from '#tests/support/shown-amounts.ts';
import { renderView } from '#tests/support/render.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();
const idli = aWireItem({ id: 7, name: 'Idli', price: 4 });

async function anOpenCart({
  path = '/home',
  ...facts
}: Parameters<typeof openApp>[0] & { readonly path?: string } = {}) {
  const opened = await openApp(facts);
  renderView(
    <>
      <opened.Bridge />
      <Dialogs />
    </>,
    { app: opened.app, path: `${path}?drawer=cart` },
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  return { ...opened, user: userEvent.setup() };
}

const notices = (app: Awaited<ReturnType<typeof anOpenCart>>) =>
  app.toasts().map(({ notice }) => notice.kind);

describe('the cart drawer', () => {
  test('lists what is in the cart, with choices, prices and the subtotal (CART-01, CART-03, CART-04, CART-08)', async () => {
    api.holds(
      aWireItem({
        food_variations: [
          { name: 'Size', type: 'single', values: [{ label: 'Large', optionPrice: '5' }] },
        ],
        add_ons: [{ id: 3, store_id: 1, name: 'Chutney', price: 2 }],
      }),
      {
        quantity: 2,
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        add_on_ids: [3],
        add_on_qtys: [1],
      },
    );
    await anOpenCart();

    const drawer = screen.getByRole('dialog', { name: 'Shopping Cart (1)' });
    expect(within(drawer).getByText('From Dosa Corner')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Change Masala Dosa' })).toBeVisible();
    expect(within(drawer).getByText(/Large/)).toBeVisible();
    expect(within(drawer).getByText(/Chutney/)).toBeVisible();
    expect(within(drawer).getAllByRole('listitem')[0]).toHaveTextContent('$32.00');
    expect(shownAmounts(drawer)).toEqual([
      ['Subtotal', '$32.00'],
      ['Items total', '$32.00'],
    ]);
    expect(within(drawer).getByRole('button', { name: 'Proceed To Checkout' })).toBeEnabled();
  });

  test('marks a medicine that is sold on prescription only [ITEM-64, D-15]', async () => {
    api.holds(aWireItem({ module_type: 'pharmacy', is_prescription_required: 1 }));
    await anOpenCart();

    expect(within(screen.getByRole('dialog')).getByText('prescription is required')).toBeVisible();
  });

  type Row = {
    readonly facts: Parameters<typeof aWireItem>[0];
    readonly line?: { readonly available: boolean };
    readonly says: string;
  };
  test.each([
    {
      facts: { module_type: 'grocery' as const, stock: 0 },
      says: 'Sold out',
      because: 'it is sold out',
    },
    { facts: {}, line: { available: false }, says: 'No longer available', because: 'it is gone' },
    { facts: { zone_id: 9 }, says: 'Not available in your location', because: 'it is far away' },
  ])(
    'leaves a line out of the sum, and offers to remove it, since $because (D-19, D-33)',
    async ({ facts, line, says }: Row) => {
      api.holds(idli);
      api.holds(aWireItem({ ...facts, price: 10 }), line);
      const { user } = await anOpenCart();
      const drawer = within(screen.getByRole('dialog', { name: 'Shopping Cart (2)' }));

      expect(drawer.getByText(says)).toBeVisible();
      expect(shownAmounts(screen.getByRole('dialog'))).toEqual([
        ['Subtotal', '$4.00'],
        ['Items total', '$4.00'],
      ]);
      expect(drawer.queryByText('$14.00')).not.toBeInTheDocument();
      expect(drawer.queryByText('$10.00')).not.toBeInTheDocument();
      await user.click(drawer.getByRole('button', { name: 'Remove Masala Dosa' }));

      await waitFor(() => expect(drawer.queryByText(says)).not.toBeInTheDocument());
    },
  );

  test('shows what discounts take off, so that the figures add up (CART-08)', async () => {
    api.holds(aWireItem({ price: 19.95, discount: 10, discount_type: 'percent' }));
    await anOpenCart();
    const drawer = screen.getByRole('dialog', { name: 'Shopping Cart (1)' });

    expect(within(drawer).getByRole('listitem')).toHaveTextContent('Now: $17.95');
    expect(shownAmounts(drawer)).toEqual([
      ['Subtotal', '$19.95'],
      ['Discount', '-$2.00'],
      ['Items total', '$17.95'],
    ]);
  });

  test.each([
    { tax_included: 0, says: 'Delivery and tax are added at checkout' },
    { tax_included: 1, says: 'With tax; delivery is added at checkout' },
  ])('says what is still added to it: $says (CART-08, D-25)', async ({ tax_included, says }) => {
    api.state.config = { tax_included };
    api.holds(aWireItem());
    await anOpenCart();

    expect(screen.getByText(says)).toBeVisible();
  });

  test('says up to which amount cash is taken, once the goods cost more [CHK-09]', async () => {
    api.state.cashLimit = 25;
    api.holds(aWireItem(), { quantity: 2 });
    const { user } = await anOpenCart();
    await waitFor(() => expect(api.askedFor('/get-zone-id').length).toBeGreaterThan(0));
    const note = 'Cash on delivery is available for orders up to $25.00.';
    expect(screen.queryByText(note)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Increase Masala Dosa' }));

    expect(await screen.findByText(note)).toBeVisible();
  });

  test.each([
    { shown: 8, note: 'Price changed from $8.00 to $10.00', because: 'it rose' },
    { shown: 12, note: 'Price changed from $12.00 to $10.00', because: 'it fell' },
  ])(
    'says what a line cost when it was chosen, since $because, until it is changed (D-18)',
    async ({ shown, note }) => {
      api.holds(aWireItem(), { shown_price: shown });
      const { user } = await anOpenCart();
      expect(screen.getByText(note)).toBeVisible();

      await user.click(screen.getByRole('button', { name: 'Increase Masala Dosa' }));

      await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    },
  );

  test.each([
    { facts: {}, line: { shown_price: 10 }, because: 'it is the same' },
    { facts: {}, line: { shown_price: null }, because: 'the old one is not known' },
    { facts: {}, line: { shown_price: 8, available: false }, because: 'it cannot be had' },
  ])('says nothing of the price of a line when $because', async ({ facts, line }) => {
    api.holds(aWireItem(facts), line);
    await anOpenCart();

    expect(screen.queryByText(/Price changed/)).not.toBeInTheDocument();
  });

  test('has nothing for axe to find, full or empty', async () => {
    api.holds(aWireItem());
    await anOpenCart();

    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('empty, it says so and leads home (CART-05, CART-06, CART-09, GATE-08, GATE-09)', async () => {
    const app = await anOpenCart();
    expect(screen.getByText('Your cart is empty')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Continue Shopping' }));

    await waitFor(() => expect(app.address()).toBe('/home'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    { over: 30, text: '$20.00 more for free delivery', value: '33' },
    { over: 10, text: 'Enjoy free delivery!', value: '100' },
  ])('shows how far it is to free delivery: $text (CART-07)', async ({ over, text, value }) => {
    api.state.config = { free_delivery_over: over };
    api.holds(aWireItem());
    await anOpenCart();

    expect(
      screen.getByText((_, node) => node?.textContent === text && node.tagName === 'P'),
    ).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', value);
  });

  test('shows no bar where delivery is never free (CART-07)', async () => {
    api.holds(aWireItem());
    await anOpenCart();

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('marks what is not available here, and keeps the checkout shut until it is gone (D-33)', async () => {
    api.holds(aWireItem({ zone_id: 2 }));
    const { user } = await anOpenCart();
    expect(screen.getByText('Not available in your location')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed To Checkout' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Remove Masala Dosa' }));

    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  test('offers to take what is left, in one tap (D7)', async () => {
    api.holds(aWireItem({ module_type: 'grocery', stock: 2 }), { quantity: 5 });
    const app = await anOpenCart();
    expect(screen.getByText('Only 2 left')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Take 2' }));

    await waitFor(() => expect(screen.queryByText('Only 2 left')).not.toBeInTheDocument());
    expect(notices(app)).toEqual(['itemUpdated']);
  });
});

describe('a line', () => {
  test('of one has a bin, which removes all; the focus goes to the next line (CART-16, CART-17, CART-27, L8)', async () => {
    api.holds(aWireItem());
    api.holds(idli);
    const app = await anOpenCart();
    expect(screen.getAllByTitle('Remove all quantities')).toEqual([
      screen.getByRole('button', { name: 'Remove Masala Dosa' }),
      screen.getByRole('button', { name: 'Remove Idli' }),
    ]);

    screen.getByRole('button', { name: 'Remove Masala Dosa' }).focus();
    await app.user.keyboard('{Enter}');

    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Change Masala Dosa' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Change Idli' })).toHaveFocus();
    expect(notices(app)).toEqual(['itemRemoved']);
  });

  test('removed last gives the focus to the way on (L8)', async () => {
    api.holds(idli);
    const { user } = await anOpenCart();

    screen.getByRole('button', { name: 'Remove Idli' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue Shopping' })).toHaveFocus(),
    );
  });
});

describe('Clear Cart', () => {
  test('asks first, empties the cart, says so and leads home (CART-10, CART-18, CART-19, ERR-40, NAV-04)', async () => {
    api.holds(aWireItem());
    const app = await anOpenCart({ path: '/store/1' });

    await app.user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear Cart' });
    expect(within(question).getByText('Do you want to clear the cart?')).toBeVisible();
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Change Masala Dosa' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    await app.user.click(await screen.findByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(app.address()).toBe('/home'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices(app)).toEqual(['cartCleared']);
  });
});

describe('Proceed To Checkout', () => {
  test('asks a guest, and Guest leads to checkout with both closed (GATE-01, GATE-02, GATE-05)', async () => {
    api.holds(aWireItem());
    const { user, address } = await anOpenCart();

    await user.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
    expect(
      await screen.findByRole('dialog', { name: 'Do you want to login or continue as a guest?' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guest' }));

    await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('another tab', () => {
  test('that changes the cart changes it here (D-105, D8)', async () => {
    const app = await anOpenCart();
    api.holds(idli);

    app.otherTabWrites('cartChange', 'anything');

    expect(await screen.findByRole('link', { name: 'Change Idli' })).toBeVisible();
  });
});
