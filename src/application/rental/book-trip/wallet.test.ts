import { expect, test } from 'vitest';
import { quantity } from '#domain/kernel/quantity.ts';
import { aTripQuote } from '#tests/support/builders/booking.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aTripCart, aTripLine } from '#tests/support/builders/rental.ts';
import { startBooking } from '#tests/support/start-booking.ts';
import * as select from './selectors.ts';
import { bookingRules } from '#application/rental/booking.ts';

const two = aTripCart({ lines: [aTripLine({ quantity: quantity(2) })] });

test('a wallet that does not cover the changed trip is not offered, nor booked with [CHK-16, D-71]', async () => {
  const app = await startBooking({
    customer: { kind: 'customer', profile: null },
    says: () => ({ walletBalance: dollars(30) }),
  });
  const wallet = () =>
    select.paymentOptions(app.booking.getSnapshot()).find(({ method }) => method === 'wallet');
  app.booking.send({ type: 'method.choose', method: 'wallet' });
  app.booking.send({ type: 'field.type', field: 'name', text: 'Asha Rao' });
  app.booking.send({ type: 'field.type', field: 'phone', text: '+12125550123' });
  expect(wallet()).toEqual({ method: 'wallet', available: true, limit: dollars(30) });
  expect(select.canSubmit(app.booking.getSnapshot())).toBe(true);

  await app.changesTo(two);

  const seen = app.booking.getSnapshot();
  expect(wallet()).toEqual({ method: 'wallet', available: false, limit: dollars(30) });
  expect(select.canSubmit(seen)).toBe(false);
  expect(select.blocker(seen)).toEqual({
    kind: 'field',
    field: { field: 'method', error: 'notOffered' },
  });
});

test.each([
  ['wallet', 29.99, false],
  ['wallet', 30, true],
  ['cash_payment', 0, true],
] as const)(
  'a new price that is paid by %s with $%d in the wallet goes on: %s [CHK-18]',
  (method, holds, isAllowed) => {
    const quote = aTripQuote(aTripCart(), { walletBalance: dollars(holds) });
    const contact = { name: 'Asha Rao', phone: '+12125550123', email: '' };
    const request = {
      currency: quote.summary.total.currency,
      taxIncluded: false,
      couponCode: null,
    };
    const orders = { details: { contact, method, note: '' }, seen: quote, quote, request };

    expect(bookingRules.allows(orders)).toBe(isAllowed);
  },
);
