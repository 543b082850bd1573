import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '#contract/cart.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aWireItem } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { CartButton } from './parts/cart-button.tsx';
import { CartControl } from './parts/cart-control.tsx';

const api = fakeApi();
const flying = () =>
  screen
    .queryAllByRole<HTMLImageElement>('presentation', { hidden: true })
    .find(({ dataset }) => 'flying' in dataset) ?? null;
let land = () => {};
let wantsLess = false;

/**
 * jsdom has no layout or animation: elements get boxes here, and a flight lasts until the test
 * ends it.
 */
beforeEach(() => {
  wantsLess = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsLess,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: () => ({ finished: new Promise<void>((resolve) => void (land = resolve)) }),
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 90));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['getAnimations', 'animate']) Reflect.deleteProperty(Element.prototype, name);
  flying()?.remove();
});

async function aShelf() {
  const { app, Bridge } = await openApp({ guestByChoice: true });
  renderView(
    <>
      <Bridge />
      <CartButton />
      <article>
        <img src="/pictures/dosa-320.webp" alt="" />
        <CartControl item={anItem()} />
      </article>
    </>,
    { app, path: '/home' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Masala Dosa to the cart' }));
}

test('what is put into the cart is seen on its way there, once the cart has it, and is gone then', async () => {
  api.sells(aWireItem());
  await aShelf();

  await screen.findByRole('button', { name: 'Increase Masala Dosa' });
  expect(flying()?.src).toMatch('/pictures/dosa-320.webp');
  expect(flying()).toHaveAttribute('aria-hidden', 'true');
  await act(async () => land());
  await waitFor(() => expect(flying()).toBeNull());
});

test('nothing is seen to move by who asked for less movement', async () => {
  wantsLess = true;
  api.sells(aWireItem());
  await aShelf();

  await screen.findByRole('button', { name: 'Increase Masala Dosa' });
  expect(flying()).toBeNull();
});

test('what the cart does not take stays where it is', async () => {
  api.use(http.post(`${APP_URL}${addToCart.path}`, () => HttpResponse.json({}, { status: 500 })));
  await aShelf();

  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Add Masala Dosa/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
  expect(flying()).toBeNull();
});
