import type { signOutMachine } from '#application/account/sign-out.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof signOutMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { signOut: machine }, inspect });
  shop.storefront.send({ type: 'dialog.open', id: 'signOut', request: null });
  return { view: <Dialogs />, shop };
};
