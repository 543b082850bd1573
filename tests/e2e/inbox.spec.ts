import { words } from '#tools/messages/words.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a customer on a phone finds a conversation, sends three pictures, and what is said without a connection goes when there is one [ACC-12, CONV-01] (D-50)', async ({
  app,
  desk,
  context,
}) => {
  const { page } = app;
  const main = page.getByRole('main');
  const partner = 'Lantern Wheels';
  const token = await desk.tokenOf('asha');
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile?page=inbox');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words('messaging.inbox.title'));
  expect(await axeFindings(page)).toEqual([]);

  const search = main.getByRole('searchbox', { name: words('messaging.inbox.search') });
  await search.fill('lantern');
  await search.press('Enter');
  await main.getByRole('tabpanel').getByRole('link', { name: partner }).click();
  const said = main.getByRole('region', {
    name: words('messaging.thread.list', { name: partner }),
  });
  await expect(said.getByText('Yes, both fit behind the rear seats.')).toBeVisible();
  // The thread fills the page, and the page keeps its heading.
  await expect(heading).toHaveText(words('messaging.inbox.title'));
  expect(await axeFindings(page)).toEqual([]);

  const box = main.getByRole('textbox', {
    name: words('messaging.thread.write', { name: partner }),
  });
  const stamp = Date.now() % 1_000_000;
  await main.locator('input[type=file]').setInputFiles(
    await Promise.all(
      [10, 120, 240].map(async (shade) => ({
        name: `${shade}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(await aPicture(shade)),
      })),
    ),
  );
  await box.fill(`Scratches ${stamp}`);
  await box.press('Enter');
  const sent = said.getByRole('listitem').filter({ hasText: `Scratches ${stamp}` });
  await expect(sent.getByRole('img')).toHaveCount(3);
  await expect(sent).toContainText(words('messaging.thread.sent'));

  await context.setOffline(true);
  await box.fill(`Tunnel ${stamp}`);
  await box.press('Enter');
  const held = said.getByRole('listitem').filter({ hasText: `Tunnel ${stamp}` });
  await expect(held.getByRole('alert')).toContainText(words('messaging.thread.notSent'));
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await context.setOffline(false);
  await expect(held).toContainText(words('messaging.thread.sent'));
  await expect(held.getByRole('alert')).toHaveCount(0);

  await page.goto('/profile?page=inbox&conversation=987654');
  await expect(main.getByText(words('messaging.thread.missing'))).toBeVisible();
  await main.getByRole('link', { name: words('messaging.thread.back') }).click();
  await expect(main.getByRole('tabpanel').getByRole('link', { name: partner })).toBeVisible();
});
