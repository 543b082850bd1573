import type { Page } from '@playwright/test';
import { urlOf } from '#contract/endpoint.ts';
import { takeQuote } from '#contract/ordering.ts';
import { quoteParcel } from '#contract/parcel.ts';
import { words } from '#tools/messages/words.ts';
import { guest, RIDGE } from './arrange.ts';
import { expect, test } from './journey.ts';
import type { App } from './pages/app.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { expectTranslated, translate } from './translator.ts';

/** The page is hydrated, so that its text is the client's and not server markup. */
async function isTranslated({ page }: App): Promise<void> {
  await page.waitForLoadState('networkidle');
  await translate(page);
}

const breaks = (page: Page) =>
  page.getByText(words('kernel.part.broken')).or(page.getByText(words('shell.broken.title')));

async function holds({ page }: App): Promise<void> {
  await expectTranslated(page);
  await expect(breaks(page)).toHaveCount(0);
}

type Endpoint = Parameters<typeof urlOf>[0];
type Answered =
  | { readonly amounts: { readonly total: number } }
  | { readonly delivery_charge: number };

/** The total that the server answered last. Read before the page gets it: an ended call keeps no body. */
async function lastTotal(page: Page, endpoint: Endpoint): Promise<() => string> {
  let last = '';
  await page.route(
    (url) => url.pathname === urlOf(endpoint),
    async (route) => {
      const response = await route.fetch();
      if (response.ok()) {
        const answer = (await response.json()) as Answered;
        const total = 'amounts' in answer ? answer.amounts.total : answer.delivery_charge;
        last = `$${total.toFixed(2)}`;
      }
      await route.fulfill({ response });
    },
  );
  return () => last;
}

/** A quote that is under way as a test ends has no page to go to. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const totalOf = (page: Page) =>
  page.locator('dt', { hasText: new RegExp(`^${words('kernel.amounts.total')}$`) }).locator('+ dd');

const MODULES = [
  { module: 'Food', code: 'EATS15', tag: '' },
  { module: 'Grocery', code: 'FRESH15', tag: ' @full' },
  { module: 'Pharmacy', code: 'CARE15', tag: ' @full' },
  { module: 'Shop', code: 'SHOP15', tag: ' @full' },
] as const;

for (const { module, code, tag } of MODULES) {
  test(`a page of ${module} that the browser translates sells, with the sums that the server answers${tag}`, async ({
    app,
  }) => {
    const { page, checkout } = app;
    const answered = await lastTotal(page, takeQuote);
    const isShown = async () => {
      await expect(async () => expect(await totalOf(page).textContent()).toBe(answered())).toPass();
      await holds(app);
    };
    await hasBeenHere(page, 'Bryant Park', module);
    await app.shopping.openHome();
    await isTranslated(app);
    const add = page.getByRole('button', {
      name: new RegExp(`^${words('cart.control.add', { item: '(.+)' })}$`),
    });
    const name = (await add.first().getAttribute('aria-label')) ?? '';
    await add.first().click();
    await app.signIn.continueAsGuest();
    const item =
      new RegExp(`^${words('cart.control.add', { item: '(.+)' })}$`).exec(name)?.[1] ?? '';
    await app.shopping.seesInCart(item);
    await holds(app);
    await app.header.openCart();
    for (const quantity of [2, 3, 4]) {
      await app.cart.increase(item);
      await app.cart.seesQuantity(item, quantity);
    }
    await holds(app);
    await app.cart.goToCheckout();
    await checkout.isOpen();
    await isShown();

    await checkout.applyCoupon(code);
    await isShown();
    await checkout.button('ordering.coupon.remove').click();
    await isShown();
    await checkout.applyCoupon(code.toLowerCase());
    await isShown();
    const choose = (id: string) =>
      page.getByRole('radio', { name: new RegExp(`^${words(`ordering.checkout.${id}`)}`) }).check();
    await choose('takeAway');
    await isShown();
    await choose('delivery');
    await isShown();
    await checkout.fillIn({ ...guest, phone: '212' });
    await checkout.payCash();
    await checkout.tryToPlace();
    await checkout.seesFieldError('phone', 'kernel.contact.phoneMalformed');
    await holds(app);
    await checkout.fillIn({ phone: guest.phone });
    await checkout.place();
    await checkout.seesOrderPlaced();
    await holds(app);
  });
}

test('a parcel is sent from a page that the browser translates [CHK-15] @full', async ({ app }) => {
  const { page, location } = app;
  const main = page.getByRole('main');
  const answered = await lastTotal(page, quoteParcel);
  const field = (id: string) =>
    main.getByRole('textbox', { name: new RegExp(`^${words(`parcel.send.${id}`)}`) });
  const goOn = async () => {
    await main.getByRole('button', { name: words('kernel.control.continue') }).click();
    await holds(app);
  };
  const isAtStep = (at: number, step: string) =>
    expect(
      main.getByText(
        words('parcel.send.stepOf', { at, count: 5, name: words(`parcel.send.${step}`) }),
      ),
    ).toBeVisible();
  const where = async (label: string, query: string, full: string) => {
    await main
      .getByRole('button', { name: new RegExp(`^${words(`parcel.send.${label}`)}`) })
      .click();
    await location.searchFor(query, full);
    await location.pick();
  };

  await hasBeenHere(page, 'Bryant Park', 'Parcel');
  await app.shopping.openHome();
  await isTranslated(app);
  await main.getByRole('link', { name: 'Documents' }).click();
  await isAtStep(1, 'sender');
  await goOn();
  await expect(main.getByText(words('location.addressField.nameMissing'))).toBeVisible();
  await field('name').fill(guest.name);
  await main
    .getByRole('textbox', { name: new RegExp(`^${words('kernel.contact.phone')}`) })
    .fill(guest.phone);
  await where('pickUpAt', 'bryant park', 'Bryant Park, Midtown, Manhattan, New York');
  await goOn();
  await isAtStep(2, 'receiver');
  await field('name').fill('Rita Receiver');
  await main
    .getByRole('textbox', { name: new RegExp(`^${words('kernel.contact.phone')}`) })
    .fill('+1 212 555 0188');
  await where('bringTo', 'astoria park', 'Astoria Park, Ditmars Steinway, Queens, New York');
  await goOn();
  await isAtStep(3, 'contents');
  await field('weight').fill('5');
  await goOn();
  await field('weight').fill('0.5');
  await field('length').fill('30');
  await field('value').fill('20');
  await main.getByRole('checkbox', { name: words('parcel.send.acknowledge') }).check();
  await goOn();
  await isAtStep(4, 'payer');
  await goOn();
  await isAtStep(5, 'summary');
  await expect(async () => expect(await totalOf(page).textContent()).toBe(answered())).toPass();
  await main.getByRole('button', { name: words('parcel.send.submit') }).click();
  await expect(
    main.getByRole('heading', { level: 1, name: words('parcel.send.placedTitle') }),
  ).toBeVisible();
  await holds(app);
});

test('a vehicle is rented from a page that the browser translates (RENT-CART-01) @full', async ({
  app,
}) => {
  const { page, trips } = app;
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await trips.openVehicle(RIDGE.id, RIDGE.name);
  await isTranslated(app);
  await trips.wants(RIDGE.name);
  await trips.fillsInHours(7);
  await holds(app);
  await trips.addsToTripCart();
  await trips.seesInTripCart(RIDGE.name);
  await holds(app);
  await trips.openTripCart(1);
  await trips.openCartPage();
  await holds(app);
  await trips.goToCheckout('guest');
  await trips.seesCheckout();
  const before = await totalOf(page).textContent();
  await app.checkout.applyCoupon('LONGHAUL');
  await expect(totalOf(page)).not.toHaveText(before ?? '');
  await holds(app);
  await app.checkout.button('ordering.coupon.remove').click();
  await expect(totalOf(page)).toHaveText(before ?? '');
  await holds(app);
  await trips.fillIn(guest);
  await trips.book();
  await holds(app);
});
