import { GROCER } from '#tests/e2e/arrange.ts';
import { says } from '#tools/model/person.ts';
import type { Visit } from '#tools/model/scene.ts';

const APPLES = { en: { item: 'Honeycrisp Apples' }, hi: { item: 'हनीक्रिस्प सेब' } } as const;

/** Somebody who has been here before: at Bryant Park, with a module. */
export const hasBeenHere = ({ remembers }: Visit, module: 'Food' | 'Grocery' = 'Grocery') =>
  remembers({
    zoneid: '[2]',
    location: 'Bryant Park, Midtown, Manhattan, New York',
    currentLatLng: JSON.stringify({ lat: 40.7536, lng: -73.9832 }),
    module: JSON.stringify({
      id: module === 'Food' ? 1 : 2,
      module_type: module.toLowerCase(),
      module_name: module,
      icon: '',
    }),
  });

/** A customer of the seed, with nothing in the cart yet. */
export async function isAsha({ desk, remembers }: Visit): Promise<void> {
  await desk.emptiesTheCartOf('asha');
  await remembers({ token: await desk.tokenOf('asha') });
}

/** In front of the grocer's shelves, taking apples; a guest is asked first who they are. */
export async function wantsApples(visit: Visit): Promise<void> {
  await hasBeenHere(visit);
  await visit.opens(GROCER.path);
  await visit.person.press('button', says('cart.control.add', APPLES[visit.language]));
}

/** A guest with apples in the cart, in front of the way to the checkout. */
export async function hasApples(visit: Visit): Promise<void> {
  await wantsApples(visit);
  await visit.person.press('button', says('account.signIn.continueAsGuest'));
  await seesApplesInCart(visit);
}

export const seesApplesInCart = ({ person, language }: Visit): Promise<void> =>
  person.sees('button', says('kernel.stepper.increase', APPLES[language]));

export async function goesToCheckout({ person }: Visit): Promise<void> {
  await person.press('link', says('shell.header.openCart', { count: 1 }));
  await person.press('button', says('cart.drawer.checkout'));
}
