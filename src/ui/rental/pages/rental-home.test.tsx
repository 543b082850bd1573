import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { aProvider, aVehicle } from '#tests/support/builders/rental.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

test('the home of the rentals shows banners, categories, top rated vehicles and providers [RENT-VEH-26] [RENT-VEH-27] [RENT-VEH-28]', async () => {
  const vehicles = vehiclesByHand({
    vehicles: [aVehicle()],
    providers: [aProvider()],
    latestProviders: [aProvider(), aProvider({ id: id(2), name: 'Pier Wheels' })],
    banners: [{ id: 1, title: 'Weekend off', subtitle: '', image: '', target: null }],
    categories: [{ id: id(2), name: 'Vans', image: '', vehicleCount: 3 }],
  });
  const module = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const { app } = await startApp({ vehicles, module });
  renderView(<CurrentPage />, { app, path: '/home' });

  expect(await screen.findByText('Weekend off')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Vans' })).toHaveAttribute(
    'href',
    '/rental/vehicle-search?categoryId=2',
  );
  expect(await screen.findByRole('link', { name: 'Blue sedan' })).toHaveAttribute(
    'href',
    '/rental/vehicle-details/1?from=home',
  );
  expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Pier Wheels' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New providers' })).toBeVisible();
});

test('new providers that are all popular have no row of their own [X-04]', async () => {
  const vehicles = vehiclesByHand({ vehicles: [aVehicle()], providers: [aProvider()] });
  const module = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const { app } = await startApp({ vehicles, module });
  renderView(<CurrentPage />, { app, path: '/home' });

  expect(await screen.findByRole('link', { name: 'Harbor Cars' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'New providers' })).not.toBeInTheDocument();
});
