import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder, aParcelOrder } from '#tests/support/builders/order.ts';
import { renderView } from '#tests/support/render.tsx';
import { words } from '#tools/messages/words.ts';
import { OrderHelp } from './order-help.tsx';

type Facts = Parameters<typeof anOrder>[0];
const told = ['late', 'missing', 'missingLater', 'missingText', 'missingAsked', 'parcelAsked'];

function saysOf(order: ReturnType<typeof anOrder>) {
  renderView(<OrderHelp order={order} onRefund={order.refundable ? () => {} : null} />);
  expect(screen.getByRole('link', { name: words('kernel.help') })).toBeVisible();
  return told.filter((text) => screen.queryByText(words(`ordering.afterOrder.${text}`)) !== null);
}

test.each([
  { facts: { status: 'picked_up' }, says: ['late', 'missing', 'missingLater'] },
  { facts: { status: 'delivered', refundable: true }, says: ['missing', 'missingText'] },
  // No store has heard of it (D-09).
  {
    facts: { status: 'pending', paymentMethod: 'digital_payment' },
    says: ['missing', 'missingLater'],
  },
  { facts: { status: 'refund_requested' }, says: ['missing', 'missingAsked'] },
] satisfies { facts: Facts; says: string[] }[])(
  'the help with an order that is $facts.status says $says',
  ({ facts, says }) => {
    expect(saysOf(anOrder(facts))).toEqual(says);
  },
);

test.each([
  { facts: { status: 'picked_up' }, says: [] },
  { facts: { status: 'delivered', refundable: true }, says: ['missing', 'missingText'] },
  { facts: { status: 'refund_requested', refundable: false }, says: ['missing', 'parcelAsked'] },
] satisfies { facts: Facts; says: string[] }[])(
  'the help with a parcel that is $facts.status is of no store, and says $says',
  ({ facts, says }) => {
    expect(saysOf(aParcelOrder(facts))).toEqual(says);
  },
);
