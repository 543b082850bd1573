import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const cartDialogViews: DialogViews<'checkoutGate'> = {
  checkoutGate: lazyView(
    async () => (await import('./dialogs/checkout-gate-dialog.tsx')).CheckoutGateDialog,
  ),
};
