import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESK_PARAMETER } from '#server/desk/admission.ts';
import { axeFindings, expect, overflowOf, test } from './journey.ts';
import { hasBeenHere } from './returning-visitor.ts';
import { deskToken } from '#tools/desk/apps.ts';
import { words } from '#tools/messages/words.ts';

const say = (key: string, values = {}) => words(`charts.inspector.${key}`, values);

async function beside(app: Page, address: string): Promise<Page> {
  await hasBeenHere(app, 'Bryant Park', 'Grocery');
  await app.goto('/home');
  const inspector = await app.context().newPage();
  await inspector.goto(`/charts${address}&${DESK_PARAMETER}=${deskToken}`);
  await expect(inspector.getByRole('combobox', { name: say('tab') })).toContainText('/home');
  return inspector;
}

const row = (inspector: Page, flow: string) =>
  inspector.getByRole('navigation', { name: say('flows') }).getByRole('link', { name: flow });

test('what a customer does in one tab is lit in the inspector beside it', async ({ app }) => {
  const inspector = await beside(app.page, '?flow=shell/theme');
  const chart = inspector.getByRole('region', { name: say('chart', { flow: 'shell/theme' }) });
  const fillOf = (state: string) =>
    chart
      .locator(`.box[data-state="${state}"] > rect`)
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
  await expect(row(inspector, 'shell/theme')).toContainText('light');
  const lit = await fillOf('light');

  await app.header.switchTheme('dark');

  await expect(row(inspector, 'shell/theme')).toContainText('dark');
  await expect.poll(() => fillOf('light')).not.toBe(lit);
  await expect(inspector.getByRole('table', { name: say('log') })).toContainText('light → dark');
});

test('a reviewer is walked to a state on the real app, and lets it go on', async ({ app }) => {
  const inspector = await beside(app.page, '?flow=cart/cart&state=working');

  await inspector.getByRole('button', { name: say('go') }).click();

  await expect(inspector.getByText(say('arrived', { state: 'working' }))).toBeVisible();
  await expect(row(inspector, 'cart/cart')).toContainText('working');
  await app.header.seesCartCount(0);
  await inspector.getByRole('button', { name: say('release') }).click();
  await app.header.seesCartCount(1);
  await expect(row(inspector, 'cart/cart')).toContainText('ready');
});

test('a state that cannot be reached says why @full', async ({ app }) => {
  const inspector = await beside(app.page, '?flow=cart/checkout-gate&state=deciding');

  await inspector.getByRole('button', { name: say('go') }).click();

  await expect(inspector.getByRole('status').getByText(say('instant'))).toBeVisible();
});

test('the log of a machine is exported, and the file is stepped through on its chart @full', async ({
  app,
}) => {
  const inspector = await beside(app.page, '?flow=shell/theme');
  await app.header.switchTheme('dark');
  await expect(row(inspector, 'shell/theme')).toContainText('dark');

  const coming = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: say('export', { flow: 'shell/theme' }) }).click();
  const file = await (await coming).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    flow: 'shell/theme',
    recorded: { events: [{ type: 'theme.toggle' }] },
  });

  await inspector.getByLabel(say('file')).setInputFiles(file);
  await inspector.getByRole('button', { name: say('next') }).click();
  await expect(
    inspector.getByText('the customer presses the sun or the moon → dark'),
  ).toBeVisible();
  await inspector.getByRole('button', { name: say('back') }).click();
  await expect(inspector.getByText(`${say('beginning')} → light`)).toBeVisible();
});

test('a file that is no log is refused, and nothing else is @full', async ({ app: { page } }) => {
  await page.goto('/charts?flow=shell/theme');
  const panel = page.getByRole('region', { name: say('replay') });
  const letter = {
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('Dear!'),
  };

  await panel.getByLabel(say('file')).setInputFiles(letter);

  await expect(panel.getByRole('alert')).toHaveText(say('notALog'));
  await panel.getByRole('button', { name: say('replayOwn', { flow: 'shell/theme' }) }).click();
  await expect(panel.getByRole('slider', { name: say('moments') })).toBeVisible();
  await expect(panel.getByRole('alert')).toBeEmpty();
});

test('alone, the inspector says so and shows the machines of its own tab @full', async ({
  app,
}) => {
  const { page } = app;
  await page.goto('/charts');
  await expect(page.getByText(say('alone'))).toBeVisible();
  await expect(row(page, 'shell/storefront')).toBeVisible();
});

for (const { theme, width, tag } of [
  { theme: 'light', width: 1440, tag: ' @full' },
  { theme: 'dark', width: 390, tag: '' },
] as const) {
  test(`axe finds nothing in the inspector, ${theme}, at ${width} pixels${tag}`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/charts?flow=account/session&state=guest.known');
    await expect(page.getByRole('heading', { name: say('walk') })).toBeVisible();

    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}
