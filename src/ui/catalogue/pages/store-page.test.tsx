import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as select from '#application/shell/storefront/selectors.ts';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CatalogueReader } from '#application/catalogue/catalogue.queries.ts';
import { paths } from '#application/kernel/path.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { fetchPageAt } from '#ui/shell/app-routes.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';

const categories = ['Dosas', 'Drinks'].map((name, index) => ({
  id: id<'Category'>(index + 5),
  name,
  image: '',
  featured: false,
  children: [],
}));

type Facts = Parameters<typeof startApp>[0] & { readonly store?: Parameters<typeof aStore>[0] };

async function openStore(path: string, { store, ...facts }: Facts = {}) {
  const catalogue = catalogueByHand({
    details: { store: aStore(store), categories },
    items: [anItem()],
    modules: [aModule(), groceryModule()],
  });
  const opened = await startApp({ catalogue, ...facts });
  const { AddressBar } = opened;
  let search = '';
  function Address() {
    search = useAddress().search;
    return null;
  }
  renderView(
    <>
      <AddressBar />
      <Address />
      <CurrentPage />
    </>,
    { app: opened.app, path },
  );
  return { ...opened, search: () => search };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a store', () => {
  test('shows the store with its heart, its hours and what it sells (NAV-09, D-60)', async () => {
    await openStore('/store/1');
    expect(await heading('Dosa Corner')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Masala Dosa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wishlist: Dosa Corner' })).not.toBePressed();
    expect(screen.getByText('Open all day')).toBeVisible();
    expect(screen.getByText('12 Mott Street')).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test('the path names the store, whatever the query says (NAV-10)', async () => {
    await openStore('/store/1?id=99&module_id=1');
    expect(await heading('Dosa Corner')).toBeVisible();
  });

  test.each(['/store/0', '/store/nonsense', '/store/1e9', '/store/-1'])(
    '%s is no store',
    async (path) => {
      await openStore(path);
      expect(await screen.findByText('This store does not exist')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
    },
  );

  test('a store that the app does not know is not there', async () => {
    await openStore('/store/404', { catalogue: catalogueByHand() });
    expect(await screen.findByText('This store does not exist')).toBeVisible();
  });

  test('when the app cannot be reached it says so, and tries again', async () => {
    const catalogue = catalogueByHand({ details: { store: aStore(), categories } });
    catalogue.fails({ kind: 'unreachable', cause: 'server' });
    await openStore('/store/1', { catalogue });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    catalogue.fails(null);
    await userEvent.click(retry);
    expect(await heading('Dosa Corner')).toBeVisible();
  });

  test('while the choice of a module says that nothing can be reached, the page does not say it too', async () => {
    const unreachable = { kind: 'unreachable', cause: 'server' } as const;
    const catalogue = catalogueByHand();
    catalogue.fails(unreachable);
    const { app, modules } = await openStore('/store/1', { catalogue, module: null });
    expect(await screen.findByRole('alert')).toBeVisible();

    const request = { asked: '2', occasion: 'arrival' } as const;
    act(() => app.storefront.send({ type: 'dialog.open', id: 'chooseModule', request }));
    await act(() => modules.answers(refuse(unreachable)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    act(() => select.chooseModule(app.storefront.getSnapshot())?.send({ type: 'dialog.dismiss' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('a closed store says when it opens, and that orders can be scheduled', async () => {
    await openStore('/store/1', { store: { active: false } });
    expect(await screen.findByText(/This store is closed now/)).toBeVisible();
    expect(screen.getByText('Closed now')).toBeVisible();
  });

  test('a store of another zone may be looked at, with the reason why not to order (D-103)', async () => {
    const { app } = await openStore('/store/1', { store: { zoneId: id(4) } });
    expect(await screen.findByText(/does not deliver to your address/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Masala Dosa' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(select.pickLocation(app.storefront.getSnapshot())).not.toBe(null);
  });

  const choiceOf = ({ app }: Awaited<ReturnType<typeof openStore>>) =>
    select.chooseModule(app.storefront.getSnapshot())?.getSnapshot().context;

  test('a store of another module offers to switch before anything is put into the cart (MOD-07)', async () => {
    const opened = await openStore('/store/1', { module: groceryModule() });
    expect(await screen.findByText(/This store is in Food/)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Choose options of Masala Dosa' }),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Switch to Food' }));

    expect(choiceOf(opened)).toMatchObject({ asked: '1', occasion: 'order' });
    await act(() => opened.modules.answers(ok([aModule(), groceryModule()])));
    expect(screen.queryByText(/This store is in Food/)).not.toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Add Masala Dosa to the cart' }),
    ).toBeVisible();
  });

  test('once the question for a place was closed without an answer, a button asks it again', async () => {
    const { app } = await openStore('/store/1', { place: null, module: null });
    expect(await heading('Dosa Corner')).toBeVisible();
    const asking = () => select.pickLocation(app.storefront.getSnapshot());
    expect(screen.queryByText('Where should we deliver?')).not.toBeInTheDocument();

    act(() => asking()?.send({ type: 'modal.close' }));

    expect(await screen.findByText('Where should we deliver?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose location' }));
    expect(asking()).not.toBe(null);
  });

  test('once the choice of a module was closed without an answer, a button opens it again', async () => {
    const opened = await openStore('/store/1', { module: null });
    expect(await heading('Dosa Corner')).toBeVisible();
    const choice = () => select.chooseModule(opened.app.storefront.getSnapshot());
    await act(() => opened.modules.answers(ok([])));
    act(() => choice()?.send({ type: 'dialog.dismiss' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Choose module' }));
    expect(choice()?.getSnapshot().context).toMatchObject({ asked: '1' });
  });

  test('where no module is chosen yet, the one of the store is (MOD-05)', async () => {
    const opened = await openStore('/store/1', { module: null });
    expect(await heading('Dosa Corner')).toBeVisible();
    await waitFor(() =>
      expect(choiceOf(opened)).toMatchObject({ asked: '1', occasion: 'arrival' }),
    );
    expect(opened.catalogue.asked.join()).not.toContain('items of');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

    await act(() => opened.modules.answers(ok([groceryModule(), aModule()])));

    expect(opened.app.storefront.getSnapshot().context.module).toEqual(aModule());
    expect(await screen.findByRole('link', { name: 'Masala Dosa' })).toBeVisible();
  });
});

describe('what a store sells', () => {
  afterEach(() => void vi.useRealTimers());

  const lastAsked = (asked: readonly string[]) =>
    asked.filter((name) => /^(items|menu)/.test(name)).at(-1);

  test('is narrowed by diet, which is saved (CAT-24, D-67, D-107)', async () => {
    const { catalogue, search, saved } = await openStore('/store/1');
    const diet = within(await screen.findByRole('group', { name: 'Veg or non-veg' }));
    await userEvent.click(diet.getByRole('button', { name: 'Veg' }));

    expect([new URLSearchParams(search()).get('diet'), saved()]).toEqual(['veg', 'veg']);
    expect(lastAsked(catalogue.asked)).toBe('menu, veg');
  });

  test('opens with the diet that was chosen last (D-107)', async () => {
    const { catalogue } = await openStore('/store/1', { diet: 'veg' });
    await screen.findByRole('link', { name: 'Masala Dosa' });
    expect(lastAsked(catalogue.asked)).toBe('menu, veg');
  });

  test.each([
    { facts: { config: { vegetarianMarks: false } }, because: 'the app does not mark food' },
    {
      facts: { module: aModule({ type: 'ecommerce' }), diet: 'veg' as const },
      because: 'goods have no diet',
    },
  ])('has no diet to choose, since $because (CAT-24)', async ({ facts }) => {
    const { catalogue } = await openStore('/store/1', facts);
    await screen.findByRole('link', { name: 'Masala Dosa' });
    expect(screen.queryByRole('group', { name: 'Veg or non-veg' })).not.toBeInTheDocument();
    expect(lastAsked(catalogue.asked)).toBe('menu, all');
  });

  test('is searched by words, once typing rests', async () => {
    const { catalogue } = await openStore('/store/1');
    const box = await boxOf('Dosa Corner');
    await screen.findByRole('link', { name: 'Masala Dosa' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const typed of ['c', 'ch', 'cha', 'chai']) {
      typeAtOnce(box, typed);
      act(() => void vi.advanceTimersByTime(250));
    }
    waitOut();
    const sought = catalogue.asked.join().match(/"\w+"/g);
    expect(new Set(sought)).toEqual(new Set(['"chai"']));
    expect(lastAsked(catalogue.asked)).toMatch(/"chai" 1$/);
  });

  const boxOf = (store: string) => screen.findByRole('searchbox', { name: `Search in ${store}` });

  test('is searched by the words of the address bar: the box follows it back (D-66)', async () => {
    const { app } = await openStore('/store/1?q=dosa');
    expect(await boxOf('Dosa Corner')).toHaveValue('dosa');

    act(() => app.navigator.changeQuery({ q: 'chai' }));
    expect(await boxOf('Dosa Corner')).toHaveValue('chai');

    act(() => app.navigator.changeQuery({ q: null }));
    expect(await boxOf('Dosa Corner')).toHaveValue('');
  });

  test('keeps a space at the end of what is typed while the address bar catches up', async () => {
    const { search } = await openStore('/store/1');
    await userEvent.type(await boxOf('Dosa Corner'), 'dal ');
    await expect.poll(search).toBe('?q=dal');
    expect(await boxOf('Dosa Corner')).toHaveValue('dal ');
  });

  test('keeps what is typed while the address bar still catches up with what was typed before', async () => {
    const { catalogue, search } = await openStore('/store/1');
    const box = await boxOf('Dosa Corner');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    typeAtOnce(box, 'd');
    act(() => {
      vi.advanceTimersByTime(5_000);
      typeAtOnce(box, 'dal');
    });
    expect([search(), box.getAttribute('value')]).toEqual(['?q=d', 'dal']);
    waitOut();
    expect([search(), box.getAttribute('value')]).toEqual(['?q=dal', 'dal']);
    expect(lastAsked(catalogue.asked)).toMatch(/"dal" 1$/);
  });

  test('is not searched for what was being typed when the address bar came to say other words', async () => {
    const { app, search } = await openStore('/store/1');
    const box = await boxOf('Dosa Corner');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const texts of ['chai', 'idli']) {
      typeAtOnce(box, 'dal');
      act(() => app.navigator.changeQuery({ q: texts }));
      waitOut();
      expect([search(), box.getAttribute('value')]).toEqual([`?q=${texts}`, texts]);
    }
  });

  const waitOut = () => act(() => void vi.advanceTimersByTime(5_000));
  const typeAtOnce = (box: HTMLElement, value: string) =>
    fireEvent.change(box, { target: { value } });

  test('is not searched on the next page for what was typed on this one', async () => {
    const { app, search } = await openStore('/store/1');
    const box = await boxOf('Dosa Corner');
    await fetchPageAt({ pathname: paths.home(), search: '' }, app);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    typeAtOnce(box, 'dal');
    act(() => app.navigator.go(paths.home()));
    waitOut();
    expect(search()).toBe('');
  });

  test('when nothing fits, one press empties the box as well (D-66)', async () => {
    const catalogue = catalogueByHand({ details: { store: aStore(), categories }, items: [] });
    const { search } = await openStore('/store/1?category=5&q=zzz', { catalogue });
    const box = await boxOf('Dosa Corner');
    const showEverything = await screen.findByRole('button', { name: 'Show everything' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    typeAtOnce(box, 'zzzy');
    fireEvent.click(showEverything);
    waitOut();
    expect([search(), box.getAttribute('value')]).toEqual(['', '']);
  });

  test('offers no more once all its items are shown', async () => {
    const pageOf = (name: string, dishId: number) => ({
      rows: [anItem({ id: id(dishId), name })],
      total: 2,
    });
    const catalogue = {
      ...catalogueByHand({ details: { store: aStore(), categories } }),
      storeItems: async (...[, , page]: Parameters<CatalogueReader['storeItems']>) =>
        ok(page === 1 ? pageOf('Idli', 1) : pageOf('Vada', 2)),
    };
    await openStore('/store/1?category=5', { catalogue });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

    expect(await screen.findByRole('link', { name: 'Vada' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vada' })).toHaveFocus();
  });

  test('goes on while pages have something on them, and ends at an empty one, where the server counts too many', async () => {
    const catalogue = {
      ...catalogueByHand({ details: { store: aStore(), categories } }),
      storeItems: async (...[, , page]: Parameters<CatalogueReader['storeItems']>) =>
        ok({ rows: page === 1 ? [anItem()] : [], total: 9 }),
    };
    await openStore('/store/1?category=5', { catalogue });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/That is/)).not.toBeInTheDocument();
  });

  test.each(['page=0', 'page=-3', 'page=x', 'page=1.5', 'category=abc', 'diet=<b>'])(
    'ignores %s in the address bar',
    async (query) => {
      const { catalogue } = await openStore(`/store/1?${query}`);
      await screen.findByRole('link', { name: 'Masala Dosa' });
      expect(lastAsked(catalogue.asked)).toBe('menu, all');
    },
  );
});
