import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const named = (number: number, name: string) => ({
  ...{ id: id<'Category'>(number), name, image: '' },
  ...{ featured: false, children: [] },
});
const produce = { ...named(1, 'Produce'), children: [named(10, 'Fruit'), named(11, 'Vegetables')] };
const goods = () => ({
  categories: [produce, named(2, 'Dairy')],
  items: [anItem()],
  stores: [aStore()],
});

async function openCategory(path: string, catalogue = catalogueByHand(goods())) {
  const opened = await startApp({ catalogue });
  const { AddressBar, app } = opened;
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app, path },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, catalogue, user: userEvent.setup() };
}

test('a category lists what is sold of it, under its name [NAV-19]', async () => {
  const { catalogue } = await openCategory('/category?id=2&name=Milk');

  expect(await screen.findByRole('link', { name: 'Masala Dosa' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dairy' })).toBeVisible();
  expect(screen.getByText('1 item at your address')).toBeVisible();
  expect(catalogue.asked).toContain('items of category 2, all, popular 1');
  expect(await axeFinds()).toEqual([]);
});

test('its other tab lists the stores that sell something of it, and the address says so [NAV-19]', async () => {
  const { catalogue, user } = await openCategory('/category?id=2&name=Dairy&sort=priceUp');
  await screen.findByRole('link', { name: 'Masala Dosa' });

  await user.click(screen.getByRole('tab', { name: 'Stores' }));

  expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
  expect(catalogue.asked).toContain('all stores 1');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
});

test('it is narrowed to one of its parts, and widened again (D-62)', async () => {
  const { catalogue, user } = await openCategory('/category?id=1&name=Produce');
  const parts = within(await screen.findByRole('group', { name: 'Subcategories' }));

  await user.click(parts.getByRole('button', { name: 'Fruit' }));
  await expect.poll(() => catalogue.asked).toContain('items of category 10, all, popular 1');
  expect(parts.getByRole('button', { name: 'Fruit' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(parts.getByRole('button', { name: 'Everything' }));
  expect(parts.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-pressed', 'true');
});

test('a part has a page of its own, and a part of another category narrows nothing', async () => {
  const { catalogue } = await openCategory('/category?id=11&category=10');

  expect(await screen.findByRole('heading', { level: 1, name: 'Vegetables' })).toBeVisible();
  expect(catalogue.asked).toContain('items of category 11, all, popular 1');
});

test.each([
  { value: 'priceUp', label: 'Price: low to high' },
  { value: 'priceDown', label: 'Price: high to low' },
  { value: 'topRated', label: 'Top rated' },
  { value: 'newest', label: 'Newest' },
])('its items are sorted: $label (D-68)', async ({ value, label }) => {
  const { catalogue, user } = await openCategory('/category?id=2');
  await screen.findByRole('link', { name: 'Masala Dosa' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);

  await expect.poll(() => catalogue.asked).toContain(`items of category 2, all, ${value} 1`);
});

test('order and diet are those of the address, so that a link shows the same (CAT-24)', async () => {
  const { catalogue } = await openCategory('/category?id=2&sort=priceDown&diet=veg');

  await screen.findByRole('link', { name: 'Masala Dosa' });
  expect(catalogue.asked).toContain('items of category 2, veg, priceDown 1');
  expect(screen.getByRole('button', { name: 'Veg' })).toHaveAttribute('aria-pressed', 'true');
});

test('where nothing is sold of it, the page says so; of one diet, the way to all of it', async () => {
  const { user } = await openCategory(
    '/category?id=2&diet=veg',
    catalogueByHand({ ...goods(), items: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));

  expect(await screen.findByText('No items here yet')).toBeVisible();
});

test('its items are narrowed by offers and rating, which the address says; a list with nothing left clears them [D-62] [CAT-24]', async () => {
  const { catalogue, user } = await openCategory(
    '/category?id=2&rating=4',
    catalogueByHand({ ...goods(), items: [] }),
  );
  await expect.poll(() => catalogue.asked).toContain('items of category 2, all, popular, from 4 1');
  const beside = within(screen.getByRole('complementary', { name: 'Filters' }));
  await user.click(beside.getByRole('button', { name: 'Discounted' }));
  await expect
    .poll(() => catalogue.asked)
    .toContain('items of category 2, all, popular, discounted, from 4 1');

  expect(
    await screen.findByText('No item in this category matches these filters. Remove some of them.'),
  ).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  expect(await screen.findByText('No items here yet')).toBeVisible();
});

test('a category of another module is not shown: all categories are a step away', async () => {
  await openCategory('/category?id=99&name=Cars');

  expect(await screen.findByText('This category was not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

test.each(['/category', '/category?id=two', '/category?id=-1'])(
  '%s names no category, and asks which',
  async (path) => {
    const { catalogue } = await openCategory(path);

    expect(await screen.findByText('Which category?')).toBeVisible();
    expect(catalogue.asked.filter((call) => call.startsWith('items'))).toEqual([]);
  },
);

test('what cannot be read says why, and is read again (D-66)', async () => {
  const catalogue = catalogueByHand(goods());
  catalogue.fails({ kind: 'unreachable', cause: 'offline' });
  const { user } = await openCategory('/category?id=2&name=Dairy', catalogue);
  const alert = within(await screen.findByRole('alert'));
  catalogue.fails(null);

  await user.click(alert.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Masala Dosa' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dairy' })).toBeVisible();
});
