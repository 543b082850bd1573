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
const ANY_CHOICE = new RegExp(words('cart.control.choose', { item: '.+' }));

const early = (page: Page): Locator => page.locator('[data-early-panel]');
const dialogOfApp = (page: Page): Locator => page.locator('[role=dialog][data-state=open]');

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

test('plus, pressed twice before the app is there, counts at once and puts two pieces into the cart (D-104)', async ({
  app,
}) => {
  const { card, name, appComes } = await beforeTheApp(app);
  const plus = card.getByRole('button', { name: words('cart.control.add', { item: name }) });
  await plus.click();
  await plus.click();
  await expect(plus).toHaveAttribute('data-early-pressed', '2');
  appComes();

  await app.signIn.continueAsGuest();
  await app.shopping.seesInCart(name);
  await app.header.openCart();
  await app.cart.seesQuantity(name, 2);
});

test('the link of an item, pressed before the app is there, opens the item over the page, once @full', async ({
  app,
}) => {
  const { page } = app;
  const { card, name, appComes } = await beforeTheApp(app);
  const before = await page.evaluate(() => history.length);
  const isSame = await page.evaluateHandle(() => document);
  await card.getByRole('link', { name, exact: true }).click();
  await expect(early(page)).toContainText(name);
  appComes();

  await expect(dialogOfApp(page)).toContainText(name);
  await expect(early(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isSame.evaluate((drawn) => drawn === document)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.shopping.seesStore(GROCER.name);
});

test('what is chosen of an item and added before the app is there is added once, as it was chosen', async ({
  app,
}) => {
  const { page } = app;
  const appComes = await drawnWithout(page, SCRIPTS, { module: 'Food', path: paths.home() });
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: ANY_CHOICE }) })
    .first();
  const name = await nameOn(card);
  await card.getByRole('link').first().click();
  await early(page).getByRole('radiogroup').first().waitFor();
  const chosen: string[] = [];
  for (const group of await early(page).getByRole('radiogroup').all()) {
    const choice = group.getByRole('radio').last();
    await choice.check();
    chosen.push(await choice.locator('..').locator('bdi').innerText());
  }
  await early(page)
    .getByRole('button', { name: words('kernel.stepper.increase', { item: name }) })
    .click();
  await expect(early(page).locator('[data-value]').last()).toHaveText('2');
  // The total of other choices is for the app to say.
  await expect(early(page).locator('[data-figure]')).toBeHidden();
  await early(page)
    .getByRole('button', { name: words('cart.item.add'), exact: true })
    .click();
  await expect(early(page).locator('[aria-busy=true]')).toHaveCount(1);
  appComes();

  await app.signIn.continueAsGuest();
  await expect(early(page)).toHaveCount(0);
  await app.header.openCart();
  await app.cart.seesLine(name, ...chosen);
  await app.cart.seesQuantity(name, 2);
});

test('a panel that is dismissed before the app is there opens nothing, and the link has the focus again @full', async ({
  app,
}) => {
  const { page } = app;
  const { card, name, appComes } = await beforeTheApp(app);
  const link = card.getByRole('link', { name, exact: true });
  await link.click();
  await expect(early(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(early(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  appComes();

  await expect(page.locator('html[data-pictures]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/module_id=2$/);
});

const OPENERS = [
  { opens: 'the place', opener: 'header [data-opens=pickLocation]:visible' },
  { opens: 'the menu', opener: 'header a[href*="drawer=menu"]:visible' },
] as const;

for (const { opens, opener } of OPENERS) {
  test(`a panel for ${opens} shows before the app is there, and gives way to it`, async ({
    app: { page },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const appComes = await drawnWithout(page, SCRIPTS, { module: 'Food', path: paths.home() });
    await page.locator(opener).first().click();
    await expect(early(page).getByRole('dialog')).toBeVisible();
    appComes();

    await expect(dialogOfApp(page)).toBeVisible();
    await expect(early(page)).toHaveCount(0);
  });
}

test('the code of a drawn page is fetched beside the first load, which would ask for it later @full', async ({
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

test('until the app is there, pictures below what is seen are fetched as they come near, and all others once it answers @full', async ({
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

test('without scripts no picture waits for one @full', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await isRenderedFor(page, 'Bryant Park', 'Food');
  await page.goto(paths.home());
  const last = page.locator('main article img').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  await context.close();
});
