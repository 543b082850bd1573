import { ok } from '#domain/kernel/result.ts';
import { home, office } from './flow.ts';
import { paths } from '#application/kernel/path.ts';
import type { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import type { Ordering } from '#application/shell/services.ts';
import { asksForAddress } from '#tests/model/support/asks-where.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { noCoupon } from '#tests/support/no-coupon.ts';
import { startApp } from '#tests/support/start-app.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownOrders } from '#infrastructure/ordering/storage.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { CheckoutPage } from '#ui/ordering/pages/checkout-page.tsx';

export const view: ViewFixture<typeof checkoutMachine> = async ({
  machine,
  input: { page },
  inspect,
}) => {
  const { app: quiet } = await startApp({ inspect });
  const checkout = machine.provide({
    actors: {
      authenticate: requiresSignIn(quiet, machine),
      askForAddress: asksForAddress(quiet, machine),
    },
    // The location dialog is a flow of its own, and would lie over this one.
    actions: { openPlaceDialog: () => {} },
  });
  const knownOrders = createKnownOrders(memoryStore());
  const { location } = quiet.queries;
  const queries = {
    ...quiet.queries,
    location: {
      ...location,
      savedAddresses: (scope: Parameters<typeof location.savedAddresses>[0]) => ({
        ...location.savedAddresses(scope),
        read: async () => ok([home, office]),
      }),
    },
  };
  const app = {
    ...quiet,
    queries,
    ordering: async () => ({ checkout, knownOrders, couponMemory: noCoupon }) as Ordering,
  };
  const view = (
    <>
      <CheckoutPage />
      <Dialogs />
    </>
  );
  return { view, app, path: paths.checkout(page) };
};
