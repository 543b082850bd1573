import type { appDialogs } from '#application/shell/app-dialogs.ts';
import { accountDialogViews } from '#ui/account/account.dialogs.ts';
import { cartDialogViews, cartOverlays } from '#ui/cart/cart.dialogs.ts';
import { catalogueDialogViews } from '#ui/catalogue/catalogue.dialogs.ts';
import type { DialogViews } from '#ui/kernel/dialog-views.ts';
import type { Overlay } from '#ui/kernel/overlays.ts';
import { locationDialogViews } from '#ui/location/location.dialogs.ts';
import { rentalOverlays } from '#ui/rental/rental.dialogs.ts';
import { shellOverlays } from './shell.dialogs.ts';

/** A dialog that opens by its id and has no view does not compile. */
export const appDialogViews: DialogViews<typeof appDialogs> = {
  ...accountDialogViews,
  ...cartDialogViews,
  ...catalogueDialogViews,
  ...locationDialogViews,
};

/** What lies over a page by itself, the undermost first. */
export const appOverlays: readonly Overlay[] = [
  ...cartOverlays,
  ...rentalOverlays,
  ...shellOverlays,
];
