import { fromPromise } from 'xstate';
import type { chooseModuleMachine } from '#application/catalogue/choose-module/machine.ts';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { StorefrontActor } from '#application/shell/storefront/selectors.ts';
import type { EnterModule } from '#application/ordering/reorder/machine.ts';

/**
 * Takes the customer into a module by the way of every choice of one, which asks before something would be
 * lost by it. False: they stay in the module that they are in.
 */
export const enterModule = fromPromise<boolean, EnterModule>(
  async ({ input: { module }, system, signal }) => {
    const storefront = system.get('storefront') as StorefrontActor | undefined;
    const isThere = () => storefront?.getSnapshot().context.module?.id === module;
    if (isThere()) return true;
    await askDialog<typeof chooseModuleMachine>(
      {
        type: 'dialog.open',
        id: 'chooseModule',
        request: { asked: String(module), occasion: 'order' },
      },
      { system, signal },
    );
    return isThere();
  },
);
