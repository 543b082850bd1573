import { fromPromise } from 'xstate';
import type { chooseModuleMachine } from '#application/catalogue/choose-module/machine.ts';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { StorefrontActor } from '#application/shell/storefront/selectors.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';

export type EnterModule = { readonly module: ModuleId };

/**
 * Switches to the module through the usual choice, which asks before something would be lost. Returns
 * false where the customer stays in the current module.
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
