import type { catalogueDialogs } from '#application/catalogue/catalogue.dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const catalogueDialogViews: DialogViews<typeof catalogueDialogs> = {
  chooseModule: lazyView(
    async () => (await import('./dialogs/choose-module-dialog.tsx')).ChooseModuleDialog,
  ),
};
