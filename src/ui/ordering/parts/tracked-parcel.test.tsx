import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#application/kernel/path.ts';
import type { Sharing } from '#application/kernel/sharing.port.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Order } from '#domain/ordering/order.ts';
import { aParcelOrder, NOON } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { startTracking } from '#tests/support/start-tracking.ts';
import { TrackView } from '#ui/ordering/pages/track-order-page.tsx';
import { words } from '#tools/messages/words.ts';

async function show(facts: Partial<Order>) {
  const { app: quiet } = await startApp();
  const shareLink = vi.fn<Sharing['shareLink']>();
  const app = { ...quiet, sharing: { ...quiet.sharing, shareLink } };
  const { track } = startTracking({}, [ok({ followed: aParcelOrder(facts), at: NOON })]);
  renderView(
    <main>
      <TrackView track={track} />
    </main>,
    { app },
  );
  await screen.findByRole('heading', { name: 'Order #100042' });
  return { shareLink };
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

  await userEvent.click(screen.getByRole('button', { name: words('ordering.parcel.shareLink') }));

  expect(shareLink).toHaveBeenCalledExactlyOnceWith(paths.followParcel('token-of-the-link'));
});
