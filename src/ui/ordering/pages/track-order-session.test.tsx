import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import type { PageReport } from '#application/kernel/page-report.ts';
import { to } from '#application/kernel/system.ts';
import type { OrderReviewDraft } from '#application/ordering/order-reviews.port.ts';
import { requestRefundMachine } from '#application/ordering/request-refund/machine.ts';
import { reorderMachine } from '#application/ordering/reorder/machine.ts';
import type * as Again from '#application/ordering/reorder/machine.ts';
import type * as Refund from '#application/ordering/request-refund/machine.ts';
import { trackOrderMachine } from '#application/ordering/track-order/machine.ts';
import type * as TrackOrder from '#application/ordering/track-order/machine.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import { writeReviewMachine } from '#application/ordering/write-review/machine.ts';
import type * as WriteReview from '#application/ordering/write-review/machine.ts';
import type { Ordering } from '#application/shell/services.ts';
import type { ReadScope } from '#application/kernel/query.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownOrders } from '#infrastructure/ordering/storage.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { anOrder, NOON } from '#tests/support/builders/order.ts';
import { aReorder, aReorderLine } from '#tests/support/builders/reorder.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { TrackOrderPage } from './track-order-page.tsx';

const signedOut = refuse({ kind: 'signedOut' } as const);
const notYours = refuse({ kind: 'refused', status: 404, code: 'order', message: 'No.' } as const);
const DOSA = { id: id<'Item'>(1), name: 'Masala Dosa', image: '/pictures/dosa-320.webp' };

async function atOrder() {
  let found: TrackOrder.FindAnswer = ok({
    tracked: anOrder({ status: 'delivered', refundable: true }),
    at: NOON,
  });
  const signIn = answeredByHand<AuthenticationRequest, AuthenticationOutcome>();
  const authenticate = fromPromise<AuthenticationOutcome, AuthenticationRequest>(({ input }) =>
    signIn.ask(input),
  );
  const trackOrder = trackOrderMachine.provide({
    actors: {
      watchPage: fromCallback<EventObject, undefined, PageReport>(() => {}),
      watchVisitorKind,
      find: fromPromise<TrackOrder.FindAnswer, OrderClaim>(async () => found),
      readLines: fromPromise<TrackOrder.LinesAnswer, OrderClaim>(async () => ok([])),
    },
  });
  const writeReview = writeReviewMachine.provide({
    actors: {
      authenticate,
      sendReview: fromPromise<WriteReview.SendAnswer, OrderReviewDraft>(async () => signedOut),
    },
  });
  const requestRefund = requestRefundMachine.provide({
    actors: {
      readReasons: fromPromise<Refund.ReasonsAnswer, undefined>(async () => ok(['It was cold'])),
    },
  });
  const reorder = reorderMachine.provide({
    actors: {
      checkReorder: fromPromise<Again.CheckAnswer, OrderClaim>(async () =>
        ok(aReorder(aReorderLine({ is: dollars(23) }))),
      ),
    },
  });
  const reviews = (scope: ReadScope) => ({
    key: ['orders', scope, 'reviews'],
    read: async () => ok({ items: [{ ...DOSA, review: null, reviewable: true }], courier: null }),
  });
  const ordering = {
    trackOrder,
    writeReview,
    requestRefund,
    reorder,
    orders: { reviews },
    knownOrders: createKnownOrders(memoryStore()),
  } as unknown as Ordering;
  const { app } = await startApp({ token: 't1' });
  const session = to('session')(app.storefront);
  renderView(<TrackOrderPage />, {
    app: { ...app, ordering: async () => ordering },
    path: '/track-order?order_id=100042',
  });
  return {
    signIn,
    sessionEnds: () => act(() => session.send({ type: 'token.refuse', token: 't1' })),
    signsIn: () =>
      act(() => session.send({ type: 'token.receive', token: 't2', rememberMe: false })),
    isNotTheirs: () => void (found = notYours),
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const form = () => screen.findByRole('dialog', { name: /^Review ?Masala Dosa$/ });
const TEXTS = /What was it like/;

async function writeReview() {
  await press('Review Masala Dosa');
  const dialog = within(await form());
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(dialog.getByLabelText(TEXTS), 'Crisp');
}

test('a review stays in its form when the session ends, and the order is gone once that is left', async () => {
  const customer = await atOrder();
  await writeReview();
  customer.sessionEnds();
  await press('Send review');
  await waitFor(() => expect(customer.signIn.calls).toHaveLength(1));
  await customer.signIn.answers('dismissed');
  expect(within(await form()).getByLabelText(TEXTS)).toHaveValue('Crisp');
  await press('Close');
  expect(await screen.findByRole('heading', { name: 'Track your order' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Order #100042' })).toBeNull();
});

test('an order is not shown to another customer who signs in over its review', async () => {
  const customer = await atOrder();
  await writeReview();
  customer.sessionEnds();
  customer.isNotTheirs();
  customer.signsIn();
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a request for a refund stays in its form when the session ends [CHK-14] [AUTH-10]', async () => {
  const customer = await atOrder();
  await press('Request refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request refund' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'It was cold' }));
  customer.sessionEnds();
  expect(dialog.getByRole('radio', { name: 'It was cold' })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Request refund' })).toBeEnabled();
});

test('what can be had of an order again stays on show when the session ends [CHK-14] [AUTH-10]', async () => {
  const customer = await atOrder();
  await press('Order again: #100042');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Masala Dosa/);
  customer.sessionEnds();
  expect(dialog.getByText(/Masala Dosa/)).toBeVisible();
});
