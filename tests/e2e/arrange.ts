import type { Shop } from './pages/shop.ts';
import { hasBeenHere } from './standing.ts';

export const GROCER = { name: 'Fortieth & Fresh', path: '/store/35?module_id=2' } as const;
export const APPLES = 'Honeycrisp Apples';
export const guest = {
  name: 'Gus Guest',
  phone: '+1 212 555 0177',
  email: 'gus@example.com',
} as const;

/** A name that no order before has had, so that the orders under it can be counted. */
export const someone = (name: string): string => `${name} ${Date.now() % 1_000_000}`;

/** A guest in front of the grocer's shelves. */
export async function atTheGrocer({ page, shopping }: Shop): Promise<void> {
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto(GROCER.path);
  await shopping.seesStore(GROCER.name);
}

/** A guest with one thing in the cart and the form filled in, about to place the order. */
export async function aboutToOrder(shop: Shop, item: string, name: string): Promise<void> {
  await atTheGrocer(shop);
  await shop.shopping.add(item);
  await shop.signIn.continueAsGuest();
  await shop.shopping.seesInCart(item);
  await shop.header.openCart();
  await shop.cart.goToCheckout();
  await shop.checkout.isOpen();
  await shop.checkout.fillIn({ ...guest, name });
  await shop.checkout.payCash();
}
