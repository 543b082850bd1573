import type { Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FJORD = { id: 12, name: 'Norrvik Fjord' } as const;
/** A name of 300 letters, one that turns the reading direction, one with markup; not all offer both prices. */
const ODDLY_NAMED = [119, 118, 116, 120] as const;

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: ' @full' },
  { width: 667, height: 375, tag: '' },
  { width: 1440, height: 900, tag: ' @full' },
]) {
  test(`the calendar lies over the form and fits into the window, ${width} by ${height} pixels${tag}`, async ({
    app: { page, trips },
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hasBeenHere(page, 'Bryant Park', 'Rental');
    await trips.openVehicle(FJORD.id, FJORD.name);
    await trips.wants(FJORD.name);
    const day = trips.form.getByRole('button', {
      name: new RegExp(`^${words('kernel.calendar.day')}`),
    });
    await day.scrollIntoViewIfNeeded();
    const before = await scrollOf(page.getByRole('dialog'));

    await day.click();
    const calendar = page.getByRole('grid').locator('..');
    await expect(calendar).toBeVisible();
    expect(await isAllInSight(calendar)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollOf(page.getByRole('dialog'))).toEqual(before);
    await page.getByRole('button', { name: words('kernel.calendar.next') }).click();
    expect(await isAllInSight(calendar)).toBe(true);

    await page.mouse.click(4, 4);
    await expect(calendar).toBeHidden();
    await day.click();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(day).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(day).toBeFocused();
  });
}

test('the pictures of a vehicle follow one another by themselves until they are stopped, and never for those who asked for less movement (CONST-27) @full', async ({
  app: { page, trips },
}) => {
  await hasBeenHere(page, 'Bryant Park', 'Rental');
  const pictures = page.getByRole('region', {
    name: words('rental.details.pictures', { vehicle: FJORD.name }),
  });
  const button = (id: string) => pictures.getByRole('button', { name: words(id) });
  const [first = '', second = ''] = [1, 2].map((number) =>
    words('rental.details.picture', { vehicle: FJORD.name, number, count: 4 }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await trips.openVehicle(FJORD.id, FJORD.name);
  await expect(button('design.slides.play')).toBeVisible();
  await expect(pictures.getByRole('img', { name: first })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button('design.slides.pause')).toBeVisible();
  await expect(pictures.getByRole('img', { name: second })).toBeVisible();
  await button('design.slides.pause').click();
  await expect(button('design.slides.play')).toBeVisible();
});

test('four vehicles stand side by side on a phone, whatever they are called, two of them in sight and the others by the arrow keys @full', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await hasBeenHere(page, 'Astoria Park', 'Rental');
  await page.goto(`/rental/compare?vehicles=${ODDLY_NAMED.join(',')}`);
  const table = page.getByRole('region', { name: words('rental.compare.table') });
  const heads = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(heads).toHaveCount(4);
  const isInSight = (head: Locator) => expect(head).toBeInViewport({ ratio: 0.95 });

  await isInSight(heads.nth(0));
  await isInSight(heads.nth(1));
  expect(await overflowOf(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await table.focus();
  /* eslint-disable tests/no-retried-action, tests/no-time-limit -- each press goes on by a bit */
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(heads.nth(3)).toBeInViewport({ ratio: 0.95, timeout: 1_000 });
  }).toPass();
  /* eslint-enable tests/no-retried-action, tests/no-time-limit */
});

/** Neither its container nor the window clips it. */
const isAllInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 12;
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && element.contains(there);
      }),
    );
  });

/** Scroll position and full height of the form. */
const scrollOf = (dialog: Locator): Promise<readonly (readonly number[])[]> =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll(':scope > *')]
      .filter((part) => getComputedStyle(part).overflowY === 'auto')
      .map(({ scrollTop, scrollHeight }) => [scrollTop, scrollHeight]),
  );
