import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aHandedVehicle, AIRPORT, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { seen, startManagingTrip } from '#tests/support/start-managing-trip.ts';
import { TripView } from './track-trip-page.tsx';

async function show(...how: Parameters<typeof startManagingTrip>) {
  const trip = startManagingTrip(...how);
  const { app } = await startApp();
  renderView(<TripView manage={trip.manage} />, { app });
  await waitFor(() => expect(screen.queryByText('Looking for your trip')).toBeNull());
  return trip;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nothing = { number: null, phone: null };
const reviewable = aHandedVehicle({ reviewable: true });

test('a guest finds a trip by its number and the phone, or signs in [API-41]', async () => {
  const app = await show(nothing);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Trip ID/), '#500001');
  await userEvent.type(screen.getByLabelText(/Phone/), '+12125550123{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Trip #500001' })).toHaveFocus());
  expect(app.claims).toEqual([{ id: 500_001, phone: '+12125550123' }]);
});

test.each([false, true])(
  'a trip that waits for its payment says what its provider waits for, and no longer once it is paid: %s',
  async (isPaid) => {
    await show({}, [seen({ status: 'pending', paymentMethod: 'digital_payment', isPaid })]);
    const said = screen.queryByText('The provider gets your trip once it is paid for.');
    expect(said !== null).toBe(!isPaid);
  },
);

test('shows the way, the route, the provider, the vehicles and what they cost, by the one time zone [API-41]', async () => {
  await show({}, [
    seen({
      status: 'confirmed',
      type: 'distance_wise',
      hours: null,
      metres: 12_345,
      destination: AIRPORT,
      reached: { pending: TUESDAY_AT_THREE, confirmed: TUESDAY_AT_THREE },
      handed: [aHandedVehicle({ plate: 'NY 4821' })],
    }),
  ]);
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'BookedDone: BookedNov 24, 3:00 PM',
    'ConfirmedNow: ConfirmedNov 24, 3:00 PM',
    'On the wayStill to come: On the way',
    'CompletedStill to come: Completed',
  ]);
  expect(screen.getByText('Tuesday, November 24, 2026 at 3:00 PM')).toBeVisible();
  expect(screen.getByText('City Hall')).toBeVisible();
  expect(screen.getByText('Airport')).toBeVisible();
  expect(screen.getByText('12.345 km')).toBeVisible();
  expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+12125550199');
  expect(screen.getByText(/NY 4821/)).toBeVisible();
  expect(screen.getByText('$33.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
  expect(await axeFinds()).toEqual([]);
});

test('a vehicle is reviewed with half a star and the keyboard alone [CONST-19] [API-46]', async () => {
  const app = await show({ signedIn: true, phone: null }, [
    seen({ status: 'completed', handed: [reviewable] }),
  ]);
  await press('Review Blue sedan');
  const dialog = within(await screen.findByRole('dialog', { name: /^How was ?Blue sedan\?$/ }));
  expect(dialog.getByRole('button', { name: 'Send review' })).toBeDisabled();
  expect(dialog.getAllByRole('radio')).toHaveLength(10);
  dialog.getByRole('radio', { name: '3.5 stars' }).focus();
  await userEvent.keyboard(' ');
  expect(dialog.getByRole('radio', { name: '3.5 stars' })).toBeChecked();
  expect(dialog.getByText('3.5 of 5')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/What was it like/), 'Clean');
  const review = { rating: 3.5, comment: 'Clean', reply: null, pictures: [] };
  app.answersNext(
    seen({ status: 'completed', handed: [{ ...reviewable, reviewable: false, review }] }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Your review: 3.5 of 5')).toBeVisible();
  expect(app.reviews).toMatchObject([{ rating: 3.5, comment: 'Clean' }]);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Blue sedan' })).toHaveFocus());
});

test('a guest is told why there is nothing to review after the trip [API-46, D-92]', async () => {
  const why = 'Reviews are written by customers who booked with an account.';
  const app = await show({}, [seen({ status: 'ongoing' })]);
  expect(await screen.findByRole('heading', { name: 'On the way' })).toBeVisible();
  expect(screen.queryByText(why)).not.toBeInTheDocument();

  app.answersNext(seen({ status: 'completed', handed: [{ ...reviewable, reviewable: false }] }));
  act(() => app.manage.send({ type: 'look.again' }));

  expect(await screen.findByText(why)).toBeVisible();
});

test('after canceling, the reader is at the status that has changed, and is told of it [API-44]', async () => {
  const app = await show();
  await press('Cancel trip');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel trip' }));
  app.answersNext(seen({ status: 'canceled' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel trip' }));
  expect(await screen.findByText('Trip #500001: Canceled')).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Trip #500001: Canceled',
  );
  const status = screen.getByRole('heading', { name: 'Canceled' });
  await waitFor(() =>
    expect(within(status).getByText('Canceled', { selector: ':focus *' })).toBeVisible(),
  );
});

test('who leaves the question is where they opened it', async () => {
  await show();
  await press('Cancel trip');
  await press('Keep the trip');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel trip' })).toHaveFocus());
});
