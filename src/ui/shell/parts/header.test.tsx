import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aLine, pieces } from '#tests/support/builders/cart.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CartButton } from '#ui/cart/parts/cart-button.tsx';
import { Header } from './header.tsx';

afterEach(() => vi.useRealTimers());

type Facts = Parameters<typeof startApp>[0];

async function aHeader(facts: Facts = {}) {
  const { app } = await startApp(facts);
  renderView(<Header />, { app, desktop: true });
  return { opened: () => app.storefront.getSnapshot(), user: userEvent.setup() };
}

async function aHeaderInTime(facts: Facts = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await aHeader(facts);
  return (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
}

const signIn = () => screen.queryByRole('button', { name: 'Sign In' });
const cart = () => screen.queryByRole('link', { name: /^Cart/ });

test('widgets are not there at 1999 ms and are there at 2000 ms (NAV-42, CONST-15)', async () => {
  const wait = await aHeaderInTime();

  wait(1_999);
  expect([cart(), signIn()]).toEqual([null, null]);

  wait(1);
  expect([cart(), signIn()]).not.toContain(null);
});

test('logo, search, place, language and theme do not wait (NAV-31, NAV-32, NAV-40, NAV-41, NAV-42)', async () => {
  await aHeader();

  expect(screen.getByRole('link', { name: 'Sundry, home' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('button', { name: /^Deliver to/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search for items and stores' })).toBeVisible();
});

test('where vehicles are rented, the place is where they are picked up (X-03)', async () => {
  await aHeader({ module: rentalModule() });

  const place = screen.getByRole('button', { name: /^Pick up near .+ Change location$/ });
  expect(place).toHaveTextContent('Pick up near');
});

test('an app without a logo of its own goes by its name (NAV-31)', async () => {
  await aHeader({ config: { name: 'Corner Shop', logo: '' } });

  expect(screen.getByRole('link', { name: 'Corner Shop, home' })).toHaveTextContent('Corner Shop');
});

test.each([
  { who: 'guests', facts: {}, sees: true },
  { who: 'customers, who have their orders,', facts: { token: 't1' }, sees: false },
  { who: 'those who send parcels', facts: { module: aModule({ type: 'parcel' }) }, sees: false },
])('$who see "Track order": $sees (NAV-33, ROLE-05)', async ({ facts, sees }) => {
  await aHeader(facts);

  const link = screen.queryByRole('link', { name: 'Track order' });
  expect(link?.getAttribute('href')).toBe(sees ? '/track-order' : undefined);
});

test('customers have a menu instead (NAV-38, NAV-39)', async () => {
  const wait = await aHeaderInTime({ token: 't1' });
  wait(2_000);

  expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(signIn()).not.toBeInTheDocument();
});

test('on a tablet the menu button stands for what has no room (NAV-47, CONST-16)', async () => {
  const { app } = await startApp();
  renderView(<Header />, { app });

  expect(screen.getByRole('link', { name: 'Open menu' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Deliver to/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument();
});

test('on a desktop there is no menu button (NAV-47, CONST-16)', async () => {
  await aHeader();

  expect(screen.queryByRole('link', { name: 'Open menu' })).not.toBeInTheDocument();
});

test('the badge of the cart counts lines, not pieces (NAV-36)', async () => {
  const lines = [
    aLine({ id: id(1), selection: { quantity: pieces(5) } }),
    aLine({ id: id(2), selection: { quantity: pieces(2) } }),
  ];
  const { app } = await startApp({ lines });
  renderView(<CartButton />, { app, desktop: true });

  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
});

test('an empty cart has no badge (NAV-36)', async () => {
  const { app } = await startApp();
  renderView(<CartButton />, { app, desktop: true });

  expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent(/^Cart$/);
});

test('the cart opens over the page one is on (NAV-36)', async () => {
  const { app } = await startApp();
  renderView(<CartButton />, { app, desktop: true, path: '/store/7?name=dosa' });

  expect(screen.getByRole('link', { name: /^Cart/ })).toHaveAttribute(
    'href',
    '/store/7?name=dosa&drawer=cart',
  );
});

test.each(['parcel', 'rental'] as const)('there is no cart among %ss (NAV-36)', async (type) => {
  const { app } = await startApp({ module: aModule({ type }) });
  renderView(<CartButton />, { app, desktop: true });

  expect(screen.queryByRole('link', { name: /^Cart/ })).not.toBeInTheDocument();
});
