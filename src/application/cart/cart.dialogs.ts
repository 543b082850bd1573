import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import { paths } from '#application/kernel/path.ts';
import type { checkoutGateMachine, GateRequest } from '#application/cart/checkout-gate/machine.ts';

export const cartDialogs = {
  checkoutGate: dialog<typeof checkoutGateMachine>()(
    (
      { config, identity }: DialogFacts,
      { hasItems, to = paths.checkout('cart') }: GateRequest,
    ) => ({
      to,
      facts: {
        hasItems,
        hasToken: identity.token !== null,
        guestCheckoutAllowed: config?.guestCheckout ?? false,
        guestByChoice: identity.guestByChoice,
      },
    }),
  ),
};
