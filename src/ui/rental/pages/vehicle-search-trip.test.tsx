import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Recalled, Recalling, ZonesAnswer } from '#application/rental/search-trip/setup.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { searchOf } from '#domain/rental/trip-search.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aDistanceTrip, anHourlyTrip, aVehicle } from '#tests/support/builders/rental.ts';
import { vehiclesByHand } from '#tests/support/fakes/vehicle-reader.ts';
import { renderView } from '#tests/support/render.tsx';
import { quietSearch, startApp } from '#tests/support/start-app.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { CurrentPage } from '#ui/shell/parts/current-page.tsx';

/** A Saturday noon in New York. */
const NOON = instant(Date.UTC(2026, 10, 21, 17));

const Address = () => <output aria-label="Address">{useAddress().search}</output>;
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

type Facts = { readonly path?: string; readonly recalled?: readonly Recalled[] };

/** `recalled`: recent destinations stored in the browser. Every place is in zone 1. */
async function openPage({ path = '/rental/vehicle-search', recalled = [] }: Facts) {
  const vehicles = vehiclesByHand({ vehicles: [aVehicle()] });
  const searchTrip = quietSearch(NOON).provide({
    actors: {
      watchMemory: fromCallback<EventObject, Recalling, Recalled>(({ sendBack }) =>
        recalled.forEach(sendBack),
      ),
      findZones: fromPromise<ZonesAnswer, { readonly point: GeoPoint }>(async () => ok('[1]')),
    },
  });
  const { AddressBar, app } = await startApp({
    vehicles,
    module: rentalModule(),
    machines: { searchTrip },
  });
  renderView(
    <>
      <AddressBar />
      <Address />
      <CurrentPage />
    </>,
    { app, path },
  );
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
  await filters.findByRole('button', { name: 'Automatic' });
  return { filters, shown: () => vehicles.searched.at(-1)?.trip };
}

const recall = (trip: Parameters<typeof searchOf>[0]): Recalled => ({
  type: 'search.recall',
  search: searchOf(trip),
  isTouched: false,
});

describe('the list of vehicles and the trip that is searched say one thing', () => {
  test('a searched trip is by the hour or by distance: the list has no other choice beside it [RENT-SEARCH-05]', async () => {
    const { filters } = await openPage({ recalled: [recall(anHourlyTrip())] });

    expect(await screen.findByText(/^3 hours/)).toBeVisible();
    expect(filters.queryByRole('button', { name: 'By distance' })).not.toBeInTheDocument();
    expect(filters.getByText('Price an hour')).toBeVisible();
  });

  test('a card shows what the searched trip costs, before the rate [X-02]', async () => {
    await openPage({ recalled: [recall(anHourlyTrip())] });
    const card = within(await screen.findByRole('article'));

    expect(await card.findByText('$30.00 total')).toBeVisible();
    expect(card.getByText(/\$10\.00\/hr × 3 hours/)).toBeVisible();
    expect(card.queryByText('$2.00/km')).not.toBeInTheDocument();
  });

  test('until the search has come, a card shows what the trip of the address costs [X-02]', async () => {
    await openPage({ path: '/rental/vehicle-search?pickup=40.7,-74,Pier&hours=5' });
    const card = within(await screen.findByRole('article'));

    expect(await card.findByText('$50.00 total')).toBeVisible();
  });

  test('what is searched is what the list shows, whatever an older address says', async () => {
    const { filters, shown } = await openPage({
      path: '/rental/vehicle-search?trip=distance_wise&pickup=40.7,-74,Pier',
      recalled: [recall(anHourlyTrip())],
    });

    expect(await filters.findByText('Price an hour')).toBeVisible();
    expect(shown()).toMatchObject({ type: 'hourly', pickup: anHourlyTrip().pickup });
  });

  test('by distance, as the list is narrowed before a trip is searched, is what the form begins with', async () => {
    const { filters, shown } = await openPage({});

    await userEvent.click(filters.getByRole('button', { name: 'By distance' }));

    expect(address()).toBe('?trip=distance_wise');
    expect(shown()?.type).toBe('distance_wise');
    await userEvent.click(screen.getByRole('button', { name: 'Choose your trip' }));
    expect(await screen.findByRole('button', { name: 'Distance wise' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('by distance, chosen in the form, is what the list shows prices for', async () => {
    const { filters, shown } = await openPage({});
    await userEvent.click(screen.getByRole('button', { name: 'Choose your trip' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Distance wise' }));

    expect(filters.getByText('Price a kilometre')).toBeVisible();
    expect(filters.getByRole('button', { name: 'By distance' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(shown()?.type).toBe('distance_wise');
  });

  test('a searched trip is asked for once, though its way was measured meanwhile', async () => {
    const trip = aDistanceTrip();
    const { shown } = await openPage({ recalled: [recall(trip)] });

    await screen.findByText(/km/, { selector: 'p, p *' });
    expect(shown()).toMatchObject({ type: 'distance_wise', route: null });
  });
});
