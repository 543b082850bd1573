import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { NO_GOODS_FILTERS } from '#domain/catalogue/goods-search.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { searchByHand } from '#tests/support/fakes/search-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const GROCERY = groceryModule();

async function openResults(
  path: string,
  goods: Parameters<typeof searchByHand>[0] = {},
  search = searchByHand(goods),
) {
  const catalogue = catalogueByHand({ modules: [aModule(), GROCERY] });
  const opened = await startApp({ catalogue, search });
  const { AddressBar, app, modules } = opened;
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app, path },
  );
  return { ...opened, search, modules };
}

const found = {
  items: [anItem({ name: 'Fried Rice' })],
  stores: [aStore({ name: 'Rice House' }), aStore({ id: id(2), name: 'Dosa Corner' })],
};

describe('results of a search', () => {
  test('are items and stores, each in a tab with how many there are [NAV-16] [CAT-25] (D-63)', async () => {
    const { search } = await openResults('/search?search=rice', found);

    expect(await screen.findByRole('link', { name: 'Fried Rice' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “rice”');
    expect(screen.getByRole('tab', { name: 'Items (1)' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await screen.findByRole('tab', { name: 'Stores (2)' }));
    expect(await screen.findByRole('link', { name: 'Rice House' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Fried Rice' })).not.toBeInTheDocument();
    expect(search.asked.map(({ list, search: { term } }) => [list, term])).toEqual([
      ['items', 'rice'],
      ['stores', 'rice'],
    ]);
    expect(await axeFinds()).toEqual([]);
  });

  test('are chosen between by the arrow keys, while counts are to come and when they have [NAV-59]', async () => {
    const search = searchByHand(found);
    const answers = search.holds();
    await openResults('/search?search=rice', {}, search);
    const items = await screen.findByRole('tab', { name: 'Items' });
    items.focus();
    await userEvent.keyboard('{ArrowRight}');

    const stores = screen.getByRole('tab', { name: 'Stores' });
    expect(stores).toHaveAttribute('aria-selected', 'true');
    expect(stores).toHaveFocus();
    answers();
    expect(await screen.findByRole('tab', { name: 'Stores (2)' })).toBe(stores);
    expect(stores).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Items (1)' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Fried Rice' })).toBeVisible();
  });

  test('say when there are more than were counted', async () => {
    await openResults('/search?search=rice', { ...found, total: 1000, hasMore: true });
    expect(await screen.findByRole('tab', { name: 'Items (1,000+)' })).toBeVisible();
    expect(screen.getByText('More than 1,000 results')).toBeInTheDocument();
  });

  test('are narrowed, put in order and paged by the address alone [NAV-16]', async () => {
    const path =
      '/search?search=rice&tab=stores&diet=veg&offers=open&rating=4&sort=rating&page=2&minPrice=500';
    const { search } = await openResults(path, { ...found, total: 40 });
    await screen.findByRole('link', { name: 'Rice House' });
    const filters = { ...NO_GOODS_FILTERS, diet: 'veg', offers: ['open'], rating: 4 };
    expect(search.asked).toContainEqual({
      list: 'stores',
      search: { term: 'rice', filters, sort: 'rating', page: 2 },
    });
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(screen.getAllByRole('button', { name: 'Open now' })[0] as HTMLElement);
    await waitFor(() =>
      expect(search.asked.at(-1)?.search).toMatchObject({ page: 1, filters: { offers: [] } }),
    );
    await userEvent.click(screen.getByRole('tab', { name: /Items/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'priceUp');
    await waitFor(() =>
      expect(search.asked.filter(({ list }) => list === 'items').at(-1)?.search).toMatchObject({
        sort: 'priceUp',
        filters: { price: { min: 500, max: null } },
      }),
    );
  });

  test('of a word that was mistyped say what was searched for instead', async () => {
    await openResults('/search?search=rcie', { ...found, corrected: 'rice' });
    await screen.findByText(/^Showing results/);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Showing results for “rice”. No results found for “rcie”.',
    );
  });

  test('that are none say so, and what may help [ERR-27]', async () => {
    await openResults('/search?search=xyz');
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    expect(screen.getByText(/Check the spelling/)).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test('that no filter leaves anything of can be widened again', async () => {
    const { search } = await openResults('/search?search=rice&offers=open&diet=veg');
    const main = await screen.findByRole('tabpanel');
    await within(main).findByText('Nothing with this name matches the filters.');
    await userEvent.click(within(main).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(search.asked.at(-1)?.search.filters).toEqual(NO_GOODS_FILTERS));
  });

  test('behind the last page lead back to the first', async () => {
    const { search } = await openResults('/search?search=rice&page=9', { total: 20 });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the first page' }));
    await waitFor(() => expect(search.asked.at(-1)?.search.page).toBe(1));
  });

  test('that could not be read say why, and are asked for again (D-66)', async () => {
    const { search } = await openResults('/search?search=rice', found);
    await screen.findByRole('link', { name: 'Fried Rice' });
    search.fails({ kind: 'unreachable', cause: 'offline' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Open now' })[0] as HTMLElement);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    search.fails(null);
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Fried Rice' })).toBeVisible();
  });

  test.each(['/search', '/search?search=%20%20', '/search?search=%E2%80%8F'])(
    'of nothing are not asked for: %s [CAT-16]',
    async (path) => {
      const { search } = await openResults(path, found);
      expect(await screen.findByText('What are you looking for?')).toBeVisible();
      expect(search.asked).toEqual([]);
    },
  );

  test('show a term of markup as the text that it is, and cut one of 10,000 characters', async () => {
    const { search } = await openResults(
      `/search?search=${encodeURIComponent('<img src=x onerror=alert(1)>' + 'x'.repeat(10_000))}`,
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('<img src=x');
    expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
    await waitFor(() => expect(search.asked[0]?.search.term).toHaveLength(200));
  });

  test('of another module say of which, and opening one moves the customer there (D-63)', async () => {
    const sugar = anItem({ id: id(7), name: 'Sugar', moduleId: GROCERY.id, moduleType: 'grocery' });
    const { app, modules } = await openResults('/search?search=s', {
      items: [anItem({ name: 'Soup' }), sugar],
    });
    const link = await screen.findByRole('link', { name: 'Sugar' });
    expect(screen.getAllByText('Grocery')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Soup' }));
    expect(modules.calls).toHaveLength(0);

    await userEvent.click(link);
    await waitFor(() => expect(modules.calls).toHaveLength(1));
    await modules.answers(ok([aModule(), GROCERY]));
    await waitFor(() => expect(app.storefront.getSnapshot().context.module?.id).toBe(GROCERY.id));
  });
});
