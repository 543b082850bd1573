import type { Page } from '@playwright/test';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import { words } from '#tools/messages/words.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';

const PASSWORD = 'sundry123';

async function aCustomer(page: Page) {
  const stamp = String(Date.now()).slice(-7);
  const email = `noor${stamp}@example.com`;
  const answer = await page.request.post(signUp.path, {
    data: {
      ...{ f_name: 'Noor', l_name: 'Malik', email, phone: `+1646${stamp}` },
      password: PASSWORD,
    },
  });
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}

const button = (page: Page, id: Parameters<typeof words>[0]) =>
  page.getByRole('button', { name: words(id), exact: true });

test('a customer who forgot their password sets a new one with a code, and signs in with it [AUTH-05] (D-39, D-41)', async ({
  app,
  desk,
}) => {
  const { page } = app;
  const { email } = await aCustomer(page);
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.goto('/home');
  await button(page, 'account.signIn.submit').click();
  await button(page, 'account.recovery.open').click();
  const dialog = page.getByRole('dialog', { name: words('account.recovery.title') });
  await dialog.getByLabel(words('account.signIn.identifier')).fill(email);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: words('account.recovery.send') }).click();

  const code = dialog.getByLabel(words('account.code.label'));
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button(page, 'account.code.resend')).toBeDisabled();
  const sent = (await desk.codeTo(email)) ?? 'none';
  await code.fill(sent === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: words('kernel.control.continue') }).click();
  await expect(dialog.getByText('This code is not right')).toBeVisible();
  // As pasted from a message.
  await code.fill(` ${sent.slice(0, 3)} ${sent.slice(3)} `);
  await code.press('Enter');

  await dialog.getByLabel(words('account.field.newPassword')).fill('sundry124');
  await dialog.getByLabel(words('account.signUp.confirmation')).fill('sundry124');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: words('account.recovery.submit') }).click();

  await expect(page.getByText('Your password is changed. Sign in with it.')).toBeVisible();
  const signIn = page.getByRole('dialog', { name: words('account.signIn.submit') });
  await signIn.getByLabel(words('account.signIn.identifier')).fill(email);
  await signIn
    .getByLabel(words('account.field.password'), { exact: false })
    .first()
    .fill('sundry124');
  await signIn.getByRole('button', { name: words('account.signIn.submit'), exact: true }).click();
  await app.header.seesCustomer('Noor');
});

test('a customer with a new e-mail address has it verified by the code that is sent there [ACC-16] (D-45) @full', async ({
  app,
  desk,
}) => {
  const { page } = app;
  const { token } = await aCustomer(page);
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile');
  await button(page, 'account.details.edit').click();
  const email = `a.rather.long.address.${String(Date.now()).slice(-7)}@mail.example.com`;
  await page.getByLabel(words('kernel.contact.email')).fill(email);
  await page.getByLabel(words('account.profileForm.currentPassword')).fill(PASSWORD);
  await button(page, 'kernel.control.save').click();
  await expect(button(page, 'account.details.verifyEmail')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await button(page, 'account.details.verifyEmail').click();

  const dialog = page.getByRole('dialog', { name: words('account.verification.email') });
  const code = dialog.getByLabel(words('account.code.label'));
  await expect(code).toBeVisible();
  const field = await code.boundingBox();
  expect(field && field.x + field.width).toBeLessThan(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await code.fill((await desk.codeTo(email)) ?? 'none');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: words('account.verification.submit') }).click();

  await expect(page.getByText('Your e-mail address is verified')).toBeVisible();
  await expect(button(page, 'account.details.verifyEmail')).toBeHidden();
  await expect(page.getByText(words('account.details.verified'))).toHaveCount(2);
});

test('a customer signs another device out, and stays signed in here [ACC-13] @full', async ({
  app,
}) => {
  const { page } = app;
  const { token, email } = await aCustomer(page);
  const elsewhere = await page.request.post(signIn.path, {
    data: { email_or_phone: email, password: PASSWORD },
    headers: { 'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' },
  });
  const other = (await elsewhere.json()) as { token: string };
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile?page=settings');
  const signOut = page.getByRole('button', {
    name: words('account.devices.signOutOf', { device: 'Firefox on Android' }),
  });
  await expect(signOut).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await signOut.click();

  await expect(page.getByText('The device is signed out')).toBeVisible();
  await expect(signOut).toBeHidden();
  const headers = { Authorization: `Bearer ${other.token}` };
  expect((await page.request.get(readProfile.path, { headers })).status()).toBe(401);
  await page.reload();
  await expect(page.getByText(words('account.devices.here'))).toBeVisible();
});
