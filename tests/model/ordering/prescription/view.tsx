import { fromCallback, fromPromise } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import type * as Checkout from '#application/ordering/checkout.types.ts';
import type { OrderQueries } from '#application/ordering/order.queries.ts';
import type { prescriptionMachine } from '#application/ordering/prescription.machine.ts';
import type { QuoteCommand } from '#application/ordering/take-quote.use-case.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Ordering } from '#application/shell/services.ts';
import { ok } from '#domain/kernel/result.ts';
import { aQuotedLine, aStoreQuote } from '#tests/support/builders/order.ts';
import { aShopping, quoted } from '#tests/support/start-checkout.ts';
import { startApp } from '#tests/support/start-app.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createSessionKnownOrders } from '#infrastructure/ordering/session-known-orders.adapter.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { CheckoutPage } from '#ui/ordering/pages/checkout-page.tsx';

const onPrescription = quoted({
  stores: [aStoreQuote({ lines: [aQuotedLine({ needsPrescription: true })] })],
});

/** A checkout of a medicine. That it needs a prescription, the walk says. */
export const view: ViewFixture<typeof prescriptionMachine> = async ({ machine, inspect }) => {
  const { app: quiet } = await startApp({ inspect });
  const checkout = checkoutMachine.provide({
    actors: {
      prescription: machine,
      watchShopping: fromCallback<
        Checkout.BasketCommand,
        Pick<Checkout.Input, 'page'>,
        Checkout.ShoppingReport
      >(({ sendBack }) => {
        sendBack({ type: 'shopping.change', shopping: aShopping() });
      }),
      recallUnanswered: fromPromise<readonly OrderDraft[], undefined>(async () => []),
      takeQuote: fromPromise<Checkout.QuoteAnswer, QuoteCommand>(async () => onPrescription),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
        () => new Promise(() => {}),
      ),
    },
    // The walk tells of it itself.
    actions: { askForPrescription: () => {} },
  });
  const orders = {
    prescription: (scope, id) => ({
      key: ['orders', scope, 'prescription', id],
      read: async () => ok('data:image/png;base64,'),
    }),
  } as Partial<OrderQueries> as OrderQueries;
  const knownOrders = createSessionKnownOrders(memoryStore());
  const app = { ...quiet, ordering: async () => ({ checkout, knownOrders, orders }) as Ordering };
  return { view: <CheckoutPage />, app, path: paths.checkout('cart') };
};
