import { readProfile } from '#contract/account.ts';
import { callName } from '#contract/endpoint.ts';
import { trackOrder } from '#contract/ordering.ts';
import { readOrderPayment } from '#contract/ordering-payment.ts';
import type { Place } from '#domain/location/place.ts';
import { GROCER } from '#tests/e2e/arrange.ts';
import { ASHA } from '#tests/model/support/wire.ts';
import { bryantPark } from '#tests/support/builders/location.ts';
import { aWireOrder } from '#tests/support/builders/order-wire.ts';
import { either, says } from '@sundry/statecharts';
import type { Visit } from '#tools/flows/kit.ts';

const APPLES = { en: { item: 'Honeycrisp Apples' }, hi: { item: 'हनीक्रिस्प सेब' } } as const;

export const PLACE = bryantPark().address;

/** Interests were asked before, in each module; a walk about interests overrides this. */
export const ASKED_BEFORE = { interests: JSON.stringify({ 1: [], 2: [], 3: [], 4: [] }) };

export const memoryOf = ({ zones, address, point: { latitude, longitude } }: Place) => ({
  ...ASKED_BEFORE,
  zoneid: zones,
  location: address,
  currentLatLng: JSON.stringify({ lat: latitude, lng: longitude }),
});

/** Storage of a visitor at Bryant Park. */
export const AT_PLACE = memoryOf(bryantPark());
export const NOWHERE = { zoneid: null, location: null, currentLatLng: null };

type ModuleName = 'Food' | 'Grocery' | 'Parcel' | 'Rental';

export const switchToGrocery = either(
  says('catalogue.chooseModule.switchTo', { module: 'Grocery' }),
  says('catalogue.chooseModule.switchTo', { module: 'किराना' }),
);

export const inModule = (module: ModuleName) => ({
  module: JSON.stringify({
    id: { Food: 1, Grocery: 2, Parcel: 5, Rental: 6 }[module],
    module_type: module.toLowerCase(),
    module_name: module,
    icon: '',
  }),
});

/** A returning visitor: with a module, and at Bryant Park by default. */
export const hasBeenHere = (
  { hasStored }: Visit,
  module: ModuleName = 'Grocery',
  place: Place = bryantPark(),
) => hasStored({ ...memoryOf(place), ...inModule(module) });

export async function comesHome(visit: Visit): Promise<void> {
  await hasBeenHere(visit);
  await visit.opens('/home');
}

/** Releases calls that are needed before the flow begins. */
export async function notHolding(
  { desk }: Visit,
  call: string,
  prepares: () => Promise<void>,
): Promise<void> {
  await desk.releases(call);
  await prepares();
  await desk.holds(call);
}

/** Only the browser knows the page's visibility. */
export const looksAtPage =
  (isLooking: boolean) =>
  ({ window }: Visit): Promise<void> =>
    window.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isLooking);

/** A customer of the seed with an empty cart. */
export async function isAsha({ desk, hasStored }: Visit): Promise<void> {
  await desk.emptiesTheCartOf('asha');
  await hasStored({ token: await desk.tokenOf('asha') });
}

/** Reason why steps after a customer-only page are walked in React. */
export const BEGINS_ANEW =
  'The page of a customer whose session has ended asks them to sign in, and begins anew.';

export const hasProfile = ({ desk }: Visit, facts: object = {}): Promise<void> =>
  desk.answers(callName(readProfile), {
    ...{ ...ASHA, is_email_verified: 1, is_phone_verified: 1 },
    ...facts,
  });

export const tracksOrder = ({ desk }: Visit, facts: object): Promise<void> =>
  desk.answers(callName(trackOrder), aWireOrder(facts));

/** Paying has walks of its own. */
export const holdsPaying = ({ desk }: Visit): Promise<void> =>
  desk.holds(callName(readOrderPayment));

/** Another tab reports a changed profile, which is read anew. */
export async function changesProfile(visit: Visit, facts: object = {}): Promise<void> {
  await hasProfile(visit, facts);
  await writesInAnotherTab(visit, { profileChange: crypto.randomUUID() });
}

/** Runs in another tab, for example to write to the shared storage. */
export async function inAnotherTab(
  { window }: Visit,
  does: (word: string) => void,
  word = '',
): Promise<void> {
  const otherTab = await window.context().newPage();
  await otherTab.goto('/robots.txt');
  await otherTab.evaluate(does, word);
  await otherTab.close();
}

type Entries = Readonly<Record<string, string | null>>;

/** Writes or removes entries of the shared storage, so that open tabs notice. */
export const writesInAnotherTab = (visit: Visit, entries: Entries): Promise<void> =>
  inAnotherTab(
    visit,
    (written) => {
      for (const [key, value] of Object.entries(JSON.parse(written) as Entries)) {
        if (localStorage.getItem(key) === value) localStorage.removeItem(key);
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      }
    },
    JSON.stringify(entries),
  );

/** An earlier refusal is not the reason of the missing token. */
export const signsOutInAnotherTab = (visit: Visit): Promise<void> =>
  writesInAnotherTab(visit, { refusedToken: null, token: null });

/** Another tab changes the shared cart. */
export const changesCartInAnotherTab = (visit: Visit): Promise<void> =>
  writesInAnotherTab(visit, { cartChange: crypto.randomUUID() });

/** At the grocer's, adding apples; a guest must first choose how to go on. */
export async function wantsApples(visit: Visit): Promise<void> {
  await hasBeenHere(visit);
  await visit.opens(GROCER.path);
  await takesApples(visit);
}

export const takesApples = ({ person, language }: Visit): Promise<void> =>
  person.press('button', says('cart.control.add', APPLES[language]));

export const goesOnAsGuest = ({ person }: Visit): Promise<void> =>
  person.press('button', says('account.signIn.continueAsGuest'));

/** A guest with apples in the cart, at the checkout button. */
export async function hasApples(visit: Visit): Promise<void> {
  await wantsApples(visit);
  await goesOnAsGuest(visit);
  await seesApplesInCart(visit);
}

/** As after an old choice was removed while the cart stayed. */
export async function forgetsTheChoice({ window, opens }: Visit): Promise<void> {
  await window.evaluate(() => localStorage.removeItem('guestByChoice'));
  await opens('/home');
}

export const seesApplesInCart = ({ person, language }: Visit): Promise<void> =>
  person.sees('button', says('kernel.stepper.increase', APPLES[language]));

export async function goesToCheckout({ person }: Visit): Promise<void> {
  await person.press('link', says('cart.header.openCart', { count: 1 }));
  await person.press('button', says('cart.drawer.checkout'));
}

export const asksForAnotherPlace = (
  { person }: Visit,
  { address }: Place = bryantPark(),
): Promise<void> => person.press('button', says('location.header.changeLocation', { address }));

export async function signsIn({ person }: Visit): Promise<void> {
  const dialog = person.within('dialog', says('account.signIn.submit'));
  await dialog.type(says('account.signIn.identifier'), 'asha@example.com');
  await dialog.type(says('account.field.password'), 'sundry123');
  await dialog.press('button', says('account.signIn.submit'));
}

export const closesDialog = ({ person }: Visit): Promise<void> =>
  person.press('button', says('kernel.dialog.close'));
