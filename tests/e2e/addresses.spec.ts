import { APPLES, atTheGrocer } from './arrange.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { endSession, hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

const SQUARE = 'Times Square, Theater District, Manhattan, New York';
const PARK = 'Bryant Park, Midtown, Manhattan, New York';

test('a customer adds an address by search and map, signs in again with the form kept, and deletes it [NAV-30, ADDR-01, ADDR-02, ADDR-03, ADDR-05, ADDR-06, ADDR-07, ADDR-08, ADDR-09, ADDR-10, ADDR-11, ADDR-12, ERR-31, ROLE-07]', async ({
  app,
}) => {
  const { page, addresses, notices } = app;
  const name = `Gym ${Date.now() % 1_000_000}`;
  await hasBeenHere(page, 'Astoria Park', 'Grocery');
  await app.shopping.openHome();
  await app.header.signIn();
  await app.signIn.signIn('asha@example.com');
  await app.header.seesCustomer('Asha');
  const stored = await page.evaluate(() => localStorage.getItem('location'));

  await addresses.openList();
  expect(await axeFindings(page)).toEqual([]);
  await addresses.add();
  await expect(page.getByRole('application', { name: words('location.map.label') })).toBeVisible();
  await addresses.searchFor('Bryant Park', PARK);
  await addresses.pick();
  await expect(addresses.place).toContainText(PARK);
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.getByRole('radio', { name: words('location.address.other') }).check();
  await addresses.field('label').fill(name);
  await expect(addresses.field('name')).toHaveValue('Asha Verma');
  const phone = await addresses.field('phone').inputValue();
  await addresses.field('phone').fill('');
  await addresses.save();
  await expect(addresses.field('phone')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await addresses.field('phone').fill(phone);
  await addresses.field('road').fill('West 40th Street');
  await addresses.field('directions').fill('<b>Ring</b> twice');
  await endSession(page);
  await addresses.save();
  await app.signIn.signIn('asha@example.com');

  await notices.tell('location.notice.addressAdded');
  await expect(addresses.heading).toHaveText(words('account.profile.title'));
  await expect(addresses.card(name)).toContainText('West 40th Street');
  await expect(addresses.card(name)).toContainText('<b>Ring</b> twice');
  expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(stored);

  await addresses
    .card(name)
    .getByRole('button', { name: new RegExp(`^${words('location.addresses.remove')}`) })
    .click();
  await app.page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('kernel.confirm.yes') })
    .click();
  await notices.tell('location.notice.addressDeleted');
  await expect(addresses.card(name)).toHaveCount(0);
});

test('a customer adds an address at the checkout, and the order goes there (CHK-13, ADDR-06) @full', async ({
  app,
}) => {
  const { page, addresses, checkout } = app;
  const name = `Aunt ${Date.now() % 1_000_000}`;
  await atTheGrocer(app);
  await app.header.signIn();
  await app.signIn.signIn('ben@example.com');
  await app.header.seesCustomer('Ben');
  await app.shopping.add(APPLES);
  await app.shopping.seesInCart(APPLES);
  await app.header.openCart();
  await app.cart.goToCheckout();
  await checkout.isOpen();

  await checkout.button('ordering.address.add').click();
  const dialog = page.getByRole('dialog', { name: words('location.addresses.add') });
  await addresses.searchFor('Times Square', SQUARE);
  await addresses.pick();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: words('location.address.other') }).check();
  await addresses.field('label').fill(name);
  await addresses.field('road').last().fill('West 43rd Street');
  await addresses.save();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
  await expect(addresses.field('road')).toHaveValue('West 43rd Street');
  await checkout.isOpen();
  await expect(page).toHaveURL(/\/checkout/);
});
