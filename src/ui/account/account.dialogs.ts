import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';

/** The views of this module's dialogs. Their code comes when they are first opened. */
export const accountDialogViews: DialogViews<'authenticate' | 'signOut'> = {
  authenticate: lazyView(
    async () => (await import('./dialogs/authenticate-dialog.tsx')).AuthenticateDialog,
  ),
  signOut: lazyView(async () => (await import('./dialogs/sign-out-dialog.tsx')).SignOutDialog),
};
