import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, type PageId } from '#application/kernel/path.ts';
import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aProvider, aVehicle } from '#tests/support/builders/rental.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { PageReads } from '#ui/kernel/page-reads.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';
import { rentalReads } from './rental.reads.ts';

const pages = Object.entries(rentalReads) as [PageId, PageReads][];
const aGarage = () => vehiclesByHand({ vehicles: [aVehicle()], providers: [aProvider()] });

async function saidReads({ reads, byQuery }: PageReads): Promise<readonly string[]> {
  const garage = aGarage();
  const from = {
    queries: { rental: createRentalQueries(garage) },
    scope: { principal: 'guest', zones: '[1]', moduleId: 6, language: 'en' },
    params: { id: '1' },
    query: new URLSearchParams(),
    timeZone: null,
  } as unknown as Parameters<typeof reads>[0];
  const said = [...reads(from), ...(byQuery?.reads(from) ?? [])];
  await Promise.all(said.map(({ read }) => read()));
  return garage.asked;
}

test.each(pages)('%s reads first what the server is told that it does', async (id, reads) => {
  const vehicles = aGarage();
  const { app } = await startApp({ vehicles, module: rentalModule() });
  renderView(<CurrentPage />, { app, path: paths[id].pattern.replace(':id', '1') });
  const said = await saidReads(reads);

  await expect.poll(() => vehicles.asked.toSorted()).toEqual(said.toSorted());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
