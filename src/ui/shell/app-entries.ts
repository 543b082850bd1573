import { accountEntries } from '#ui/account/account.entries.ts';
import { catalogueEntries } from '#ui/catalogue/catalogue.entries.ts';
import { cartEntries } from '#ui/cart/cart.entries.ts';
import type { Entry } from '#ui/kernel/entries.tsx';
import { locationEntries } from '#ui/location/location.entries.ts';
import { orderingEntries } from '#ui/ordering/ordering.entries.ts';
import { rentalEntries } from '#ui/rental/rental.entries.ts';
import { messagingEntries } from '#ui/messaging/messaging.entries.ts';
import { wishlistEntries } from '#ui/wishlist/wishlist.entries.ts';
import { shellEntries } from './shell.entries.ts';

export const appEntries: readonly Entry[] = [
  ...shellEntries,
  ...locationEntries,
  ...catalogueEntries,
  ...cartEntries,
  ...orderingEntries,
  ...rentalEntries,
  ...wishlistEntries,
  ...messagingEntries,
  ...accountEntries,
];
