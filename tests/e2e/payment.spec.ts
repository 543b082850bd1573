import { RIDGE } from './arrange.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { pictureOf } from './looks.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

const APPLES = 'Honeycrisp Apples';

test('a guest orders and pays online: leaves the gateway, is declined, then pays with a code [CHK-01, CHK-02, CHK-03]', async ({
  app,
}) => {
  const { page, shopping, cart, checkout } = app;
  const heading = (id: string) => page.getByRole('heading', { level: 1, name: words(id) });
  const atGateway = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const paysAgain = () => page.getByRole('button', { name: words('payment.pay.again') }).click();

  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await shopping.openHome();
  await shopping.openStore('Fortieth & Fresh');
  await shopping.add(APPLES);
  await app.signIn.continueAsGuest();
  await app.header.openCart();
  await cart.goToCheckout();
  await checkout.isOpen();
  await checkout.fillIn({ name: 'Mina Park', phone: '+12125550188', email: 'mina@example.com' });
  await checkout.payOnline();
  await checkout.place();

  await expect(page.getByText('This gateway is a simulation')).toBeVisible();
  await atGateway('Cancel and go back');
  await expect(heading('payment.pay.canceled')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await paysAgain();
  await atGateway('Decline the payment');
  await expect(heading('payment.pay.declined')).toBeVisible();

  await paysAgain();
  await atGateway('Pay with a code from the bank');
  await page.getByLabel('Code').fill('123456');
  await atGateway('Confirm');
  const title = words('ordering.placed.title', { count: 1 });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a guest pays a trip online: leaves the gateway for the trip, and pays it from there [API-45] @full', async ({
  app,
}) => {
  const { page, trips } = app;
  const main = page.getByRole('main');
  const atGateway = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const waits = main.getByText(words('rental.manage.unpaid'));

  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await trips.openVehicle(RIDGE.id, RIDGE.name);
  await trips.wants(RIDGE.name);
  await trips.fillsInHours(3);
  await trips.addsToTripCart();
  await trips.openTripCart(1);
  await trips.openCartPage();
  await trips.goToCheckout('guest');
  await trips.seesCheckout();
  await trips.fillIn({ name: 'Mina Park', phone: '+12125550188', email: 'mina@example.com' });
  await app.checkout.payOnline();
  await pictureOf(page, 'trip-checkout');
  await trips.submits();

  await expect(page.getByText('This gateway is a simulation')).toBeVisible();
  await atGateway('Cancel and go back');
  await expect(main.getByText(words('payment.pay.canceled'))).toBeVisible();
  await expect(waits).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await pictureOf(page, 'trip-unpaid');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: words('payment.pay.again') }).click();
  await atGateway('Pay');
  await expect(main.getByText(words('payment.how.paidOnline'), { exact: true })).toBeVisible();
  await expect(waits).toHaveCount(0);
  await trips.seesStatus('pending');
  await pictureOf(page, 'trip-paid');
});
