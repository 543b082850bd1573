import type { Locator } from '@playwright/test';
import { APPLES, atTheGrocer, GROCER } from './arrange.ts';
import { expect, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { words } from '#tools/messages/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what appears on a hovered card leaves its stepper free (CONST-25) @full', async ({ app }) => {
  await atTheGrocer(app);
  await app.shopping.add(APPLES);
  await app.signIn.continueAsGuest();
  await app.shopping.seesInCart(APPLES);
  const { page } = app;
  const button = (id: string) => page.getByRole('button', { name: words(id, { item: APPLES }) });
  const appears = page.getByRole('link', {
    name: words('catalogue.card.quickViewOf', { name: APPLES }),
  });

  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: APPLES, exact: true }).hover();
    await expect(appears).toBeVisible();
    for (const half of ['kernel.stepper.remove', 'kernel.stepper.increase']) {
      expect(await overlap(appears, button(half)), `${half} at ${width}`).toBe(false);
    }
  }
});

test('a closed store says so to the last word, in Hindi, on a phone, in letters twice as large @full', async ({
  app,
  desk,
}) => {
  const { page } = app;
  await desk.closesForTheNight();
  await page.setViewportSize({ width: 390, height: 844 });
  await hasBeenHere(page, 'Bryant Park', 'Grocery');
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto('/home');
  const card = page.getByRole('article').filter({ hasText: /बंद/ }).first();
  const chip = card.getByText(/बंद/).first();
  await expect(chip).toBeVisible();
  for (const badge of await page.getByRole('article').getByText(/बंद/).all()) {
    expect(await linesOf(badge)).toBe(1);
  }

  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await within(chip, card)).toBe(true);
});

test('the total of a dish is covered by no button, on any phone @full', async ({
  app: { page },
}) => {
  await hasBeenHere(page, 'Bryant Park', 'Food');
  await page.goto('/home?item=96');
  const dialog = page.getByRole('dialog', { name: 'Black Bean Burger' });
  await expect(dialog.getByText(words('cart.item.total'))).toBeVisible();

  const total = dialog.getByText(words('cart.item.total')).locator('..');
  const fewer = words('kernel.stepper.decrease', { item: 'Black Bean Burger' });
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const isCovered = () => overlap(total, dialog.getByRole('button', { name: fewer }));
    await expect.poll(isCovered, `at ${width}`).toBe(false);
  }
});

test('no picture of a store page is spread wider than its file @full', async ({ app }) => {
  const { page } = app;
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await hasBeenHere(page, 'Bryant Park', 'Grocery');
    await page.goto(GROCER.path);
    await app.shopping.seesStore(GROCER.name);
    const blurred = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((pictures) =>
        (pictures as HTMLImageElement[])
          .map(({ currentSrc, clientWidth }) => ({
            currentSrc,
            clientWidth,
            file: Number(/-(\d+)\.webp$/.exec(currentSrc)?.[1] ?? Infinity),
          }))
          .filter(({ clientWidth, file }) => clientWidth > file),
      );
    expect(blurred, `at ${width}`).toEqual([]);
  }
});

/** Both are measured in one call: between two calls the layout may change. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const handle = await other.elementHandle();
  return one.evaluate((element, against) => {
    const [a, b] = [element.getBoundingClientRect(), (against as Element).getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, handle);
}

async function within(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not to be seen');
  return a.x >= b.x && a.x + a.width <= b.x + b.width;
}

/** Number of text lines. */
const linesOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
