import { fromCallback, fromPromise } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { checkoutMachine } from '#application/ordering/checkout.machine.ts';
import type * as Checkout from '#application/ordering/checkout.types.ts';
import type { placingMachine } from '#application/ordering/placing.machine.ts';
import type { QuoteCommand } from '#application/ordering/take-quote.use-case.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { Ordering } from '#application/shell/services.ts';
import { aDraft } from '#tests/support/builders/order.ts';
import { aShopping, quoted } from '#tests/support/start-checkout.ts';
import { startApp } from '#tests/support/start-app.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createSessionKnownOrders } from '#infrastructure/ordering/session-known-orders.adapter.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { CheckoutPage } from '#ui/ordering/pages/checkout-page.tsx';

/** A checkout that places orders at once: with which of them it begins, the walk says. */
export const view: ViewFixture<typeof placingMachine> = async ({ machine, inspect }) => {
  const { app: quiet } = await startApp({ inspect });
  const checkout = checkoutMachine.provide({
    actors: {
      place: machine,
      watchShopping: fromCallback<
        Checkout.BasketCommand,
        Pick<Checkout.Input, 'page'>,
        Checkout.ShoppingReport
      >(({ sendBack }) => {
        sendBack({ type: 'shopping.change', shopping: aShopping() });
      }),
      recallUnanswered: fromPromise<readonly OrderDraft[], undefined>(async () => [aDraft()]),
      takeQuote: fromPromise<Checkout.QuoteAnswer, QuoteCommand>(async () => quoted()),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
        () => new Promise(() => {}),
      ),
    },
  });
  const knownOrders = createSessionKnownOrders(memoryStore());
  const app = { ...quiet, ordering: async () => ({ checkout, knownOrders }) as Ordering };
  return { view: <CheckoutPage />, app, path: paths.checkout('cart') };
};
