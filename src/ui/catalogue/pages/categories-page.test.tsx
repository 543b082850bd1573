import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { aVisitTo, holdTime } from '#tests/support/kept-reads.tsx';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { CategoriesPage } from './categories-page.tsx';

const category = (number: number, name: string, children: readonly string[] = []) => ({
  ...{ id: id<'Category'>(number), name, image: '/pictures/p-320.webp', featured: false },
  children: children.map((child, at) => ({
    ...{ id: id<'Category'>(number * 10 + at), name: child, image: '' },
    ...{ featured: false, children: [] },
  })),
});
const stocked = () =>
  catalogueByHand({
    categories: [category(1, 'Produce', ['Fruit', 'Vegetables']), category(2, 'Dairy')],
  });

async function openCategories(catalogue = stocked(), path = '/categories') {
  const opened = await startApp({ catalogue });
  const { AddressBar, app } = opened;
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app, path },
  );
  await screen.findByRole('searchbox', { name: 'Search categories' });
  return { ...opened, catalogue, user: userEvent.setup() };
}

describe('the page of all categories', () => {
  test('links each of them, and what it is divided into [NAV-18]', async () => {
    await openCategories();

    expect(await screen.findByRole('link', { name: 'Dairy' })).toHaveAttribute(
      'href',
      '/category?id=2&name=Dairy',
    );
    expect(screen.getByRole('link', { name: 'Vegetables' })).toHaveAttribute(
      'href',
      '/category?id=11&name=Vegetables',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    expect(screen.getByText('2 categories')).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test('lists only those that the customer has typed, and the address says so [NAV-18]', async () => {
    const { catalogue, user } = await openCategories();
    await screen.findByRole('link', { name: 'Dairy' });

    await user.type(screen.getByRole('searchbox'), 'Prod');

    await expect.poll(() => catalogue.asked).toContain('categories with "Prod"');
    await expect.poll(() => screen.queryByRole('link', { name: 'Dairy' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Produce' })).toBeVisible();
  });

  test('says that no category has the name, and shows all of them again', async () => {
    const { user } = await openCategories(stocked(), '/categories?q=Tyres');
    expect(await screen.findByText('No category has this name')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show everything' }));

    expect(await screen.findByRole('link', { name: 'Dairy' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('of a module without any leads home', async () => {
    await openCategories(catalogueByHand());

    expect(await screen.findByText('There are no categories here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  });

  test('shows tiles to come, then why they do not, and tries again (D-66)', async () => {
    const catalogue = stocked();
    const answer = catalogue.keepsSilent();
    const { user } = await openCategories(catalogue);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');

    catalogue.fails({ kind: 'unreachable', cause: 'offline' });
    answer();
    const alert = within(await screen.findByRole('alert'));
    catalogue.fails(null);
    await user.click(alert.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Dairy' })).toBeVisible();
  });

  test('without a place asks for one', async () => {
    const { app } = await startApp({ catalogue: stocked(), place: null, module: null });
    app.storefront.send({ type: 'page.enter', needs: 'place and module' });
    renderView(<CurrentPage />, { app, path: '/categories' });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'All categories' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Dairy' })).not.toBeInTheDocument();
  });
});

describe('the categories of a module', () => {
  holdTime();

  test('are kept for five minutes, and not read again before [CONST-04, CONST-05]', async () => {
    const catalogue = stocked();
    const { app } = await startApp({ catalogue });
    const { visitAgainAfter } = await aVisitTo(<CategoriesPage />, app);

    await visitAgainAfter(299_999);
    expect(screen.getByRole('link', { name: 'Dairy' })).toBeVisible();
    expect(catalogue.asked).toEqual(['categories']);
    await visitAgainAfter(1);
    expect(catalogue.asked).toEqual(['categories', 'categories']);
  });
});
