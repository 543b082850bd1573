import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { signUp } from '#contract/account.ts';
import { words } from '#tools/messages/words.ts';
import { aPicture } from '#tests/support/pictures.ts';

test('a new customer changes name and picture, and the header shows the name; then takes the data along and deletes the account [ACC-13, ACC-14, ACC-15, ACC-16, ROLE-11]', async ({
  app,
}) => {
  const { page } = app;
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  const phone = `+1212${String(Date.now()).slice(-7)}`;
  const answer = await page.request.post(signUp.path, {
    data: {
      ...{ f_name: 'Mira', l_name: 'Shah', phone, password: 'sundry123' },
      email: `mira${phone.slice(1)}@example.com`,
    },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account.profile.title'));
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: words('account.details.edit') }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel(words('account.field.firstName')).fill('Meera');
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPicture(3)),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: words('kernel.control.save') }).click();

  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await app.header.seesCustomer('Meera');
  const picture = page.getByRole('main').getByRole('img', { name: 'Meera Shah' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/profile?page=settings');
  await expect(page.getByRole('button', { name: words('account.settings.export') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('account.settings.export') }).click();
  expect((await saving).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: words('account.settings.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('account.settings.confirmDelete') })
    .click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
