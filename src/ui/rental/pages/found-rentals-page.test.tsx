import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NO_SUGGESTIONS } from '#application/catalogue/search.queries.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aProvider, aVehicle } from '#tests/support/builders/rental.ts';
import { searchByHand } from '#tests/support/fakes/search-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { sentence } from '#tests/support/sentence.ts';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

type Garage = Parameters<typeof vehiclesByHand>[0];

async function search(query: string, garage: Garage = {}) {
  const vehicles = vehiclesByHand(garage);
  const goods = searchByHand({ suggestions: NO_SUGGESTIONS });
  const opened = await startApp({ vehicles, search: goods, module: rentalModule() });
  const { AddressBar, app } = opened;
  renderView(
    <>
      <AddressBar />
      <CurrentPage />
    </>,
    { app, path: `/search${query}` },
  );
  return { vehicles, goods, ...opened };
}

test('where vehicles are rented, a search finds providers and vehicles, and no goods', async () => {
  const { vehicles, goods } = await search('?search=heron', {
    vehicles: [aVehicle({ name: 'Heron Sedan' })],
    providers: [aProvider({ name: 'Heron Cars' })],
  });

  expect(await screen.findByRole('link', { name: 'Heron Sedan' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “heron”');
  expect(screen.getByRole('heading', { level: 2, name: 'Providers' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Heron Cars/ })).toBeVisible();
  expect(vehicles.asked).toContain('providers called heron');
  expect(vehicles.searched.at(-1)?.filters.name).toBe('heron');
  expect(goods.asked).toEqual([]);
  expect(await axeFinds()).toEqual([]);
});

test('its vehicles are narrowed as on their own page, which is in the address', async () => {
  const { vehicles } = await search('?search=heron', { vehicles: [aVehicle()] });

  await userEvent.click(await screen.findByRole('button', { name: 'Automatic' }));

  expect(vehicles.searched.at(-1)?.filters).toMatchObject({
    ...{ name: 'heron', transmission: 'automatic' },
  });
  const aside = within(screen.getByRole('complementary', { name: 'Filters' }));
  await userEvent.click(aside.getByRole('button', { name: 'Clear filters' }));
  expect(vehicles.searched.at(-1)?.filters).toMatchObject({ name: 'heron', transmission: null });
});

test('it says what a mistyped word was taken for (D-125)', async () => {
  await search('?search=herno', { vehicles: [aVehicle()], corrected: 'heron' });

  const texts = 'Showing results for “heron”. No results found for “herno”.';
  expect(await screen.findByText(sentence(texts))).toBeVisible();
});

test('where nothing is called so, it says what to try', async () => {
  await search('?search=helicopter');

  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByText(/Check the spelling/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('an address that names nothing asks for a vehicle', async () => {
  await search('');

  expect(await screen.findByText(/^Type a vehicle, a brand/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search for vehicles and providers' })).toBeVisible();
});
