import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Parcels } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import type { ParcelPayment } from '#domain/parcel/parcel-quote.ts';
import type { Stage } from '#domain/payment/stage.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { cents } from '#tests/support/builders/money.ts';
import { paymentByHand } from '#tests/support/fakes/payment-by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { ParcelPlaced } from './parcel-placed.tsx';

const placed = {
  ...{ id: id<'Order'>(100_042), total: cents(742), phone: '+12125550123' },
  trackingToken: 'token-of-the-link',
};

async function sent(method: ParcelPayment, first: Stage = 'unbegun', afterwards?: Stage) {
  const { machine: payOrder, asked } = paymentByHand(placed.total, first, afterwards);
  const { app: quiet } = await startApp();
  const app = { ...quiet, parcel: async () => ({ payOrder }) as Partial<Parcels> as Parcels };
  renderView(
    <main>
      <ParcelPlaced placed={{ ...placed, method }} />
    </main>,
    { app },
  );
  return { asked };
}

const isBooked = 'Your parcel is booked';

test.each([
  { method: 'cash_on_delivery', says: '$7.42' },
  { method: 'wallet', says: '$7.42 paid from your wallet' },
] as const)(
  'a parcel that is paid by $method is booked, and the gateway is not asked [CHK-15, D-69]',
  async ({ method, says }) => {
    const { asked } = await sent(method);

    expect(await screen.findByRole('heading', { name: isBooked })).toHaveFocus();
    expect(screen.getByText(says)).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('who sends a parcel to be paid online is led to the gateway, and has not paid yet [D-69, D-09]', async () => {
  const { asked } = await sent('digital_payment');

  expect(await screen.findByRole('heading', { name: 'Now for the payment' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: isBooked })).toBeNull();
  expect(screen.getByText('$7.42 to pay online')).toBeVisible();
  const paidFor = { kind: 'parcel', id: 100_042, phone: '+12125550123' };
  expect(asked).toEqual([{ paidFor, from: 'checkout' }, 'https://gateway.example/pay']);
  expect(await axeFinds()).toEqual([]);
});
