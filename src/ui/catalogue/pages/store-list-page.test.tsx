import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { aVisitTo, holdTime } from '#tests/support/kept-reads.tsx';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { FeaturedCategories } from '#ui/catalogue/parts/featured-categories.tsx';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const pizza = { id: id<'Category'>(5), name: 'Pizza', image: '', featured: true, children: [] };

function BrowserBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Browser back</button>;
}

async function openList(path: string, goods = { stores: [aStore()] }) {
  const catalogue = catalogueByHand({ categories: [pizza], ...goods });
  const opened = await startApp({ catalogue });
  const { AddressBar, app } = opened;
  renderView(
    <>
      <AddressBar />
      <BrowserBack />
      <CurrentPage />
    </>,
    { app, path },
  );
  return opened;
}

describe('a list of stores', () => {
  test.each([
    { list: 'latest', path: '/store/latest', title: 'New stores' },
    { list: 'popular', path: '/store/popular', title: 'Popular stores' },
  ] as const)(
    '$path shows $title (NAV-12, NAV-13, CAT-03, CAT-04)',
    async ({ list, path, title }) => {
      const { catalogue } = await openList(path);
      expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText('1 store at your address')).toBeVisible();
      expect(catalogue.asked[0]).toBe(`${list} stores 1`);
    },
  );

  test('of one category says which, and can be widened again', async () => {
    await openList('/store/popular?category=5');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stores with Pizza' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Popular stores' })).toBeVisible();
  });

  test('of new stores of one category says that they are new', async () => {
    await openList('/store/latest?category=5');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New stores with Pizza' }),
    ).toBeVisible();
  });

  test('goes on only when it is asked to: the address bar follows the customer', async () => {
    const seenAtOnce = vi.fn((tell: IntersectionObserverCallback) => ({
      observe: () => tell([{ isIntersecting: true }] as never, {} as never),
      disconnect: () => {},
    }));
    vi.stubGlobal('IntersectionObserver', seenAtOnce);
    const { catalogue } = await openList('/store/latest');
    await screen.findByRole('button', { name: 'Load more' });
    expect(catalogue.asked).not.toContain('latest stores 2');

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await expect.poll(() => catalogue.asked).toContain('latest stores 2');
    vi.unstubAllGlobals();
  });

  test('keeps the focus on its button until more has come, and then leads to the first that is new [CAT-18]', async () => {
    const held = Promise.withResolvers<void>();
    const catalogue = {
      ...catalogueByHand(),
      async stores(_: unknown, page: number) {
        if (page === 2) await held.promise;
        const name = page === 1 ? 'Dosa Corner' : 'Pasta Bar';
        return ok({ rows: [aStore({ id: id(page), name })], total: 30 });
      },
    };
    const { app, AddressBar } = await startApp({ catalogue });
    const page = (
      <>
        <AddressBar />
        <CurrentPage />
      </>
    );
    renderView(page, { app, path: '/store/latest' });
    const more = await screen.findByRole('button', { name: 'Load more' });

    await userEvent.click(more);
    await screen.findByText('Loading more…');
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: 'Dosa Corner' })).toBeVisible();

    held.resolve();
    const pasta = await screen.findByRole('link', { name: 'Pasta Bar' });
    await waitFor(() => expect(pasta).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Load more' })).toBe(more);
  });

  test('ends at the first page without stores: nothing behind it is asked for [CONST-07]', async () => {
    const { catalogue } = await openList('/store/latest?page=2');
    expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
    await expect.poll(() => catalogue.asked).toContain('latest stores 2');

    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(catalogue.asked.filter((call) => call.includes('stores')).toSorted()).toEqual([
      'latest stores 1',
      'latest stores 2',
    ]);
  });

  test('tells which of its pages failed, once, and tries that one again (D-66)', async () => {
    const pages = ['Dosa Corner', 'Pasta Bar', 'Taco Stand'].map((name, index) =>
      aStore({ id: id(index + 1), name }),
    );
    const catalogue = {
      ...catalogueByHand(),
      broken: new Set([2, 3]),
      async stores(_: unknown, page: number) {
        const failure = { kind: 'unreachable', cause: 'server' } as const;
        if (this.broken.has(page)) return refuse(failure);
        return ok({ rows: pages.slice(page - 1, page), total: 3 });
      },
    };
    catalogue.stores = catalogue.stores.bind(catalogue);
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/store/latest?page=3' });
    expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();

    catalogue.broken.delete(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Pasta Bar' })).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    catalogue.broken.delete(3);
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Taco Stand' })).toBeVisible();
  });

  test.each([
    { path: '/store/latest', own: 'newest', label: 'Most ordered', asked: 'popular stores 1' },
    { path: '/store/latest', own: 'newest', label: 'Top rated', asked: 'topRated stores 1' },
    { path: '/store/popular', own: 'popular', label: 'Newest', asked: 'latest stores 1' },
  ])('$path is sorted by "$label" instead of its own order (D-68)', async (sorted) => {
    const { catalogue } = await openList(sorted.path);
    await screen.findByRole('link', { name: 'Dosa Corner' });
    const sorts = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sorts).toHaveValue(sorted.own);

    await userEvent.selectOptions(sorts, sorted.label);
    await expect.poll(() => catalogue.asked).toContain(sorted.asked);

    await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(sorts).toHaveValue(sorted.own));
  });

  test('is narrowed and sorted as its address says, in the words of a search (D-63)', async () => {
    const { catalogue } = await openList(
      '/store/latest?offers=open,freeDelivery&rating=4&diet=veg&minPrice=5&sort=topRated',
    );
    await screen.findByRole('link', { name: 'Dosa Corner' });
    expect(catalogue.asked).toContain('topRated stores, veg, freeDelivery, open, from 4 1');
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(filters.getByRole('button', { name: 'Open now' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(filters.queryByLabelText('From')).not.toBeInTheDocument();
    expect(await axeFinds()).toEqual([]);
  });

  test('is narrowed at once by each filter, begins at its first page then, and Back takes it away', async () => {
    const { catalogue } = await openList('/store/popular?page=2');
    await screen.findByRole('link', { name: 'Dosa Corner' });
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));

    await userEvent.click(filters.getByRole('button', { name: 'Open now' }));
    await expect.poll(() => catalogue.asked).toContain('popular stores, open 1');
    expect(catalogue.asked).not.toContain('popular stores, open 2');

    await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() =>
      expect(filters.getByRole('button', { name: 'Open now' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
  });

  test('that is narrowed until nothing is left says so, and is widened again (D-66)', async () => {
    const { catalogue } = await openList('/store/latest?offers=open', { stores: [] });
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByText('No store at your address matches the filters.')).toBeVisible();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    await expect.poll(() => catalogue.asked).toContain('latest stores 1');
    expect(await screen.findByText('No stores here yet')).toBeVisible();
  });

  test('that is empty leads back home (D-66)', async () => {
    await openList('/store/latest', { stores: [] });
    expect(await screen.findByText('No stores here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  });
});

describe('the featured categories', () => {
  holdTime();

  test('are read once in eight minutes, however often the page is visited (CONST-03)', async () => {
    const catalogue = catalogueByHand({ categories: [pizza] });
    const { app } = await startApp({ catalogue });
    const { visitAgainAfter } = await aVisitTo(<FeaturedCategories />, app);

    await visitAgainAfter(479_999);
    expect(catalogue.asked).toEqual(['featured']);
    await visitAgainAfter(1);
    expect(catalogue.asked).toEqual(['featured', 'featured']);
  });
});
