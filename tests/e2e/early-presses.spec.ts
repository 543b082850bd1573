import type { Locator } from '@playwright/test';
import { paths } from '#application/kernel/path.ts';
import { words } from '#tools/messages/words.ts';
import { GROCER } from './arrange.ts';
import { expect, test } from './journey.ts';
import type { App } from './pages/app.ts';
import { hasBeenHere, isDrawnFor } from './returning-visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ANY_PLUS = new RegExp(words('cart.control.add', { item: '.+' }));

/** The grocer's page as the server has drawn it, on a line that has not brought the app yet. */
async function beforeTheApp({ page }: App) {
  const comes = Promise.withResolvers<void>();
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await isDrawnFor(page, 'Bryant Park', 'Grocery');
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.goto(GROCER.path, { waitUntil: 'commit' });
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: ANY_PLUS }) })
    .first();
  const name = await nameOn(card);
  return { card, name, appComes: comes.resolve };
}

async function nameOn(card: Locator): Promise<string> {
  return (await card.getByRole('link').first().innerText()).trim();
}

test('plus, pressed and pressed again before the app is there, puts one piece into the cart (D-104)', async ({
  app,
}) => {
  const { card, name, appComes } = await beforeTheApp(app);
  const plus = card.getByRole('button', { name: words('cart.control.add', { item: name }) });
  await plus.click();
  await plus.click();
  appComes();

  await app.signIn.continueAsGuest();
  await app.shopping.seesInCart(name);
  await app.header.openCart();
  await app.cart.seesQuantity(name, 1);
});

test('the link of an item, pressed before the app is there, opens the item over the page, once', async ({
  app,
}) => {
  const { page } = app;
  const { card, name, appComes } = await beforeTheApp(app);
  const before = await page.evaluate(() => history.length);
  const isSame = await page.evaluateHandle(() => document);
  await card.getByRole('link', { name, exact: true }).click();
  appComes();

  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isSame.evaluate((drawn) => drawn === document)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.shopping.seesStore(GROCER.name);
});

test('the code of a drawn page is fetched beside the first load, which would ask for it later', async ({
  app: { page },
}) => {
  const comes = Promise.withResolvers<void>();
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  await isDrawnFor(page, 'Bryant Park', 'Rental');
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/rental-home-[^/]+\.js$/);
  await page.goto(paths.home(), { waitUntil: 'commit' });

  await asked;
  comes.resolve();
  // The form is what only the app itself draws.
  await expect(page.getByRole('form', { name: words('rental.tripForm.searched') })).toBeVisible();
});

test('until the app is there, pictures below what is seen are fetched as they come near, and all others once it answers', async ({
  app: { page },
}) => {
  const comes = Promise.withResolvers<void>();
  await hasBeenHere(page, 'Bryant Park', 'Food');
  await isDrawnFor(page, 'Bryant Park', 'Food');
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.goto(paths.home(), { waitUntil: 'commit' });

  const pictures = page.getByRole('main').getByRole('article').locator('img');
  const last = pictures.last();
  await expect(pictures.first()).toBeVisible();
  await expect(last).toBeHidden();
  expect(await last.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toBe('');

  await last.locator('..').scrollIntoViewIfNeeded();
  await expect(last).toHaveJSProperty('complete', true);
  await expect(last).toBeVisible();
  await page.mouse.wheel(0, -10_000);
  const waiting = page.locator('main article img[loading=lazy]');
  await expect(waiting.first()).toBeHidden();

  comes.resolve();
  await expect(waiting.first()).toBeVisible();
});

test('without scripts no picture waits for one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await isDrawnFor(page, 'Bryant Park', 'Food');
  await page.goto(paths.home());
  const last = page.locator('main article img').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  await context.close();
});
