import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { Path } from '#application/kernel/path.ts';
import type { checkoutGateMachine } from '#application/cart/checkout-gate/machine.ts';
import type * as CheckoutGate from '#application/cart/checkout-gate/machine.ts';

/**
 * The way to a checkout, by the same gate as that of the cart: who is asked nothing goes at once. A gate that
 * was stopped unanswered has let no customer through.
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
