import { accountDialogs } from '#application/account/account.dialogs.ts';
import { cartDialogs } from '#application/cart/cart.dialogs.ts';
import { catalogueDialogs } from '#application/catalogue/catalogue.dialogs.ts';
import { locationDialogs } from '#application/location/location.dialogs.ts';
import { rentalDialogs } from '#application/rental/rental.dialogs.ts';

/** Every dialog that opens by its id, from the manifests of the modules: a line for each module. */
export const appDialogs = {
  ...accountDialogs,
  ...cartDialogs,
  ...catalogueDialogs,
  ...locationDialogs,
  ...rentalDialogs,
};

type Dialogs = typeof appDialogs;

/** The machines, as the storefront starts them. */
type DialogMachines = { readonly [Id in keyof Dialogs]: Dialogs[Id]['machine'] };

export const dialogMachines = Object.fromEntries(
  Object.entries(appDialogs).map(([id, { machine }]) => [id, machine]),
) as unknown as DialogMachines;
