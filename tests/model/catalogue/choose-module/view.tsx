import type { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { startShop } from '#tests/support/start-shop.ts';
import type { ViewFixture } from '#tools/model/drivers/view-fixture.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';

export const view: ViewFixture<typeof chooseModuleMachine> = async ({ machine, inspect }) => {
  const { shop } = await startShop({ machines: { chooseModule: machine }, inspect });
  shop.storefront.send({ type: 'module.ask', asked: null });
  return { view: <Dialogs />, shop };
};
