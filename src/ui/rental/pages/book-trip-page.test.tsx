import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import type * as BookTrip from '#application/rental/book-trip/setup.ts';
import type { Booking, TripQuery, TripQuote } from '#application/rental/booking.ts';
import { id } from '#domain/kernel/id.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import type { AppConfig } from '#domain/shell/config.ts';
import { aTripQuote } from '#tests/support/builders/booking.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aModule } from '#tests/support/builders/module.ts';
import {
  aTripCart,
  aTripLine,
  aVehicle,
  anHourlyTrip,
  TUESDAY_AT_THREE,
} from '#tests/support/builders/rental.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { BookTripPage } from './book-trip-page.tsx';

const AN_HOUR = 60 * MINUTE;

type Facts = {
  readonly customer?: BookTrip.Renting['customer'];
  readonly config?: Partial<AppConfig>;
  readonly coupons?: Partial<Pick<TripQuote, 'couponProblem' | 'coupons'>>;
  readonly walletBalance?: Money | null;
};

/** The checkout of a trip cart, as a guest an hour before the pickup. */
async function open(
  cart: TripCart,
  now = later(TUESDAY_AT_THREE, -AN_HOUR),
  { customer = { kind: 'guest' }, config = {}, coupons = {}, walletBalance = null }: Facts = {},
) {
  const shopping = { now, cart: { kind: 'read', cart }, customer } as const;
  const quoteWith = (code: string | null) =>
    aTripQuote(cart, {
      ...{ walletBalance, coupons: coupons.coupons ?? [] },
      couponProblem: code === null ? null : (coupons.couponProblem ?? null),
    });
  const bookTrip = bookTripMachine.provide({
    actors: {
      watchRenting: fromCallback<EventObject, undefined, BookTrip.Report>(({ sendBack }) =>
        sendBack({ type: 'shopping.change', shopping }),
      ),
      recallUnanswered: fromPromise<readonly TripDraft[], undefined>(async () => []),
      takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, TripQuery>(
        async ({ input: { couponCode } }) => ok({ quote: quoteWith(couponCode) }),
      ),
    },
  });
  const module = aModule({ id: id(6), type: 'rental', name: 'Rental' });
  const { app } = await startApp({ module, now, config, rental: { bookTrip } });
  renderView(
    <>
      <BookTripPage />
      <Dialogs />
    </>,
    { app, path: '/rental/checkout' },
  );
  const summary = await screen.findByRole('region', { name: 'Price summary' });
  await within(summary).findByText('Total');
  return { summary };
}

describe('the checkout of a trip', () => {
  test.each([
    [{ gone: true }, 'This vehicle is no longer for rent. Remove it to go on.'],
    [{ quantity: quantity(4) }, 'Only 3 are available. Take fewer to go on.'],
    [{ free: 0 }, 'It is taken at that time. Choose another pickup time, or another vehicle.'],
    [
      { quantity: quantity(3), free: 2 },
      'Only 2 are free at that time. Take fewer, or choose another pickup time.',
    ],
  ])('says below the vehicle why it cannot be booked: %j [D-79]', async (facts, why) => {
    const van = aTripLine({ id: id(12), vehicle: aVehicle({ id: id(2), name: 'Red van' }) });
    const { summary } = await open(aTripCart({ lines: [aTripLine(facts), van] }));

    expect(within(summary).getByText(why)).toBeVisible();
    const read = summary.textContent;
    expect(read.indexOf('Blue sedan')).toBeLessThan(read.indexOf(why));
    expect(read.indexOf(why)).toBeLessThan(read.indexOf('Red van'));
    expect(within(summary).getByRole('button', { name: 'Remove Blue sedan' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Book trip' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(within(summary).queryByRole('button', { name: 'Remove Red van' })).toBeNull();
  });

  test('asks for another pickup time once the one it has is past [D-75]', async () => {
    await open(aTripCart(), later(TUESDAY_AT_THREE, MINUTE));

    expect(screen.getByRole('button', { name: 'Pick up as soon as possible' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a pickup time' }));

    expect(await screen.findByRole('dialog', { name: 'Edit trip' })).toBeVisible();
  });

  test('never asks who is to be picked up now to choose a time [D-75]', async () => {
    await open(aTripCart({ details: anHourlyTrip({ pickupAt: null }) }));

    expect(screen.queryByRole('button', { name: 'Choose a pickup time' })).toBeNull();
    expect(screen.queryByText(/choose a pickup time/i)).toBeNull();
    expect(screen.getByRole('button', { name: 'Pick up as soon as possible' })).toBeEnabled();
  });

  const both = { digitalPayment: true, wallet: true };
  const customer = { kind: 'customer', profile: null } as const;
  const CASH = /Cash to the provider/;

  test.each([
    { who: 'a guest who has no other way', facts: {}, ways: [CASH] },
    { who: 'a guest', facts: { config: both }, ways: [/Pay online/, CASH] },
    { who: 'a customer', facts: { customer, config: both }, ways: [/Pay online/, /Wallet/, CASH] },
  ])('lets $who pay by $ways [CHK-16, D-71]', async ({ facts, ways }) => {
    await open(aTripCart(), undefined, facts);
    expect(screen.getByRole('radio', { name: CASH })).toBeChecked();
    const payment = within(screen.getByRole('group', { name: 'Payment' }));
    expect(payment.getAllByRole('radio')).toHaveLength(ways.length);

    for (const name of ways) {
      await userEvent.click(payment.getByRole('radio', { name }));
      expect(payment.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
    }
  });

  test('shows a wallet that holds less than the trip costs, and takes nothing from it [CHK-16, D-71]', async () => {
    const walletBalance = dollars(29.99);
    await open(aTripCart(), undefined, { customer, config: both, walletBalance });

    expect(screen.getByRole('radio', { name: /Wallet/ })).toBeDisabled();
    expect(screen.getByText('You have $29.99, less than this trip costs.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Cash to the provider/ })).toBeChecked();
  });
});
