import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aModule, rentalModule } from '#tests/support/builders/module.ts';
import { aProvider } from '#tests/support/builders/rental.ts';
import { aStore } from '#tests/support/builders/store.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { catalogueByHand } from '#tests/support/fakes/catalogue-reader.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

type Facts = Parameters<typeof startApp>[0];

async function openList(path: string, vehicles = vehiclesByHand(), facts: Facts = {}) {
  const opened = await startApp({ module: rentalModule(), vehicles, ...facts });
  renderView(<CurrentPage />, { app: opened.app, path });
  return opened;
}

const ROWS = [
  { path: '/store/latest', list: 'latest', title: 'New providers' },
  { path: '/store/popular', list: 'popular', title: 'Popular providers' },
] as const;

describe.each(ROWS)('$path where vehicles are rented', ({ path, list, title }) => {
  test('lists providers, and no stores [NAV-12, NAV-13, CAT-03, CAT-04, CAT-20]', async () => {
    const vehicles = vehiclesByHand({ providers: [aProvider()] });
    const catalogue = catalogueByHand({ stores: [aStore()] });
    await openList(path, vehicles, { catalogue });

    expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toHaveAttribute(
      'href',
      `/rental/provider-details/${aProvider().id}`,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(vehicles.asked).toEqual([`${list} providers 1`]);
    expect(catalogue.asked).toEqual([]);
    expect(await axeFinds()).toEqual([]);
  });

  test('goes on from the page that the address says', async () => {
    const vehicles = vehiclesByHand({ providers: [aProvider()] });
    await openList(`${path}?page=2`, vehicles);

    expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toBeVisible();
    expect(vehicles.asked).toEqual([`${list} providers 2`]);
  });

  test('says so where there are none yet', async () => {
    await openList(path);

    expect(await screen.findByText('No providers here yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('says so without a connection, and asks again when told to', async () => {
    const vehicles = vehiclesByHand({ providers: [aProvider()] });
    vehicles.fails({ kind: 'unreachable', cause: 'offline' });
    await openList(path, vehicles);
    const again = await screen.findByRole('button', { name: 'Try again' });

    vehicles.fails(null);
    await userEvent.click(again);

    expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toBeVisible();
  });

  test('asks for no provider while it is not known where the customer is', async () => {
    const vehicles = vehiclesByHand({ providers: [aProvider()] });
    await openList(path, vehicles, { place: null });

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(vehicles.asked).toEqual([]);
  });
});

test('a module with stores goes on showing its stores [CAT-03]', async () => {
  const vehicles = vehiclesByHand({ providers: [aProvider()] });
  const catalogue = catalogueByHand({ stores: [aStore()] });
  await openList('/store/latest', vehicles, { catalogue, module: aModule({ id: id(1) }) });

  expect(await screen.findByRole('link', { name: 'Dosa Corner' })).toBeVisible();
  expect(vehicles.asked).toEqual([]);
});
