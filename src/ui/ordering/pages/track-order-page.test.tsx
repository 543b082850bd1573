import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ok } from '#domain/kernel/result.ts';
import { ORDER_TEXT_NAMES } from '#domain/ordering/order-texts.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import { sentences } from '#ui/ordering/order-texts.messages.ts';
import { TrackView } from './track-order-page.tsx';

async function show(...how: Parameters<typeof startTracking>) {
  const app = startTracking(...how);
  const { app: shop } = await startApp();
  renderView(<TrackView track={app.track} />, { app: shop });
  await waitFor(() => expect(screen.queryByText('Looking for your order')).toBeNull());
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nothing = { number: null, phone: null };

test('a guest finds an order by its number and the phone (CHK-08, NAV-15)', async () => {
  const app = await show(nothing);
  await userEvent.type(screen.getByLabelText(/Order ID/), '100042');
  await userEvent.type(screen.getByLabelText(/Phone/), '+12125550123{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order #100042' })).toHaveFocus());
  expect(app.claims).toEqual([{ id: 100_042, phone: '+12125550123' }]);
});

test('shows each step with its time, the store, the address, the lines and the amounts (CHK-07)', async () => {
  const reached = { pending: NOON, confirmed: later(NOON, 2 * MINUTE) };
  const at = { address: '350 5th Avenue', road: '5th Avenue', house: '350', floor: '21' };
  const deliverTo = { name: 'Asha Rao', phone: '+12125550123', at, point: null };
  const tracked = anOrder({ status: 'confirmed', reached, deliverTo });
  await show({}, [ok({ tracked, at: NOON })]);
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Order placedDone: Order placedNov 21, 12:00 PM',
    'ConfirmedNow: ConfirmedNov 21, 12:02 PM',
    'Being preparedStill to come: Being prepared',
    'Ready for the courierStill to come: Ready for the courier',
    'On its wayStill to come: On its way',
    'DeliveredStill to come: Delivered',
  ]);
  expect(screen.getByText('12 Mott Street')).toBeVisible();
  expect(screen.getByText('350 5th Avenue')).toBeVisible();
  expect(screen.getByText('Floor 21')).toBeVisible();
  expect(await screen.findByText('Size: Large')).toBeVisible();
  expect(screen.getByText('$22.60')).toBeVisible();
  expect(screen.getByText('Last updated 12:00:00 PM')).toBeVisible();
});

test('shows all that the customer added to the order', async () => {
  const tracked = anOrder(recordOf(ORDER_TEXT_NAMES, (name) => `Added as ${name}`));
  await show({}, [ok({ tracked, at: NOON })]);
  for (const name of ORDER_TEXT_NAMES) {
    const sentence = sentences[name].defaultMessage.replace('{text}', tracked[name]);
    expect(await screen.findByText(sentence)).toBeVisible();
  }
});

test('when it comes is said by the clock, and read aloud when that changes [D-06]', async () => {
  const app = await show();
  const arrival = await screen.findByText('Arrives 12:25 – 12:40 PM');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Order #100042: Order placed');
  expect(said).toContainEqual(expect.stringMatching(/^Arrives 12:25\s–\s12:40\sPM$/));
  expect(screen.getByText(/will confirm it shortly/)).toBeVisible();
  expect(screen.queryByText('Later than planned')).toBeNull();
  app.answersNext(ok({ tracked: anOrder(), at: later(NOON, 20 * MINUTE) }));
  await press('Refresh');
  expect(await screen.findByText('Arrives 12:45 – 12:50 PM')).toBe(arrival);
  expect(screen.getByText('Later than planned')).toBeVisible();
  expect(screen.getByText('It was planned for 12:25 – 12:40 PM.')).toBeVisible();
});

const tomorrow = later(NOON, 24 * 60 * MINUTE);
const came = (minutes: number) =>
  ({ status: 'delivered', reached: { delivered: later(NOON, minutes * MINUTE) } }) as const;

test.each([
  [{ paymentMethod: 'wallet' }, 'Paid from your wallet', /^In cash/],
  // Its store has not heard of it (D-09).
  [
    { paymentMethod: 'digital_payment' },
    'The store gets your order once it is paid for.',
    /Arrives|will confirm it shortly/,
  ],
  [{ scheduledFor: tomorrow }, 'Arrives Sun, Nov 22, 12:00 – 12:30 PM', /Arrives 12/],
  [came(31), 'It arrived at 12:31 PM, as planned.', /later than/],
  [came(55), 'It arrived at 12:55 PM, later than planned (12:25 – 12:40 PM).', /as planned/],
] satisfies [Parameters<typeof anOrder>[0], string, RegExp][])(
  'of an order with %j the page says "%s", and not %s (D-09)',
  async (facts, said, not) => {
    await show({}, [ok({ tracked: anOrder(facts), at: later(NOON, 60 * MINUTE) })]);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(not)).toBeNull();
  },
);

test('a take-away is ready, and what has come is expected no more', async () => {
  const takeAway = anOrder({ type: 'take_away', status: 'processing', deliverTo: null });
  const app = await show({}, [ok({ tracked: takeAway, at: NOON })]);
  expect(screen.getByText('Ready 12:25 – 12:40 PM')).toBeVisible();
  const packed = { ...takeAway, status: 'handover' } as const;
  app.answersNext(ok({ tracked: packed, at: NOON }));
  await press('Refresh');
  expect(await screen.findByText(/Give the order number at the store/)).toBeVisible();
  expect(screen.queryByText(/^Ready 12/)).toBeNull();
  app.answersNext(ok({ tracked: anOrder({ status: 'delivered' }), at: NOON }));
  await press('Refresh');
  expect(await screen.findByText('Order #100042: Delivered')).toBeInTheDocument();
  expect(screen.queryByText(/^(Arrives|Ready) 12/)).toBeNull();
});

test('a pending order is canceled with a reason and a second press (CHK-14)', async () => {
  const app = await show();
  await press('Cancel order');
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order' });
  const confirm = within(dialog).getByRole('button', { name: 'Cancel order' });
  expect(confirm).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Ordered by mistake' }));
  app.answersNext(ok({ tracked: anOrder({ status: 'canceled' }), at: NOON }));
  await userEvent.click(confirm);
  const status = await screen.findByRole('heading', { name: 'Canceled' });
  await waitFor(() =>
    expect(within(status).getByText('Canceled', { selector: ':focus *' })).toBeVisible(),
  );
  expect(app.cancellations).toEqual([
    { claim: { id: 100_042, phone: '+12125550123' }, reason: 'Ordered by mistake' },
  ]);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});
