import { accountMenu } from '#ui/account/account.menu.ts';
import { catalogueMenu } from '#ui/catalogue/catalogue.menu.ts';
import type { Entry } from '#ui/kernel/entries.tsx';
import { orderingMenu } from '#ui/ordering/ordering.menu.ts';
import { rentalMenu } from '#ui/rental/rental.menu.ts';
import { wishlistMenu } from '#ui/wishlist/wishlist.menu.ts';
import { shellMenu } from './shell.menu.ts';

export const appMenu: readonly Entry<'menu'>[] = [
  ...catalogueMenu,
  ...orderingMenu,
  ...rentalMenu,
  ...wishlistMenu,
  ...shellMenu,
  ...accountMenu,
];
