import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Stage } from '#domain/payment/stage.ts';
import { aBookedTrip } from '#tests/support/builders/booking.ts';
import { dollars } from '#tests/support/builders/money.ts';
import type { aTrip } from '#tests/support/builders/rental.ts';
import { paymentByHand } from '#tests/support/fakes/payment-by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { seen, startManagingTrip } from '#tests/support/start-managing-trip.ts';
import { TripView } from '#ui/rental/pages/track-trip-page.tsx';
import { TripPayment } from './trip-payment.tsx';
import { TripPlaced } from './trip-placed.tsx';

const aPayment = (...stages: [first: Stage, afterwards?: Stage]) =>
  paymentByHand(dollars(30), ...stages);

async function booked(method: 'cash_payment' | 'wallet' | 'digital_payment', stage: Stage) {
  const payment = aPayment(stage, 'inCash');
  const { app } = await startApp({ rental: { payTrip: payment.machine } });
  renderView(<TripPlaced trip={aBookedTrip({ method })} isGuest />, { app });
  return payment;
}

test.each([
  { method: 'cash_payment', says: 'Pay $30.00 in cash to the provider' },
  { method: 'wallet', says: '$30.00 paid from your wallet' },
] as const)('a trip that is paid by $method says so [CHK-16, D-71]', async ({ method, says }) => {
  const { asked } = await booked(method, 'unbegun');

  expect(await screen.findByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
  expect(asked).toEqual([]);
});

test('who booked a trip to be paid online is led to the gateway, and has not paid yet [D-71, CHK-16]', async () => {
  const { asked } = await booked('digital_payment', 'unbegun');

  expect(await screen.findByRole('heading', { name: 'Now for the payment' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your trip is booked' })).toBeNull();
  expect(screen.getByText('$30.00 to pay online')).toBeVisible();
  const paidFor = { kind: 'trip', id: 500_001, phone: '+12125550123' };
  expect(asked).toEqual([{ paidFor, from: 'checkout' }, 'https://gateway.example/pay']);
});

async function tracked(facts: Parameters<typeof aTrip>[0]) {
  const payment = aPayment('declined');
  const { manage } = startManagingTrip({}, [seen(facts)]);
  const { app } = await startApp();
  const before = <TripPayment manage={manage} rental={{ payTrip: payment.machine }} />;
  renderView(<TripView manage={manage} before={before} />, { app });
  expect(await screen.findByRole('heading', { name: 'Trip #500001' })).toBeVisible();
  return payment;
}

test('a trip whose payment was declined is paid on its page [D-71]', async () => {
  const { asked } = await tracked({ paymentMethod: 'digital_payment', status: 'payment_failed' });
  expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  expect(screen.queryByText('In cash, to the provider')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));

  const paidFor = { kind: 'trip', id: 500_001, phone: expect.anything() as unknown };
  expect(asked).toEqual([{ paidFor, from: 'tracking' }, 'https://gateway.example/pay']);
});

test.each([
  { paymentMethod: 'digital_payment', isPaid: true, says: 'Paid online' },
  { paymentMethod: 'cash_payment', isPaid: false, says: 'In cash, to the provider' },
] as const)(
  'a trip that is to be paid by $paymentMethod, paid: $isPaid, asks for nothing [D-71]',
  async ({ says, ...facts }) => {
    await tracked({ ...facts, status: 'pending' });
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
);
