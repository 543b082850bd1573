import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import { id } from '#domain/kernel/id.ts';
import type { Item } from '#domain/catalogue/item.ts';
import { aGroup, anItem, goods } from '#tests/support/builders/item.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { CartControl } from './cart-control.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

const api = fakeApi();
const dosa = anItem();

async function aCard(item: Item, facts: Parameters<typeof openApp>[0] = { guestByChoice: true }) {
  const opened = await openApp(facts);
  renderView(
    <>
      <opened.Bridge />
      <CartControl item={item} />
      <Dialogs />
    </>,
    { app: opened.app, path: '/home' },
  );
  return { ...opened, user: userEvent.setup() };
}

const addButton = () => screen.getByRole('button', { name: 'Add Masala Dosa to the cart' });
const notices = (app: Awaited<ReturnType<typeof aCard>>) =>
  app.toasts().map(({ notice }) => notice.kind);

describe('the control on a card', () => {
  test('keeps the focus when it turns into a stepper, and back (CART-11, CART-12, L6)', async () => {
    api.sells(aWireItem());
    const { user } = await aCard(dosa);

    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Increase Masala Dosa' })).toHaveFocus(),
    );
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(addButton()).toHaveFocus());
  });

  test('opens the item first when there is something to choose (CART-11)', async () => {
    await aCard(anItem({ foodVariations: [aGroup()] }));

    expect(screen.getByRole('link', { name: 'Choose options of Masala Dosa' })).toHaveAttribute(
      'href',
      '/home?item=1',
    );
  });

  test('says how many there are when several choices of it are in the cart', async () => {
    const wire = aWireItem({
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          values: [
            { label: 'Small', optionPrice: 0 },
            { label: 'Large', optionPrice: 5 },
          ],
        },
      ],
    });
    api.holds(wire, { quantity: 2, variation: [{ name: 'Size', values: { label: ['Small'] } }] });
    api.holds(wire, { quantity: 1, variation: [{ name: 'Size', values: { label: ['Large'] } }] });
    await aCard(anItem({ foodVariations: [aGroup()] }));

    expect(
      screen.getByRole('link', { name: 'Masala Dosa: 3 in the cart. Choose again' }),
    ).toBeVisible();
  });

  test('is not there for what is sold out', async () => {
    await aCard(goods({ stock: 0, moduleId: id(1) }));

    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('an increase beyond the maximum shows the message of all places, and no call (ERR-08, ERR-09)', async () => {
  const wire = aWireItem({ module_type: 'grocery', stock: 9, maximum_cart_quantity: 2 });
  api.holds(wire, { quantity: 2 });
  const app = await aCard(dosa);

  await app.user.click(screen.getByRole('button', { name: 'Increase Masala Dosa' }));

  expect(notices(app)).toEqual(['maximumReached']);
  expect(api.askedFor('/cart/update')).toEqual([]);
});

describe('a signed-out add', () => {
  test('opens the sign-in, sends nothing, and goes on as a guest (D-01, G1)', async () => {
    api.sells(aWireItem());
    const app = await aCard(dosa, {});

    await app.user.click(addButton());
    const guest = await screen.findByRole('button', { name: 'Continue as guest' });
    expect(api.askedFor('/cart/add')).toEqual([]);
    await app.user.click(guest);

    expect(await screen.findByRole('button', { name: 'Increase Masala Dosa' })).toBeInTheDocument();
    expect(api.askedFor('/cart/add')[0]).toMatchObject({
      body: { guest_id: 77 },
      query: '?guest_id=77',
      token: null,
    });
    expect(app.localStore.read('guestByChoice')).toBe('1');
  });

  test('does not offer to go on as a guest where the app does not take guests (D-01)', async () => {
    api.state.config = { guest_checkout_status: 0 };
    const { user } = await aCard(dosa, {});

    await user.click(addButton());

    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument();
  });
});

describe('a token that has expired', () => {
  test('is noticed by the call, and the add goes on after signing in (D-43, G3)', async () => {
    api.sells(aWireItem());
    const app = await aCard(dosa, { token: 'old' });
    api.use(
      http.post(
        `${APP_URL}${addToCart.path}`,
        () => HttpResponse.json({ errors: 'Unauthorized' }, { status: 401 }),
        { once: true },
      ),
    );

    await app.user.click(addButton());
    await app.user.type(await screen.findByLabelText(/E-mail or phone/), 'asha@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'secret123');
    await app.user.click(
      within(screen.getByRole('dialog', { name: 'Sign In' })).getByRole('button', {
        name: 'Sign In',
      }),
    );

    expect(await screen.findByRole('button', { name: 'Increase Masala Dosa' })).toBeInTheDocument();
    expect(app.localStore.read('token')).toBe('t1');
  });
});

describe("another store's goods", () => {
  test('are asked about, with both names, before anything is deleted (CART-20, CART-21, ERR-23, ERR-41)', async () => {
    const shelf = { module_type: 'grocery', stock: 9 } as const;
    api.holds(aWireItem({ ...shelf, id: 5, store_id: 5, store_name: 'Corner Shop' }));
    api.sells(aWireItem({ ...shelf, id: 2, store_id: 2, name: 'Olive Oil' }));
    const oil = goods({ id: id(2), moduleId: id(1) });
    const app = await aCard(oil);

    await app.user.click(screen.getByRole('button', { name: 'Add Olive Oil to the cart' }));
    expect(
      await screen.findByText(
        'Your cart holds items from another store. Clear the cart and add this item?',
      ),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'In the cart: Corner Shop. This item: Green Grocer.',
    );
    expect(api.askedFor('/cart/remove')).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(notices(app)).toEqual(['selectedItemAdded']));
    expect(api.state.lines.map(({ item_id }) => item_id)).toEqual([2]);
  });
});
