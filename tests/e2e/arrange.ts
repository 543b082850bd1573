import type { App } from './pages/app.ts';
import { hasBeenHere } from './returning-visitor.ts';

export const GROCER = { name: 'Fortieth & Fresh', path: '/store/35?module_id=2' } as const;
export const APPLES = 'Honeycrisp Apples';
/** Four are for rent: parallel journeys book one each. */
export const RIDGE = { id: 10, name: 'Tamrell Ridge' } as const;
export const guest = {
  name: 'Gus Guest',
  phone: '+1 212 555 0177',
  email: 'gus@example.com',
} as const;

/** A unique name, so that the orders under it can be counted. */
export const someone = (name: string): string => `${name} ${Date.now() % 1_000_000}`;

export async function atTheGrocer({ page, shopping }: App): Promise<void> {
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto(GROCER.path);
  await shopping.seesStore(GROCER.name);
}

export async function aboutToOrder(app: App, item: string, name: string): Promise<void> {
  await atTheGrocer(app);
  await app.shopping.add(item);
  await app.signIn.continueAsGuest();
  await app.shopping.seesInCart(item);
  await app.header.openCart();
  await app.cart.goToCheckout();
  await app.checkout.isOpen();
  await app.checkout.fillIn({ ...guest, name });
  await app.checkout.payCash();
}
