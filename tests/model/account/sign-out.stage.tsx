import type { signOutMachine } from '#application/account/sign-out.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { Stage } from '#tools/model/drivers/stage.ts';
import { SignOutDialog } from '#ui/account/dialogs/sign-out-dialog.tsx';

export const signOutStage: Stage<typeof signOutMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { signOut: machine }, inspect });
  shop.storefront.send({ type: 'signOut.ask' });
  return { view: <SignOutDialog />, shop };
};
