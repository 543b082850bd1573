import type { accountDialogs } from '#application/account/account.dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const accountDialogViews: DialogViews<typeof accountDialogs> = {
  authenticate: lazyView(
    async () => (await import('./dialogs/authenticate-dialog.tsx')).AuthenticateDialog,
  ),
  signOut: lazyView(async () => (await import('./dialogs/sign-out-dialog.tsx')).SignOutDialog),
};
