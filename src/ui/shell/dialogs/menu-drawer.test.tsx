import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { aProvider } from '#tests/support/builders/rental.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { MenuButton } from '#ui/shell/parts/menu-button.tsx';
import * as select from '#application/shell/storefront/selectors.ts';

async function anOpenMenu(facts: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp(facts);
  renderView(<MenuButton />, { app: started.app, path: '/home?drawer=menu' });
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await act(decisionsSettle);
  const opened = () => started.app.storefront.getSnapshot();
  return { ...started, opened, menu, user: userEvent.setup() };
}

test('the menu button opens the drawer over the page one is on (NAV-48)', async () => {
  const { app } = await startApp();
  renderView(<MenuButton />, { app, path: '/store/7?name=dosa' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Open menu' }));

  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the drawer is closed by its cross (NAV-48)', async () => {
  const { closed, menu, user } = await anOpenMenu();

  await user.click(menu.getByRole('button', { name: 'Close' }));

  expect(closed()).toBe(1);
});

test('"Home" leads home (NAV-49)', async () => {
  const { menu } = await anOpenMenu();

  expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
});

test('the latest and the popular stores are linked, and the lists of all (NAV-52, NAV-53)', async () => {
  const stores = [aStore({ id: id(4), name: 'Dosa Corner' })];
  const { catalogue, menu } = await anOpenMenu({ catalogue: catalogueByHand({ stores }) });

  const links = menu.getAllByRole('link', { name: 'Dosa Corner' });
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching('^/store/4'));
  expect(links).toHaveLength(2);
  expect(menu.getByRole('link', { name: 'All latest stores' })).toHaveAttribute(
    'href',
    '/store/latest',
  );
  expect(menu.getByRole('link', { name: 'All popular stores' })).toHaveAttribute(
    'href',
    '/store/popular',
  );
  expect(catalogue.asked).toEqual(['categories', 'latest stores 1', 'popular stores 1']);
});

test('where vehicles are rented, the drawer lists providers in the place of stores [NAV-52, NAV-53]', async () => {
  const vehicles = vehiclesByHand({ providers: [aProvider()] });
  const stores = [aStore({ name: 'Dosa Corner' })];
  const catalogue = catalogueByHand({ stores });
  const { menu } = await anOpenMenu({ module: rentalModule(), vehicles, catalogue });

  const links = await menu.findAllByRole('link', { name: 'Harbor Cars' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/rental/provider-details/${aProvider().id}`,
    `/rental/provider-details/${aProvider().id}`,
  ]);
  const latest = within(menu.getByRole('region', { name: 'New providers' }));
  expect(latest.getByRole('link', { name: 'All new providers' })).toHaveAttribute(
    'href',
    '/store/latest',
  );
  const popular = within(menu.getByRole('region', { name: 'Popular providers' }));
  expect(popular.getByRole('link', { name: 'All popular providers' })).toHaveAttribute(
    'href',
    '/store/popular',
  );
  expect(menu.queryByRole('region', { name: 'Latest stores' })).not.toBeInTheDocument();
  expect(catalogue.asked.filter((asked) => asked.includes('stores'))).toEqual([]);
  expect(vehicles.asked.toSorted()).toEqual(['latest providers 1', 'popular providers 1']);
});

test('where items are sold, no providers are asked for', async () => {
  const vehicles = vehiclesByHand({ providers: [aProvider()] });
  await anOpenMenu({ vehicles });

  expect(vehicles.asked).toEqual([]);
});

test('of twenty stores the first twelve are listed [CONST-09]', async () => {
  const stores = Array.from({ length: 20 }, (_, at) =>
    aStore({ id: id(at + 1), name: `No. ${at}` }),
  );
  const { menu } = await anOpenMenu({ catalogue: catalogueByHand({ stores }) });

  const latest = within(menu.getByRole('region', { name: 'Latest stores' }));
  expect(latest.getAllByRole('link', { name: /^No\. / })).toHaveLength(12);
});

test('the first ten categories are linked, and all of them by "View all" [NAV-50, NAV-51, CONST-17]', async () => {
  const categories = Array.from({ length: 15 }, (_, at) => ({
    ...{ id: id<'Category'>(at + 1), name: `Category ${at + 1}`, image: '' },
    ...{ featured: false, children: [] },
  }));
  const { menu } = await anOpenMenu({ catalogue: catalogueByHand({ categories }) });

  const section = within(menu.getByRole('region', { name: 'Categories' }));
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...categories.slice(0, 10).map(({ name }) => name),
    'View all',
  ]);
  expect(section.getByRole('link', { name: 'Category 2' })).toHaveAttribute(
    'href',
    '/category?id=2&name=Category+2',
  );
  expect(section.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
});

test('a module without categories has none in the menu', async () => {
  const { menu } = await anOpenMenu();

  expect(menu.queryByText('Categories')).not.toBeInTheDocument();
});

test('without a place no stores are asked for', async () => {
  const { catalogue } = await anOpenMenu({ place: null, module: null });

  expect(catalogue.asked).toEqual([]);
});

test('help is in the menu [NAV-17]', async () => {
  const { menu } = await anOpenMenu();

  expect(menu.getByRole('link', { name: 'Help & support' })).toHaveAttribute(
    'href',
    '/help-and-support',
  );
});

test('the theme switch works from the drawer (NAV-54)', async () => {
  const { menu, user } = await anOpenMenu();

  await user.click(menu.getByRole('button', { name: 'Switch to dark theme' }));

  expect(menu.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test('the language switch works from the drawer (NAV-55)', async () => {
  const { menu, opened, user } = await anOpenMenu();

  await user.click(menu.getByRole('button', { name: 'Language: English' }));

  expect(select.language(opened()).getSnapshot().hasTag('open')).toBe(true);
});

test('a customer finds orders and logout, which asks first (NAV-56)', async () => {
  const { menu, opened, user } = await anOpenMenu({ token: 't1' });
  expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();
  expect(menu.queryByRole('link', { name: 'Track order' })).not.toBeInTheDocument();

  await user.click(menu.getByRole('button', { name: 'Logout' }));

  expect(select.signOut(opened())).not.toBeNull();
});

test('the wishlist opens from the menu, in its place (NAV-35)', async () => {
  const { menu } = await anOpenMenu({ token: 't1' });

  expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
    'href',
    '/home?drawer=wishlist',
  );
});

test('where parcels are sent, the menu leads to no wishlist and to no "Track order" (NAV-33)', async () => {
  const { menu } = await anOpenMenu({ module: aModule({ type: 'parcel' }) });

  expect(menu.queryByRole('link', { name: /^(Wishlist|Track order)$/ })).not.toBeInTheDocument();
});

test('a guest finds the way in, and the way to an order (NAV-33, NAV-56)', async () => {
  const { menu, opened, user } = await anOpenMenu();
  expect(menu.getByRole('link', { name: 'Track order' })).toBeVisible();

  await user.click(menu.getByRole('button', { name: 'Sign In' }));

  expect(select.authenticate(opened())).not.toBeNull();
});
