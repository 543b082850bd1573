import { fromCallback, fromPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { paths } from '#application/kernel/path.ts';
import { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import type { QuoteCommand } from '#application/ordering/take-quote.use-case.ts';
import type { Ordering, Services } from '#application/shell/services.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownOrders } from '#infrastructure/ordering/storage.ts';
import { noCoupon } from '#tests/support/no-coupon.ts';
import { aShopping, quoted } from '#tests/support/start-checkout.ts';
import { CheckoutPage } from '#ui/ordering/pages/checkout-page.tsx';

type Around = {
  readonly quote?: Checkout.QuoteAnswer;
  readonly unanswered?: readonly OrderDraft[];
};

/** A checkout whose cart and prices are available at once, for the walk of a flow inside it. */
export const checkoutAround = ({ quote = quoted(), unanswered = [] }: Around = {}) =>
  checkoutMachine.provide({
    actors: {
      watchShopping: fromCallback<
        Checkout.BasketCommand,
        Pick<Checkout.Input, 'page'>,
        Checkout.ShoppingReport
      >(({ sendBack }) => {
        sendBack({ type: 'shopping.change', shopping: aShopping() });
      }),
      recallUnanswered: fromPromise<readonly OrderDraft[], undefined>(async () => unanswered),
      takeQuote: fromPromise<Checkout.QuoteAnswer, QuoteCommand>(async () => quote),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
        () => new Promise(() => {}),
      ),
    },
  });

/** The page of that checkout, in an otherwise quiet app. */
export function pageOf(quiet: Services, ordering: Pick<Ordering, 'checkout'> & Partial<Ordering>) {
  const knownOrders = createKnownOrders(memoryStore());
  const app = {
    ...quiet,
    ordering: async () => ({ knownOrders, couponMemory: noCoupon, ...ordering }) as Ordering,
  };
  return { view: <CheckoutPage />, app, path: paths.checkout('cart') };
}
