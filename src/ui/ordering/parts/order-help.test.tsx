import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import { anOrder, aParcelOrder } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { words } from '#tools/messages/words.ts';
import { OrderHelp } from './order-help.tsx';

const help = (status: OrderStatus, refundable = false) =>
  renderView(
    <OrderHelp order={anOrder({ status, refundable })} onRefund={refundable ? () => {} : null} />,
  );
const late = () => screen.queryByText(words('ordering.afterOrder.late'));

test('an order on its way may be late; its money can be asked back once it has come', () => {
  help('picked_up');
  expect(late()).toBeVisible();
  expect(screen.getByText(words('ordering.afterOrder.missingLater'))).toBeVisible();
});

test('an order that has come is not late, and its money can be asked back', () => {
  help('delivered', true);
  expect(late()).toBeNull();
  expect(screen.getByText(words('ordering.afterOrder.missingText'))).toBeVisible();
});

test('an order that is not paid yet is not late: no store has heard of it (D-09)', () => {
  const unpaid = anOrder({ status: 'pending', paymentMethod: 'digital_payment' });
  renderView(<OrderHelp order={unpaid} onRefund={null} />);
  expect(screen.getByText(words('ordering.afterOrder.help'))).toBeVisible();
  expect(late()).toBeNull();
});

test('where the money is asked back already, it says so instead of when it can be asked', () => {
  help('refund_requested');
  expect(screen.getByText(words('ordering.afterOrder.missingAsked'))).toBeVisible();
  expect(screen.queryByText(words('ordering.afterOrder.missingLater'))).toBeNull();
});

test('no store sold a parcel: none is to be called, and nothing is said of money that cannot be asked back', () => {
  const parcel = aParcelOrder({ status: 'picked_up' });
  renderView(<OrderHelp order={parcel} onRefund={null} />);
  expect(screen.getByRole('link', { name: words('ordering.afterOrder.helpPage') })).toBeVisible();
  expect(screen.queryByText(words('ordering.afterOrder.missing'))).toBeNull();
  expect(late()).toBeNull();
});

test('the money for a parcel is asked back as for an order, and the answer is awaited from no store', () => {
  const delivered = aParcelOrder({ status: 'delivered', refundable: true });
  const { unmount } = renderView(<OrderHelp order={delivered} onRefund={() => {}} />);
  expect(screen.getByText(words('ordering.afterOrder.missingText'))).toBeVisible();
  unmount();

  const asked = aParcelOrder({ status: 'refund_requested', refundable: false });
  renderView(<OrderHelp order={asked} onRefund={null} />);
  expect(screen.getByText(words('ordering.afterOrder.parcelAsked'))).toBeVisible();
});
