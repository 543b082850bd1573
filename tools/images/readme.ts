import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { words } from '#tools/messages/words.ts';
import { CHROMIUM_FLAGS, findOrInstallWholeChromium } from '#tools/setup/chromium.ts';

/*
 * Takes the pictures of the README from an app that runs with its example data, at an hour at which the
 * stores are open:
 *
 *   SUNDRY_DATA_DIR=$(mktemp -d) npm start
 *   node tools/images/readme.ts --app http://localhost:4173
 */

const { values } = parseArgs({ options: { app: { type: 'string' } } });
const app = values.app ?? 'http://localhost:4173';
const FOLDER = path.join(import.meta.dirname, '../../docs/pictures');

const FOOD = { id: 1, module_type: 'food', module_name: 'Food', icon: '' };
const GROCERY = { id: 2, module_type: 'grocery', module_name: 'Grocery', icon: '' };
const RENTAL = { id: 6, module_type: 'rental', module_name: 'Rental', icon: '' };
const AT_BRYANT_PARK = {
  zoneid: '[2]',
  location: 'Bryant Park, Midtown, Manhattan, New York',
  currentLatLng: JSON.stringify({ lat: 40.7536, lng: -73.9832 }),
};
const TRIP = 'trip=hourly&pickup=40.7536,-73.9832,Bryant Park&hours=3';
const APPLES = 'Honeycrisp Apples';
const FJORD = { id: 12, name: 'Norrvik Fjord' };

type Picture = {
  readonly name: string;
  /** Initial storage of the browser. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly isPhone?: boolean;
  readonly show: (page: Page) => Promise<void>;
};

const inModule = (module: typeof FOOD) => ({ ...AT_BRYANT_PARK, module: JSON.stringify(module) });
const button = (page: Page, id: string) => page.getByRole('button', { name: words(id) });

const pictures: readonly Picture[] = [
  {
    name: 'home',
    stored: inModule(FOOD),
    show: async (page) => void (await page.goto('/home')),
  },
  {
    name: 'place',
    show: async (page) => {
      await page.goto('/');
      await button(page, 'shell.landing.search').click();
      await page
        .getByRole('combobox', { name: words('location.search.label') })
        .fill('Bryant Park');
      await page.getByRole('option', { name: AT_BRYANT_PARK.location, exact: true }).click();
    },
  },
  {
    name: 'item',
    stored: inModule(FOOD),
    show: async (page) => {
      await page.goto('/home?item=96');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout',
    stored: inModule(GROCERY),
    show: async (page) => {
      await page.goto('/store/35?module_id=2');
      await page.getByRole('button', { name: words('cart.control.add', { item: APPLES }) }).click();
      await button(page, 'account.signIn.continueAsGuest').click();
      await page
        .getByRole('button', { name: words('kernel.stepper.increase', { item: APPLES }) })
        .waitFor();
      await page.goto('/checkout?page=cart');
      await page.getByRole('main').locator('dl').waitFor();
    },
  },
  {
    name: 'vehicles',
    stored: inModule(RENTAL),
    show: async (page) => void (await page.goto(`/rental/vehicle-search?${TRIP}`)),
  },
  {
    name: 'trip-checkout',
    stored: inModule(RENTAL),
    show: async (page) => {
      await page.goto(`/rental/vehicle-details/${FJORD.id}`);
      await page
        .getByRole('button', { name: words('rental.control.add', { vehicle: FJORD.name }) })
        .first()
        .click();
      await page.getByRole('textbox', { name: words('rental.tripForm.hours') }).fill('3');
      await button(page, 'rental.tripForm.addSubmit').click();
      await page
        .getByRole('button', { name: words('kernel.stepper.increase', { item: FJORD.name }) })
        .first()
        .waitFor();
      await page.goto('/rental/cart');
      await button(page, 'rental.cart.toCheckout').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('cart.gate.guest'), exact: true })
        .click();
      await page.getByRole('main').locator('dl').last().waitFor();
    },
  },
  {
    name: 'home-phone-hindi-dark',
    stored: { ...inModule(RENTAL), [KEYS.language]: 'hi', [KEYS.theme]: 'dark' },
    isPhone: true,
    show: async (page) => void (await page.goto('/home')),
  },
];

async function take(browser: Browser, { name, stored = {}, isPhone = false, show }: Picture) {
  const viewport = isPhone ? { width: 390, height: 900 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: app, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await show(page);
  await page.waitForLoadState('networkidle');
  // Waits for the lazy part of the header as well.
  if (!isPhone)
    await page.getByText(words('account.signIn.submit'), { exact: true }).first().waitFor();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const picture = sharp(await page.screenshot()).resize(isPhone ? 360 : 1100);
  await picture.webp({ quality: 80, effort: 6 }).toFile(path.join(FOLDER, `${name}.webp`));
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findOrInstallWholeChromium(),
  args: CHROMIUM_FLAGS,
});
for (const picture of pictures) await take(browser, picture);
await browser.close();
