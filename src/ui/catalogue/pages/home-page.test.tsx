import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as select from '#application/shell/storefront/selectors.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { readToTheEnd } from '#tests/support/comes-near.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { cents, dollars } from '#tests/support/builders/money.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const stocked = () =>
  catalogueByHand({
    modules: [aModule(), groceryModule()],
    banners: [
      {
        id: 1,
        title: 'Dinner, already on its way',
        subtitle: 'Half an hour',
        image: '/pictures/b-320.webp',
        target: {
          kind: 'store',
          store: { id: 1, moduleId: 1, moduleType: 'food', zoneId: 1, point: null },
        },
      },
      { id: 2, title: 'Half price', subtitle: '', image: '', target: { kind: 'item', id: id(1) } },
      { id: 3, title: 'Good morning', subtitle: '', image: '', target: null },
    ],
    categories: [
      { id: id(5), name: 'Pizza', image: '/pictures/p-320.webp', featured: true, children: [] },
    ],
    stores: [aStore()],
    items: [anItem()],
  });

const region = (name: string) => screen.getByRole('region', { name });

describe('the home page', () => {
  test('shows banners, categories, stores and items of the module (NAV-02, CAT-01, CAT-02)', async () => {
    const { app } = await startApp({ catalogue: stocked() });
    renderView(<CurrentPage />, { app, path: '/home' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Food near you' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Dinner, already on its way' })).toHaveAttribute(
      'href',
      '/store/1?id=1&module_id=1&module_type=food&store_zone_id=1',
    );
    expect(await screen.findByRole('link', { name: 'Pizza' })).toHaveAttribute(
      'href',
      '/category?id=5&name=Pizza',
    );
    expect(
      await within(region('Stores')).findByRole('link', { name: 'Dosa Corner' }),
    ).toBeInTheDocument();
    for (const shelf of ['Recommended for you', 'On offer today']) {
      expect(
        await within(region(shelf)).findByRole('link', { name: 'Masala Dosa' }),
      ).toBeInTheDocument();
    }
  });

  test('what is recommended begins with what a guest likes, and with what a customer has saved (D-57, D-61)', async () => {
    const catalogue = stocked();
    const guest = await startApp({ catalogue, liked: [[id(1), [id(5), id(7)]]] });
    const { unmount } = renderView(<CurrentPage />, { app: guest.app, path: '/home' });
    await expect.poll(() => catalogue.asked).toContain('recommended items, 5,7 first 1');
    unmount();

    const customer = await startApp({ catalogue, token: 't1' });
    renderView(<CurrentPage />, { app: customer.app, path: '/home' });
    await expect.poll(() => catalogue.asked).toContain('recommended items, own first 1');
  });

  test('a banner leads to what it is about, and one that is about nothing is no link', async () => {
    const { app } = await startApp({ catalogue: stocked() });
    renderView(<CurrentPage />, { app, path: '/home' });

    expect(await screen.findByRole('link', { name: 'Half price' })).toHaveAttribute(
      'href',
      '/home?item=1',
    );
    expect(screen.getByText('Good morning')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Good morning' })).not.toBeInTheDocument();
  });

  test('shows new stores beside the popular ones only where they are others', async () => {
    const [old, young] = [aStore(), aStore({ id: id(2), name: 'Newcomer' })];
    const catalogue = catalogueByHand({ stores: [old] });
    const stores: typeof catalogue.stores = (list, page, narrowed) =>
      list === 'latest'
        ? Promise.resolve(ok({ rows: [young, old], total: 2 }))
        : catalogue.stores(list, page, narrowed);
    const { app } = await startApp({ catalogue: { ...catalogue, stores } });
    renderView(<CurrentPage />, { app, path: '/home' });

    expect(
      await within(region('New on Sundry')).findByRole('link', { name: 'Newcomer' }),
    ).toBeInTheDocument();
    expect(region('Popular stores')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Stores' })).not.toBeInTheDocument();
  });

  test('says it once where the new stores are the popular ones', async () => {
    const { app } = await startApp({ catalogue: stocked() });
    renderView(<CurrentPage />, { app, path: '/home' });
    expect(await screen.findByRole('region', { name: 'Stores' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'New on Sundry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Popular stores' })).not.toBeInTheDocument();
  });

  test('tells of campaigns that run, with their last day, once the reader comes near [D-61]', async () => {
    const catalogue = stocked();
    const campaign = { from: '2026-11-20', to: '2026-12-04' };
    const { items } = catalogue;
    catalogue.items = async (list, interest) =>
      list === 'campaign'
        ? ok({ rows: [anItem({ id: id(9), name: 'Feast', campaign })], total: 1 })
        : items(list, interest);
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/home' });
    await screen.findByRole('link', { name: 'Pizza' });
    expect(screen.queryByRole('region', { name: 'For a few days only' })).not.toBeInTheDocument();

    await readToTheEnd();
    const shelf = within(await screen.findByRole('region', { name: 'For a few days only' }));
    expect(await shelf.findByRole('link', { name: 'Feast' })).toBeInTheDocument();
    expect(shelf.getByText('Until Dec 4')).toBeInTheDocument();
  });

  test('says nothing of campaigns where none runs [D-61]', async () => {
    const catalogue = catalogueByHand();
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/home' });
    await readToTheEnd();
    await expect.poll(() => catalogue.asked).toContain('campaign items 1');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'For a few days only' })).not.toBeInTheDocument(),
    );
  });

  test('has nothing that axe objects to', async () => {
    const { app } = await startApp({ catalogue: stocked() });
    renderView(<CurrentPage />, { app, path: '/home' });
    await screen.findByRole('link', { name: 'Pizza' });
    expect(await axeFinds()).toEqual([]);
  });

  test('keeps the places of its lists while they are on their way', async () => {
    const catalogue = stocked();
    const speak = catalogue.keepsSilent();
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/home' });

    expect(within(region('Popular stores')).queryByRole('article')).not.toBeInTheDocument();
    expect(
      within(region('Popular stores')).getByRole('link', { name: 'See all popular stores' }),
    ).toBeVisible();
    await act(async () => speak());
    expect(await screen.findByRole('region', { name: 'Stores' })).toBeVisible();
    expect(await within(region('Stores')).findByRole('article')).toBeInTheDocument();
  });

  test('says why a list could not be read, and reads it again when asked', async () => {
    const catalogue = stocked();
    const { stores } = catalogue;
    let fails = true;
    catalogue.stores = async (list, number, narrowed) =>
      fails && list === 'popular'
        ? refuse({ kind: 'unreachable', cause: 'offline' })
        : stores(list, number, narrowed);
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/home' });
    const popular = within(region('Popular stores'));
    const retry = await popular.findByRole('button', { name: 'Try again' });

    fails = false;
    await userEvent.click(retry);
    expect(await popular.findByRole('article')).toBeInTheDocument();
  });

  test('tells once that several lists could not be read, and one button reads all of them again', async () => {
    const catalogue = stocked();
    catalogue.fails({ kind: 'unreachable', cause: 'offline' });
    const { app } = await startApp({ catalogue });
    renderView(<CurrentPage />, { app, path: '/home' });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'You are offline. Check your connection and try again.Try again',
    ]);

    const askedBefore = catalogue.asked.length;
    catalogue.fails(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    for (const shelf of ['Stores', 'Recommended for you']) {
      const list = await screen.findByRole('region', { name: shelf });
      expect(await within(list).findByRole('article')).toBeInTheDocument();
    }
    expect(await screen.findByRole('link', { name: 'Pizza' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Dinner, already on its way' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(catalogue.asked.slice(askedBefore).toSorted()).toEqual([
      'banners',
      'discounted items 1',
      'featured',
      'latest stores 1',
      'modules',
      'popular stores 1',
      'recommended items 1',
    ]);
  });

  test('shows the picture of a module in the size of an icon, and a bag in the place of one that does not load', async () => {
    const { app } = await startApp({ catalogue: stocked() });
    renderView(<CurrentPage />, { app, path: '/home' });
    const food = await screen.findByRole('button', { name: 'Food' });
    const picture = within(food).getByRole('presentation');
    expect(picture).toHaveAttribute(
      'srcset',
      '/pictures/module-food-96.webp 96w, /pictures/module-food-320.webp 320w',
    );

    fireEvent.error(picture);

    expect(picture).not.toBeInTheDocument();
    expect(food).toContainHTML('<svg');
    expect(food).toHaveTextContent('Food');
  });

  test('says that no store delivers here, and offers another place', async () => {
    const { app } = await startApp({ catalogue: catalogueByHand() });
    renderView(<CurrentPage />, { app, path: '/home' });

    expect(await screen.findByText('No store delivers here yet in Food')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(select.pickLocation(app.storefront.getSnapshot())).not.toBe(null);
  });

  test('asks for a place before it shows anything (D-32)', async () => {
    const { app, catalogue } = await startApp({ place: null });
    renderView(<CurrentPage />, { app, path: '/home' });
    expect(select.pickLocation(app.storefront.getSnapshot())).not.toBe(null);
    expect(catalogue.asked).toEqual([]);
  });

  test('asks for a module when only the place is known', async () => {
    const { app } = await startApp({ module: null });
    renderView(<CurrentPage />, { app, path: '/home' });
    expect(select.chooseModule(app.storefront.getSnapshot())).not.toBe(null);
  });
});

describe('a store card', () => {
  const shown = async (facts: Parameters<typeof aStore>[0]) => {
    const { app } = await startApp({ catalogue: catalogueByHand({ stores: [aStore(facts)] }) });
    renderView(<CurrentPage />, { app, path: '/home' });
    await screen.findByRole('region', { name: 'Stores' });
    return within(region('Stores')).findByRole('article');
  };

  const open = (weekday: number, closes: number) => [
    { weekday, window: { opens: 9 * 60, closes: closes * 60 } } as const,
  ];
  test.each([
    {
      facts: { minimumOrder: dollars(15), freeDelivery: true },
      says: ['25–40 min', '50 m', 'Free delivery', 'Min. order $15.00'],
    },
    { facts: { deliveryFee: cents(249) }, says: ['Delivery $2.49'] },
    { facts: { deliveryFee: cents(0) }, says: ['Free delivery'] },
    { facts: { hours: open(0, 17) }, says: ['Closed now', 'Opens tomorrow at 9 AM'] },
    { facts: { hours: open(6, 22) }, says: ['Open until 10 PM'] },
  ] satisfies { facts: Parameters<typeof aStore>[0]; says: string[] }[])(
    'says $says (CAT-03)',
    async ({ facts, says }) => {
      const card = await shown(facts);
      for (const text of says) expect(card).toHaveTextContent(text);
      expect(card.textContent.includes('Free')).toBe(says.includes('Free delivery'));
    },
  );

  test('tells of a discount on everything, and links with all that NAV-10 asks for (NAV-10, NAV-11)', async () => {
    const card = within(await shown({ discount: rateOfPercent(15) }));
    expect(card.getByText('15% off everything')).toBeInTheDocument();
    const { searchParams, pathname } = new URL(
      card.getByRole('link').getAttribute('href') ?? '',
      'http://shop.test',
    );
    expect([pathname, [...searchParams.keys()]]).toEqual([
      '/store/1',
      ['id', 'module_id', 'module_type', 'store_zone_id', 'lat', 'lng'],
    ]);
  });
});
