import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { refuse } from '#domain/kernel/result.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { anItem } from '#tests/support/builders/item.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startShop } from '#tests/support/start-shop.ts';
import { HomePage } from './home-page.tsx';

const stocked = () =>
  catalogueByHand({
    modules: [aModule(), groceryModule()],
    banners: [
      {
        id: 1,
        title: 'Dinner, already on its way',
        subtitle: 'Half an hour',
        image: '/pictures/b-320.webp',
        storeId: id(1),
      },
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
    const { shop } = await startShop({ catalogue: stocked() });
    renderView(<HomePage />, { shop, path: '/home' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Food near you' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Dinner, already on its way' })).toHaveAttribute(
      'href',
      '/store/1?id=1',
    );
    expect(await screen.findByRole('link', { name: 'Pizza' })).toHaveAttribute(
      'href',
      '/store/popular?category=5',
    );
    for (const shelf of ['Popular stores', 'New on Sundry']) {
      expect(
        await within(region(shelf)).findByRole('link', { name: 'Dosa Corner' }),
      ).toBeInTheDocument();
    }
    for (const shelf of ['Recommended for you', 'On offer today']) {
      expect(
        await within(region(shelf)).findByRole('link', { name: 'Masala Dosa' }),
      ).toBeInTheDocument();
    }
  });

  test('has nothing that axe objects to', async () => {
    const { shop } = await startShop({ catalogue: stocked() });
    renderView(<HomePage />, { shop, path: '/home' });
    await screen.findByRole('link', { name: 'Pizza' });
    expect(await axeFinds()).toEqual([]);
  });

  test('keeps the places of its lists while they are on their way', async () => {
    const catalogue = stocked();
    const speak = catalogue.keepsSilent();
    const { shop } = await startShop({ catalogue });
    renderView(<HomePage />, { shop, path: '/home' });

    expect(within(region('Popular stores')).queryByRole('article')).not.toBeInTheDocument();
    expect(
      within(region('Popular stores')).getByRole('link', { name: 'See all popular stores' }),
    ).toBeVisible();
    await act(async () => speak());
    expect(await within(region('Popular stores')).findByRole('article')).toBeInTheDocument();
  });

  test('says why a list could not be read, and reads it again when asked', async () => {
    const catalogue = stocked();
    const { stores } = catalogue;
    let fails = true;
    catalogue.stores = async (list, number) =>
      fails && list === 'popular'
        ? refuse({ kind: 'unreachable', cause: 'offline' })
        : stores(list, number);
    const { shop } = await startShop({ catalogue });
    renderView(<HomePage />, { shop, path: '/home' });
    const popular = within(region('Popular stores'));
    const retry = await popular.findByRole('button', { name: 'Try again' });

    fails = false;
    await userEvent.click(retry);
    expect(await popular.findByRole('article')).toBeInTheDocument();
  });

  test('tells once that several lists could not be read, and one button reads all of them again', async () => {
    const catalogue = stocked();
    catalogue.fails({ kind: 'unreachable', cause: 'offline' });
    const { shop } = await startShop({ catalogue });
    renderView(<HomePage />, { shop, path: '/home' });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'You are offline. Check your connection and try again.Try again',
    ]);

    const askedBefore = catalogue.asked.length;
    catalogue.fails(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    for (const shelf of ['Popular stores', 'New on Sundry', 'Recommended for you']) {
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

  test('draws a bag in the place of a module picture that does not load', async () => {
    const { shop } = await startShop({ catalogue: stocked() });
    renderView(<HomePage />, { shop, path: '/home' });
    const food = await screen.findByRole('button', { name: 'Food' });
    const picture = within(food).getByRole('presentation');

    fireEvent.error(picture);

    expect(picture).not.toBeInTheDocument();
    expect(food).toContainHTML('<svg');
    expect(food).toHaveTextContent('Food');
  });

  test('says that nobody delivers here, and offers another place', async () => {
    const { shop } = await startShop({ catalogue: catalogueByHand() });
    renderView(<HomePage />, { shop, path: '/home' });

    expect(await screen.findByText('No store delivers here yet in Food')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(shop.storefront.getSnapshot().context.pickLocation).not.toBe(null);
  });

  test('asks for a place before it shows anything (D-32)', async () => {
    const { shop, catalogue } = await startShop({ place: null });
    renderView(<HomePage />, { shop, path: '/home' });
    expect(shop.storefront.getSnapshot().context.pickLocation).not.toBe(null);
    expect(catalogue.asked).toEqual([]);
  });

  test('asks for a module when only the place is known', async () => {
    const { shop } = await startShop({ module: null });
    renderView(<HomePage />, { shop, path: '/home' });
    expect(shop.storefront.getSnapshot().context.chooseModule).not.toBe(null);
  });
});

describe('a store card', () => {
  const shown = async (facts: Parameters<typeof aStore>[0]) => {
    const { shop } = await startShop({ catalogue: catalogueByHand({ stores: [aStore(facts)] }) });
    renderView(<HomePage />, { shop, path: '/home' });
    return within(region('Popular stores')).findByRole('article');
  };

  test('tells how soon, how far and how much (CAT-03)', async () => {
    const card = within(await shown({ minimumOrder: dollars(15), freeDelivery: true }));
    expect(card.getByText('25–40 min')).toBeInTheDocument();
    expect(card.getByText('0 km')).toBeInTheDocument();
    expect(card.getByText('Free delivery')).toBeInTheDocument();
    expect(card.getByText(/Min\. order/)).toHaveTextContent('Min. order $15.00');
  });

  test('marks a closed store with the time at which it opens', async () => {
    const card = within(
      await shown({
        hours: [{ weekday: 0, window: { opens: 9 * 60, closes: 17 * 60 } }],
      }),
    );
    expect(card.getByText(/Closed/)).toHaveTextContent('Closed · opens tomorrow at 9 AM');
  });

  test('says until when an open store is open', async () => {
    const card = within(
      await shown({
        hours: [{ weekday: 6, window: { opens: 9 * 60, closes: 22 * 60 } }],
      }),
    );
    expect(card.getByText(/Open/)).toHaveTextContent('Open until 10 PM');
  });

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
