import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import { STORES_PATH, getItem, listCategories, listReviews } from '#contract/catalogue.ts';
import { OVERLAY_ENTRY } from '#application/kernel/overlay-entry.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { CartButton } from '#ui/cart/parts/cart-button.tsx';
import { Dialogs } from './dialogs.tsx';
import { MenuButton } from '#ui/shell/parts/menu-button.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

const api = fakeApi();

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function atHome() {
  const idli = aWireItem({ id: 7, name: 'Idli', price: 4 });
  const pizza = aWireItem({
    id: 8,
    name: 'Pizza',
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        required: 'on',
        values: [{ label: 'Large', optionPrice: '5' }],
      },
    ],
  });
  api.holds(idli);
  api.use(
    http.get(`${APP_URL}${pathOf(getItem, { id: 7 })}`, () => HttpResponse.json(idli)),
    http.get(`${APP_URL}${pathOf(getItem, { id: 8 })}`, () => HttpResponse.json(pizza)),
    http.get(`${APP_URL}${listCategories.path}`, () => HttpResponse.json([])),
    http.get(`${APP_URL}${listReviews.path}`, () => HttpResponse.json({ reviews: [] })),
    http.get(`${APP_URL}${STORES_PATH}/:list`, () => HttpResponse.json({ stores: [] })),
  );
  const opened = await openApp();
  renderView(
    <>
      <opened.Bridge />
      <Link to="/home">To home</Link>
      <Link to={{ search: '?item=8' }} state={OVERLAY_ENTRY}>
        To the pizza
      </Link>
      <BackButton />
      <CartButton />
      <MenuButton />
      <Dialogs />
      <ToastsView />
    </>,
    { app: opened.app, path: '/' },
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('link', { name: 'To home' }));
  await waitFor(() => expect(opened.address()).toBe('/home'));
  const shows = async (address: string) =>
    await waitFor(() => expect(opened.address()).toBe(address));
  const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...opened, user, shows, isShut };
}

test('a page chosen in the menu takes the place of the menu: Back leads to the page beneath', async () => {
  const { user, shows, isShut } = await atHome();
  await user.click(screen.getByRole('link', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });

  await user.click(screen.getByRole('link', { name: 'Track order' }));
  await shows('/track-order');
  await isShut();
  await user.click(screen.getByText('Back'));
  await shows('/home');
  await isShut();
});

test('an error about a choice leaves with the dialog, and once the choice is mended', async () => {
  const { user, isShut } = await atHome();
  await user.click(screen.getByRole('link', { name: 'To the pizza' }));
  await user.click(await screen.findByRole('button', { name: /Add to cart/i }));
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  const isGone = () =>
    waitFor(() => expect(notices.queryByText(/Size can not remain/)).not.toBeInTheDocument());
  expect(notices.getByText(/Size can not remain/)).toBeVisible();
  await user.keyboard('{Escape}');
  await isShut();
  await isGone();

  await user.click(screen.getByRole('link', { name: 'To the pizza' }));
  await user.click(await screen.findByRole('button', { name: /Add to cart/i }));
  expect(notices.getByText(/Size can not remain/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Large/ }));
  await isGone();
});

test('Back closes the sign-in that opened over the cart, then the cart, and then leaves the page', async () => {
  const { app, user, shows, isShut } = await atHome();
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  await screen.findByRole('dialog', { name: /Shopping Cart/ });
  act(() =>
    app.storefront.send({
      type: 'dialog.open',
      id: 'authenticate',
      request: { view: 'signIn', offerGuest: false },
    }),
  );
  await screen.findByRole('dialog', { name: 'Sign In' });

  await user.click(screen.getByText('Back'));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Sign In' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: /Shopping Cart/ })).toBeVisible();
  await shows('/home?drawer=cart');
  await user.click(screen.getByText('Back'));
  await isShut();
  await shows('/home');
  await user.click(screen.getByText('Back'));
  await shows('/');
});
