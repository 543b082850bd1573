import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { createTripQueries } from '#application/rental/trip.queries.ts';
import type { Rental } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { TripRow } from '#domain/rental/trip.ts';
import type { TripTab } from '#domain/rental/trip-status.ts';
import { aTrip } from '#tests/support/builders/rental.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { sentence } from '#tests/support/sentence.ts';
import { MyTripsPage } from './my-trips-page.tsx';

type Trips = Partial<Record<TripTab, readonly TripRow[]>>;

async function show(
  trips: Trips,
  facts: { path?: string; failure?: CallFailure; held?: Promise<void> } = {},
) {
  const asked: unknown[] = [];
  const { app, AddressBar } = await startApp({ token: 't1' });
  const queries = createTripQueries({
    list: async (tab, page) => {
      asked.push([tab, page]);
      if (page > 1) await facts.held;
      const rows = trips[tab] ?? [];
      return facts.failure ? refuse(facts.failure) : ok({ rows, total: rows.length * 2 });
    },
  });
  renderView(
    <>
      <MyTripsPage />
      <AddressBar />
    </>,
    {
      app: { ...app, rental: async () => ({ trips: queries }) as Rental },
      path: facts.path ?? '/profile?page=my-trips',
    },
  );
  return asked;
}

const SAID = /^(Not paid yet|Payment failed|Waiting for confirmation)$/;

const tenTrips = Array.from({ length: 10 }, (_, index) => aTrip({ id: id(500_001 + index) }));

describe('my trips', () => {
  test('of the page before stay, busy, until the next has come: the focus stays on the way there', async () => {
    const held = Promise.withResolvers<void>();
    await show({ running: tenTrips }, { held: held.promise });
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));

    const last = await screen.findByRole('button', { name: 'Page 2', current: 'page' });
    expect(last).toHaveFocus();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');

    held.resolve();
    await waitFor(() => expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy'));
    expect(last).toHaveFocus();
  });

  test('the trips that have not ended are told with provider, pickup, price and status [ACC-07]', async () => {
    await show({ running: [aTrip({ quantity: 2 })] });
    const link = await screen.findByRole('link', { name: 'Harbor Cars' });
    expect(link).toHaveAttribute('href', '/rental/track-trip?trip_id=500001');
    expect(
      screen.getByText(sentence(/#500001 · 2 vehicles · Nov 24, 2026, 3:00 PM/)),
    ).toBeVisible();
    expect(screen.getByText('$33.00')).toBeVisible();
    expect(screen.getByText('Waiting for confirmation')).toBeVisible();
  });

  test('a trip that is to be paid at the gateway says so, and one whose payment failed says that [D-71]', async () => {
    const online = { paymentMethod: 'digital_payment', isPaid: false } as const;
    await show({
      running: [
        aTrip(online),
        aTrip({ ...online, id: id(500_002), status: 'payment_failed' }),
        aTrip({ ...online, id: id(500_003), isPaid: true }),
      ],
    });

    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(SAID).textContent)).toEqual([
      'Not paid yet',
      'Payment failed',
      'Waiting for confirmation',
    ]);
  });

  test('those that have ended are under a tab of their own, ten a page [ACC-07]', async () => {
    const asked = await show({
      completed: tenTrips.map((trip) => ({ ...trip, status: 'canceled' })),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Completed' }));
    expect(await screen.findAllByText('Canceled')).toHaveLength(10);
    await userEvent.click(await screen.findByRole('button', { name: /2/ }));
    await expect.poll(() => asked.at(-1)).toEqual(['completed', 2]);
  });

  test('without trips the way to the vehicles is shown', async () => {
    await show({}, { path: '/profile?page=my-trips&tab=completed' });
    expect(await screen.findByText('No trips yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a vehicle' })).toBeVisible();
  });

  test('a list that could not be read can be asked for again', async () => {
    await show({}, { failure: { kind: 'unreachable', cause: 'offline' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
