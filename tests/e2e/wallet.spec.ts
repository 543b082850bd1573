import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

test('a customer adds money at the gateway, declines and leaves it, and converts points [ACC-08, ACC-09, ACC-10, ACC-11, ACC-17, ACC-18, ACC-19]', async ({
  app,
}) => {
  const { page } = app;
  const button = (id: string) => page.getByRole('button', { name: words(id), exact: true });
  const openFromMenu = (id: string) =>
    page
      .getByRole('navigation', { name: words('account.profile.title') })
      .getByRole('link', { name: words(id) })
      .click();
  const goesToPay = async (amount: string) => {
    await button('wallet.wallet.addFund').click();
    await page.getByLabel(words('wallet.topUp.field')).fill(amount);
    await button('wallet.topUp.send').click();
    // Going back before the browser reaches the gateway would cancel that navigation instead.
    await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible();
    await page.waitForLoadState();
    await expect(page.getByText(`$${amount}`)).toBeVisible();
  };
  const balance = page
    .getByRole('main')
    .getByText(/^\$[\d,.]+$/)
    .first();
  const amountOf = async () => Number((await balance.textContent())?.replace(/[$,]/g, ''));

  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await app.shopping.openHome();
  await app.header.signIn();
  await app.signIn.signIn('asha@example.com');
  await app.header.seesCustomer('Asha');
  await page.goto('/profile?page=wallet');
  const before = await amountOf();
  expect(await axeFindings(page)).toEqual([]);

  await goesToPay('12.50');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status').getByText('$12.50 is in your wallet')).toBeVisible();
  expect(await amountOf()).toBeCloseTo(before + 12.5);
  await page.reload();
  await expect(page.getByRole('status').getByText('$12.50 is in your wallet')).toBeVisible();
  expect(await amountOf()).toBeCloseTo(before + 12.5);
  await button('wallet.result.dismiss').click();
  await expect(page).toHaveURL(/\/profile\?page=wallet$/);

  await goesToPay('30.00');
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByText('The payment of $30.00 was declined')).toBeVisible();
  await goesToPay('40.00');
  await page.goBack();
  await page.goto('/profile?page=wallet');
  expect(await amountOf()).toBeCloseTo(before + 12.5);

  await openFromMenu('wallet.titles.loyaltyPoints');
  await button('wallet.points.convert').click();
  await page.getByRole('textbox', { name: words('wallet.points.field') }).fill('100');
  await expect(page.getByText('$2.00')).toBeVisible();
  await button('wallet.convert.send').click();
  await app.notices.tell('wallet.notice.pointsConverted');
  expect(await axeFindings(page)).toEqual([]);
  await openFromMenu('wallet.titles.wallet');
  await expect(balance).toHaveText(`$${(before + 14.5).toFixed(2)}`);

  for (const id of ['wallet.titles.referralCode', 'ordering.titles.coupons']) {
    await openFromMenu(id);
    await expect(page.getByRole('heading', { level: 1, name: words(id) })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
