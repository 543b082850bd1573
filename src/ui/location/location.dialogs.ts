import type { locationDialogs } from '#application/location/location.dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const locationDialogViews: DialogViews<typeof locationDialogs> = {
  pickLocation: lazyView(
    async () => (await import('./dialogs/pick-location-dialog.tsx')).PickLocationDialog,
  ),
};
