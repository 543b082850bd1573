import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { VehicleReader } from '#application/rental/rental.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { rateOfPercent } from '#domain/kernel/rate.ts';
import { ok } from '#domain/kernel/result.ts';
import { EMPTY_VEHICLE_SEARCH } from '#domain/rental/vehicle-search.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aVehicle } from '#tests/support/builders/rental.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

const rental = aModule({ id: id(6), type: 'rental', name: 'Rental' });
const categories = ['City cars', 'Vans'].map((name, at) => ({
  id: id<'VehicleCategory'>(at + 1),
  name,
  image: '',
  vehicleCount: 3,
}));
const brands = [{ id: id<'VehicleBrand'>(4), name: 'Alba', image: '' }];

const Address = () => <output aria-label="Address">{useAddress().search}</output>;

type Garage = Parameters<typeof vehiclesByHand>[0];

async function openVehicles(query: string, garage: Garage = {}) {
  const vehicles = vehiclesByHand({ vehicles: [aVehicle()], categories, brands, ...garage });
  const { AddressBar, app } = await startApp({ vehicles, module: rental });
  renderView(
    <>
      <AddressBar />
      <Address />
      <CurrentPage />
    </>,
    { app, path: `/rental/vehicle-search${query}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Vehicles to rent' });
  const aside = () => within(screen.getByRole('complementary', { name: 'Filters' }));
  await screen.findByRole('button', { name: 'Automatic' });
  return { vehicles, aside, lastSearch: () => vehicles.searched.at(-1) };
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

describe('the list of vehicles', () => {
  test('shows what can be rented, twelve a page [NAV-23]', async () => {
    const { vehicles } = await openVehicles('', { total: 30 });

    expect(await screen.findByRole('link', { name: 'Blue sedan' })).toHaveAttribute(
      'href',
      '/rental/vehicle-details/1?from=search',
    );
    expect(screen.getByText('30 vehicles')).toBeVisible();
    expect(vehicles.searched).toEqual([EMPTY_VEHICLE_SEARCH]);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(address()).toBe('?page=3');
    expect(vehicles.searched.at(-1)?.page).toBe(3);
  });

  test('of one category is asked for by the address [NAV-24] [RENT-SEARCH-09]', async () => {
    const { aside, lastSearch } = await openVehicles('?categoryId=2');

    expect(await aside().findByRole('checkbox', { name: 'Vans' })).toBeChecked();
    expect(lastSearch()?.filters.categories).toEqual([2]);
  });

  test('of all categories is asked for by the address, too [NAV-25] [RENT-SEARCH-10]', async () => {
    const { aside, lastSearch } = await openVehicles('?all_category=1');

    expect(await aside().findByRole('checkbox', { name: 'Vans' })).not.toBeChecked();
    expect(lastSearch()?.filters.categories).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(address()).toBe('?all_category=1&view=list');
    expect(await screen.findByRole('article')).toHaveTextContent('Blue sedan');
    await userEvent.click(aside().getByRole('checkbox', { name: 'Vans' }));
    expect(address()).toBe('?view=list&categoryId=2');
  });

  test('shows those by the hour and those by distance, until one is chosen, and again when it is lifted', async () => {
    const { aside, lastSearch } = await openVehicles('?all_category=1');
    const choice = (name: string) => aside().getByRole('button', { name });

    expect(lastSearch()?.isTypeChosen).toBe(false);
    expect(choice('By the hour')).toHaveAttribute('aria-pressed', 'false');
    expect(aside().getByText('Price an hour or a kilometre')).toBeVisible();
    await userEvent.click(choice('By the hour'));
    expect(address()).toBe('?all_category=1&trip=hourly');
    expect(lastSearch()).toMatchObject({ isTypeChosen: true, trip: { type: 'hourly' } });
    await userEvent.click(choice('By the hour'));
    expect(address()).toBe('?all_category=1');
    expect(choice('By the hour')).toHaveAttribute('aria-pressed', 'false');
    expect(aside().getByText('Price an hour or a kilometre')).toBeVisible();
  });

  test('is narrowed by a brand from the server, which stays in the address [RENT-VEH-29]', async () => {
    const { aside, lastSearch } = await openVehicles('?page=2', { total: 30 });

    await userEvent.click(await aside().findByRole('checkbox', { name: 'Alba' }));

    expect(address()).toBe('?brandId=4');
    expect(lastSearch()).toMatchObject({ page: 1, filters: { brands: [4] } });
  });

  test.each([
    ['By distance', '?trip=distance_wise'],
    ['5', '?seats=5-5'],
    ['AC', '?air=with'],
    ['Automatic', '?transmission=automatic'],
    ['Electric', '?fuel=electric'],
    ['4.5 and up', '?rating=4.5'],
  ])('is narrowed by "%s" [NAV-23]', async (name, query) => {
    const { aside } = await openVehicles('');

    await userEvent.click(aside().getByRole('button', { name }));

    expect(address()).toBe(query);
    expect(aside().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is narrowed by a price once its field is left; what is no price is no limit', async () => {
    const { aside, lastSearch } = await openVehicles('');
    const most = () => aside().getByRole('textbox', { name: 'To' });

    await userEvent.type(most(), '12.50{Enter}');
    expect(address()).toBe('?maxPrice=1250');
    expect(lastSearch()?.filters.price).toEqual({ min: null, max: 1250 });

    await userEvent.clear(most());
    await userEvent.type(most(), 'cheap');
    await userEvent.tab();
    expect(address()).toBe('');
  });

  test('all filters are taken back at once', async () => {
    const { aside } = await openVehicles('?air=with&fuel=cng&sort=rating');

    await userEvent.click(aside().getByRole('button', { name: 'Clear filters' }));

    expect(address()).toBe('?sort=rating');
  });

  test('is put in another order', async () => {
    const { lastSearch } = await openVehicles('?page=2', { total: 30 });

    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Price: low to high',
    );

    expect(address()).toBe('?sort=priceUp');
    expect(lastSearch()).toMatchObject({ sort: 'priceUp', page: 1 });
  });

  test('is shown as a grid, and as a list when asked to, without asking again [RENT-SEARCH-11] [RENT-SEARCH-12]', async () => {
    const { vehicles } = await openVehicles('');
    expect(await screen.findByRole('article')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'List' }));

    expect(address()).toBe('?view=list');
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blue sedan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(vehicles.searched).toHaveLength(1);
  });

  test('has its filters in a drawer where there is no room beside it', async () => {
    await openVehicles('?fuel=cng', { total: 3 });

    // The test window is wide: the button is present but hidden.
    await userEvent.click(screen.getByText('Filters (1)'), { pointerEventsCheck: 0 });
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Diesel' }));

    await userEvent.click(await drawer.findByRole('button', { name: 'Show 3 vehicles' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('?fuel=diesel');
  });

  test('that is empty offers to take the filters back', async () => {
    await openVehicles('?fuel=cng', { vehicles: [] });

    expect(await screen.findByText('No vehicle matches these filters')).toBeVisible();
  });

  test('has its filters all at once, when it is known which kinds there are: none moves', async () => {
    const kinds = Promise.withResolvers<Awaited<ReturnType<VehicleReader['categories']>>>();
    const vehicles = {
      ...vehiclesByHand({ vehicles: [aVehicle()], brands }),
      categories: () => kinds.promise,
    };
    const { app } = await startApp({ vehicles, module: rental });
    renderView(<CurrentPage />, { app, path: '/rental/vehicle-search' });
    expect(await screen.findByRole('link', { name: 'Blue sedan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Automatic' })).not.toBeInTheDocument();

    kinds.resolve(ok(categories));

    expect(await screen.findByRole('checkbox', { name: 'Vans' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Automatic' })).toBeVisible();
  });

  test('that could not be read says so, and is read again', async () => {
    const vehicles = vehiclesByHand({ vehicles: [aVehicle()] });
    vehicles.fails({ kind: 'unreachable', cause: 'offline' });
    const { app } = await startApp({ vehicles, module: rental });
    renderView(<CurrentPage />, { app, path: '/rental/vehicle-search' });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');

    vehicles.fails(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Blue sedan' })).toBeVisible();
  });
});

describe('the card of a vehicle', () => {
  test('says what it is, of whom, how it is rated and what it costs [RENT-VEH-01]', async () => {
    await openVehicles('');
    const card = await screen.findByRole('article');

    for (const text of ['Harbor Cars', '5 seats', 'AC', 'Automatic', 'Petrol', '$10.00/hr']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByText('$2.00/km')).toBeVisible();
    expect(within(card).getByText('4.00')).toBeInTheDocument();
  });

  const percent = (share: number) => ({ type: 'percent', share: rateOfPercent(share) }) as const;
  test.each([
    { facts: { hourlyPrice: null }, says: ['$2.00/km'], not: /\/hr/, struck: null },
    {
      facts: { discount: percent(5), distancePrice: null },
      says: ['5% OFF', '$9.50/hr'],
      not: /first/,
      struck: '$10.00/hr',
    },
    { facts: {}, says: ['$10.00/hr'], not: /OFF/, struck: null },
    // Rounding swallows what comes off.
    {
      facts: { discount: percent(1), hourlyPrice: dollars(0.1), distancePrice: null },
      says: ['1% OFF'],
      not: /first/,
      struck: null,
    },
    {
      facts: { discount: { type: 'amount', off: dollars(5) } as const },
      says: ['$5.00 OFF per trip', '$10.00/hr', '$2.00/km'],
      not: /first/,
      struck: null,
    },
    { facts: { isNew: true }, says: ['New'], not: /OFF/, struck: null },
    { facts: { isNew: false }, says: [], not: 'New', struck: null },
  ])(
    'says $says and not $not, and strikes $struck [RENT-PRICE-04] [RENT-VEH-20] [RENT-VEH-21] [RENT-VEH-22]',
    async ({ facts, says, not, struck }) => {
      await openVehicles('', { vehicles: [aVehicle(facts)] });
      const card = within(await screen.findByRole('article'));

      for (const text of says) expect(card.getByText(text, { ignore: 's *' })).toBeVisible();
      expect(card.queryByText(not)).not.toBeInTheDocument();
      expect(card.queryByText(struck ?? /./, { selector: 's *' }) !== null).toBe(struck !== null);
    },
  );

  test.each(['', '?view=list'])(
    'shows its full rates with a flat discount, which comes off a trip once: "%s" [RENT-PRICE-04] [RENT-PRICE-08]',
    async (query) => {
      const discount = { type: 'amount', off: dollars(1) } as const;
      await openVehicles(query, { vehicles: [aVehicle({ discount })] });

      expect(await screen.findByText('$1.00 OFF per trip')).toBeVisible();
      for (const text of ['$10.00/hr', '$2.00/km']) {
        expect(screen.getByText(text)).toBeVisible();
      }
      expect(screen.queryByText('$9.00/hr')).not.toBeInTheDocument();
      expect(screen.queryByText(/./, { selector: 's *' })).not.toBeInTheDocument();
    },
  );
});
