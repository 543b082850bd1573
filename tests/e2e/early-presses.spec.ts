import type { Locator, Page } from '@playwright/test';
import { paths } from '#application/kernel/path.ts';
import { words } from '#tools/messages/words.ts';
import { GROCER } from './arrange.ts';
import { expect, test } from './journey.ts';
import type { App } from './pages/app.ts';
import { hasBeenHere, isRenderedFor } from './returning-visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ANY_PLUS = new RegExp(words('cart.control.add', { item: '.+' }));

/** A server-rendered page whose matching scripts are held back until they are released. */
async function drawnWithout(
  page: Page,
  files: RegExp,
  { module, path }: { readonly module: 'Food' | 'Grocery' | 'Rental'; readonly path: string },
): Promise<() => void> {
  const comes = Promise.withResolvers<void>();
  await hasBeenHere(page, 'Bryant Park', module);
  await isRenderedFor(page, 'Bryant Park', module);
  await page.route(files, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return comes.resolve;
}

const SCRIPTS = /\/assets\/[^/]+\.js$/;

async function beforeTheApp({ page }: App) {
  const appComes = await drawnWithout(page, SCRIPTS, { module: 'Grocery', path: GROCER.path });
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: ANY_PLUS }) })
    .first();
  const name = await nameOn(card);
  return { card, name, appComes };
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
  const asked = page.waitForRequest(/\/assets\/rental-home-[^/]+\.js$/);
  const startComes = await drawnWithout(page, /\/assets\/start-[^/]+\.js$/, {
    module: 'Rental',
    path: paths.home(),
  });

  await asked;
  startComes();
  // Only the app itself renders the form.
  await expect(page.getByRole('form', { name: words('rental.trip.title') })).toBeVisible();
});

test('until the app is there, pictures below what is seen are fetched as they come near, and all others once it answers', async ({
  app: { page },
}) => {
  const appComes = await drawnWithout(page, SCRIPTS, { module: 'Food', path: paths.home() });

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

  appComes();
  await expect(waiting.first()).toBeVisible();
});

test('without scripts no picture waits for one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await isRenderedFor(page, 'Bryant Park', 'Food');
  await page.goto(paths.home());
  const last = page.locator('main article img').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  await context.close();
});
