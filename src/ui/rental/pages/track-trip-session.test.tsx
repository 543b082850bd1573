import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { to } from '#application/kernel/system.ts';
import { refuse } from '#domain/kernel/result.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownTrips } from '#infrastructure/rental/known-trips.storage.ts';
import { aHandedVehicle } from '#tests/support/builders/rental.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { seen, tripsByHand } from '#tests/support/start-managing-trip.ts';
import { TrackTripPage } from './track-trip-page.tsx';

const signedOut = refuse({ kind: 'signedOut' } as const);
const reviewable = aHandedVehicle({ reviewable: true });
const completed = () => seen({ status: 'completed', handed: [reviewable] });

async function atTrip(first: ReturnType<typeof seen>) {
  const trips = tripsByHand([first]);
  const knownTrips = createKnownTrips(memoryStore());
  const { app } = await startApp({
    token: 't1',
    rental: { manageTrip: trips.machine, knownTrips },
  });
  const session = to('session')(app.storefront);
  renderView(<TrackTripPage />, { app, path: '/rental/track-trip?trip_id=500001' });
  return {
    ...trips,
    app,
    sessionEnds: () => act(() => session.send({ type: 'token.refuse', token: 't1' })),
    signsIn: () =>
      act(() => session.send({ type: 'token.receive', token: 't2', rememberMe: false })),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const form = () => screen.findByRole('dialog', { name: /^How was ?Blue sedan\?$/ });
const TEXTS = /What was it like/;

async function writeReview() {
  await press('Review Blue sedan');
  const dialog = within(await form());
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(dialog.getByLabelText(TEXTS), 'Clean');
}

/** The server's answers between the end of the session and the next sign-in. */
const notYours = refuse({ kind: 'refused', status: 404, code: 'trip', message: 'No.' } as const);

test('a trip is not shown to another customer who signs in over its review', async () => {
  const customer = await atTrip(completed());
  await writeReview();
  customer.sessionEnds();
  customer.reviewAnswers(signedOut);
  await press('Send review');
  await waitFor(() => expect(customer.signIn.calls).toHaveLength(1));
  customer.answersNext(notYours, notYours);
  customer.signsIn();
  await customer.signIn.answers('signedIn');
  expect(await screen.findByText('Trip not found')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(customer.reviews).toHaveLength(1);
});

test('with the session a trip leaves the page, and is back once its customer has signed in', async () => {
  const customer = await atTrip(seen());
  await screen.findByRole('heading', { name: 'Trip #500001' });
  customer.sessionEnds();
  expect(await screen.findByLabelText(/Phone/)).toBeVisible();
  customer.signsIn();
  expect(await screen.findByRole('heading', { name: 'Trip #500001' })).toBeVisible();
});
