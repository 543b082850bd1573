import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { Path } from '#application/kernel/path.ts';
import type { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import type * as CheckoutGate from '#application/cart/checkout-gate/machine.ts';

/**
 * Passes the checkout gate of the cart: without a question it opens at once. A gate stopped without
 * an answer lets no customer through.
 */
export const passGate = fromPromise<CheckoutGate.Output, Path>(
  async ({ input: to, system, signal }) => {
    const outcome = await askDialog<typeof checkoutGateMachine>(
      { type: 'dialog.open', id: 'checkoutGate', request: { hasItems: true, to } },
      { system, signal },
    );
    return outcome ?? 'stayed';
  },
);
