import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { aLine, pieces } from '#tests/support/builders/cart.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { TabBar } from './tab-bar.tsx';

type Facts = Parameters<typeof startApp>[0];

const aWindow = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} },
  }));

async function aPhone(facts: Facts = {}, path = '/home') {
  aWindow(true);
  const { app } = await startApp(facts);
  renderView(<TabBar />, { app, path, phone: true });
  if (facts.place !== null) await screen.findByRole('navigation', { name: 'Main' });
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));
const waysOf = () =>
  tabs()
    .getAllByRole('link')
    .map((tab) => [tab.textContent, tab.getAttribute('href')]);
const twoLines = [
  aLine({ id: id(1), selection: { quantity: pieces(5) } }),
  aLine({ id: id(2), selection: { quantity: pieces(2) } }),
];

test('on a phone five tabs at the foot of the window lead to what is wanted most', async () => {
  await aPhone();

  expect(waysOf()).toEqual([
    ['Home', '/home'],
    ['Search', '/search'],
    ['Cart', '/home?drawer=cart'],
    ['Orders', '/track-order'],
    ['Menu', '/home?drawer=menu'],
  ]);
  expect(await axeFinds()).toEqual([]);
});

test('customers find their orders where guests track one (NAV-33)', async () => {
  await aPhone({ token: 't1' });

  expect(tabs().getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders',
  );
});

test('where vehicles are rented, the tabs lead to vehicles, the trip cart and trips (NAV-36)', async () => {
  await aPhone({ module: aModule({ type: 'rental' }) });

  expect(waysOf()).toEqual([
    ['Home', '/home'],
    ['Search', '/rental/vehicle-search?all_category=1'],
    ['Trip cart', '/home?drawer=trip-cart'],
    ['Trips', '/rental/track-trip'],
    ['Menu', '/home?drawer=menu'],
  ]);
});

test.each([
  ['/home', 'Home'],
  ['/search?search=dosa', 'Search'],
  ['/track-order', 'Orders'],
  ['/profile?page=my-orders', 'Orders'],
])('at %s the tab "%s" is the current one', async (path, name) => {
  await aPhone({}, path);

  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test('the tab of the cart counts lines, not pieces (NAV-36)', async () => {
  await aPhone({ lines: twoLines });

  expect(tabs().getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
});

test('from tablets on there are neither tabs nor the bar, not even hidden', async () => {
  aWindow(false);
  await import('./phone-bars.tsx');
  const { app } = await startApp({ lines: twoLines });
  renderView(<TabBar />, { app, path: '/home' });
  await userEvent.tab();

  expect(document.body).toHaveFocus();

  const everywhere = { hidden: true } as const;
  expect(screen.queryByRole('navigation', everywhere)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', everywhere)).not.toBeInTheDocument();
});

test('without a place there is nothing for tabs to lead to', async () => {
  await aPhone({ place: null, module: null });

  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test.each(['/home', '/store/7', '/store/latest', '/search', '/category?id=1'])(
  'at %s a bar says what is in the cart and leads to it (NAV-36)',
  async (path) => {
    await aPhone({ lines: twoLines }, path);

    const bar = within(await screen.findByRole('region', { name: 'In your cart' }));
    const link = bar.getByRole('link', {
      name: /^Items total \$[\d.]+ ?2 items, plus delivery and tax ?View cart$/,
    });
    expect(link).toHaveAttribute('href', expect.stringContaining('drawer=cart'));
    // In a right-to-left page the sign would otherwise follow the amount.
    expect(within(link).getByText(/^\$/, { selector: 'bdi, bdi *' })).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  },
);

test.each([
  ['in an empty cart', {}, '/home'],
  ['at checkout', { lines: twoLines }, '/checkout?page=cart'],
  ['among vehicles', { lines: twoLines, module: aModule({ type: 'rental' }) }, '/home'],
] as const)('there is no such bar %s (NAV-36)', async (_, facts, path) => {
  await import('#ui/cart/parts/cart-bar.tsx');
  await aPhone(facts, path);

  expect(tabs().getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In your cart' })).not.toBeInTheDocument();
});

test('pages and notices leave the tabs and the bar their room (ERR-28)', async () => {
  await aPhone({ lines: twoLines });
  await screen.findByRole('region', { name: 'In your cart' });

  expect(document.head.innerHTML).toMatch(/--tab-bar:\s*calc\(3\.5rem/);
  expect(document.head.innerHTML).toMatch(/--bottom-bars:\s*calc\(4rem/);
});
