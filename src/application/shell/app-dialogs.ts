import { accountDialogs } from '#application/account/account.dialogs.ts';
import { cartDialogs } from '#application/cart/cart.dialogs.ts';
import { catalogueDialogs } from '#application/catalogue/catalogue.dialogs.ts';
import { locationDialogs } from '#application/location/location.dialogs.ts';
import { rentalDialogs } from '#application/rental/rental.dialogs.ts';

export const appDialogs = {
  ...accountDialogs,
  ...cartDialogs,
  ...catalogueDialogs,
  ...locationDialogs,
  ...rentalDialogs,
};

type Dialogs = typeof appDialogs;

type DialogMachines = { readonly [Id in keyof Dialogs]: Dialogs[Id]['machine'] };

export const dialogMachines = Object.fromEntries(
  Object.entries(appDialogs).map(([id, { machine }]) => [id, machine]),
) as unknown as DialogMachines;
