import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Stage } from '#domain/payment/stage.ts';
import type { Order } from '#domain/ordering/order.ts';
import { axeFinds } from '#tests/support/axe-finds.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcelOrder, NOON } from '#tests/support/builders/order.ts';
import { paymentByHand } from '#tests/support/fakes/payment-by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import { TrackView } from '#ui/ordering/pages/track-order-page.tsx';
import { words } from '#tools/messages/words.ts';
import { OrderPayment } from './order-payment.tsx';

async function show(
  facts: Partial<Order>,
  stage: Stage = 'paid',
  { stageThen = stage, then = [] }: { stageThen?: Stage; then?: readonly Partial<Order>[] } = {},
) {
  const { app: quiet } = await startApp();
  const shareLink = vi.fn<Sharing['shareLink']>();
  const app = { ...quiet, sharing: { ...quiet.sharing, shareLink } };
  const { machine, asked } = paymentByHand(cents(742), stage, stageThen);
  const { track, claims } = startTracking(
    {},
    [facts, ...then].map((it) => ok({ tracked: aParcelOrder(it), at: NOON })),
    new SimulatedClock(),
  );
  renderView(
    <main>
      <TrackView
        track={track}
        before={<OrderPayment track={track} ordering={{ payOrder: machine }} />}
      />
    </main>,
    { app },
  );
  await screen.findByRole('heading', { name: 'Order #100042' });
  return { shareLink, asked, claims };
}

test('a parcel goes its own way: a courier is found, comes to the sender and brings it; nothing is prepared', async () => {
  const reached = { pending: NOON, confirmed: later(NOON, 2 * MINUTE) };
  await show({ status: 'confirmed', reached });

  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Order placed/),
    'Courier foundNow: Courier foundNov 21, 12:02 PM',
    'Courier at the senderStill to come: Courier at the sender',
    'On its wayStill to come: On its way',
    'DeliveredStill to come: Delivered',
  ]);
  expect(screen.getByText(words('ordering.arrival.parcelConfirmed'))).toBeVisible();
});

test.each(['pending', 'accepted', 'confirmed', 'handover', 'picked_up'] as const)(
  'no sentence about a parcel that is %s names a store',
  async (status) => {
    await show({ status });
    expect(screen.getByRole('main')).not.toHaveTextContent(/store/i);
  },
);

test('the link for the receiver is shared from the page of the parcel', async () => {
  const { shareLink } = await show({ status: 'picked_up' });

  await userEvent.click(screen.getByRole('button', { name: words('parcel.shareLink') }));

  expect(shareLink).toHaveBeenCalledExactlyOnceWith(paths.trackParcel('token-of-the-link'));
});

const unpaid = { paymentMethod: 'digital_payment', isPaid: false } as const;

test('a parcel whose payment was declined is paid on its page, where no store is named [D-69, D-09]', async () => {
  const { asked } = await show({ ...unpaid, status: 'failed' }, 'declined');
  expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/store/i);
  expect(await axeFinds()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Pay again' }));

  const paidFor = { kind: 'parcel', id: 100_042, phone: expect.anything() as unknown };
  expect(asked).toEqual([{ paidFor, from: 'tracking' }, 'https://gateway.example/pay']);
});

test.each([
  { stage: 'runOut', says: 'Your parcel was not paid in time' },
  { stage: 'returned', says: 'Your parcel is not sent, so you have your money back.' },
  { stage: 'owedBack', says: /^Your parcel is not sent\. We return the money/ },
  { stage: 'over', says: 'Your parcel no longer has to be paid for' },
] as const)('of a parcel whose payment is $stage the page says so [D-69, D-09]', async (row) => {
  await show({ ...unpaid, status: 'failed' }, row.stage);
  expect(await screen.findByText(row.says)).toBeVisible();
});

test('no courier is looked for before a parcel is paid that is to be paid online [D-69, D-09]', async () => {
  await show({ ...unpaid, status: 'pending' }, 'open');
  expect(screen.getByText('To be paid online')).toBeVisible();
  expect(screen.getByText('We look for a courier once your parcel is paid for.')).toBeVisible();
  expect(screen.queryByText(words('ordering.arrival.parcelPending'))).toBeNull();
});

test('a parcel that is paid online says so, and asks for nothing [D-69, D-09]', async () => {
  const { asked } = await show({ ...unpaid, isPaid: true, status: 'pending' });
  expect(screen.getByText('Paid online')).toBeVisible();
  expect(screen.queryByText('To be paid online')).toBeNull();
  expect(screen.getByText(words('ordering.arrival.parcelPending'))).toBeVisible();
  expect([asked, screen.queryByRole('button', { name: /^Pay/ })]).toEqual([[], null]);
});

test('what is paid where it is tracked is looked at anew at once, and is still said to be paid [D-69, D-09]', async () => {
  const { claims } = await show({ ...unpaid, status: 'pending' }, 'open', {
    stageThen: 'inCash',
    then: [{ paymentMethod: 'cash_on_delivery', isPaid: false, status: 'pending' }],
  });
  expect(screen.getByText('We look for a courier once your parcel is paid for.')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }));

  const pending = words('ordering.arrival.parcelPending');
  expect(await screen.findByText(pending)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You pay in cash' })).toBeVisible();
  expect(claims).toHaveLength(2);
});

test.each([
  { paymentMethod: 'wallet', says: ['Paid from your wallet'] },
  { paymentMethod: 'digital_payment', says: ['Paid online'] },
  { paymentMethod: 'cash_on_delivery', says: ['Paid in cash'] },
] as const)(
  'what has come says how it was paid, and nothing of cash to come: $paymentMethod [D-69]',
  async (row) => {
    await show({ paymentMethod: row.paymentMethod, isPaid: true, status: 'delivered' });
    const payment = within(screen.getByRole('region', { name: 'Payment' }));
    const said = payment.queryAllByText(
      /^(Paid|To be paid|In cash|The receiver pays|The sender pays)/,
    );
    expect(said.map(({ textContent }) => textContent)).toEqual(row.says);
  },
);
