import { expect, test, type Page } from '@playwright/test';
import { signOut } from '#contract/account.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { nearText } from '#infrastructure/kernel/place-cookie.ts';
import { appOf } from '#tools/desk/apps.ts';

const PLACES = {
  'Bryant Park': { zone: 2, lat: 40.7536, lng: -73.9832, area: 'Midtown, Manhattan, New York' },
  'Astoria Park': { zone: 6, lat: 40.7793, lng: -73.9217, area: 'Queens, New York' },
} as const;
const MODULES = {
  Food: { id: 1, module_type: 'food' },
  Grocery: { id: 2, module_type: 'grocery' },
  Pharmacy: { id: 3, module_type: 'pharmacy' },
  Shop: { id: 4, module_type: 'ecommerce' },
  Parcel: { id: 5, module_type: 'parcel' },
  Rental: { id: 6, module_type: 'rental' },
} as const;

/** A guest with a cart but without the stored choice to go on as a guest, so that the gate asks. */
export async function forgetsTheChoice(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('guestByChoice'));
  await page.reload();
}

/** A returning customer: place and module are stored in the browser. */
export async function hasBeenHere(
  page: Page,
  place: keyof typeof PLACES,
  module: keyof typeof MODULES,
): Promise<void> {
  const { zone, lat, lng, area } = PLACES[place];
  const saved = {
    interests: JSON.stringify({ 1: [], 2: [], 3: [], 4: [] }),
    zoneid: `[${zone}]`,
    location: `${place}, ${area}`,
    currentLatLng: JSON.stringify({ lat, lng }),
    module: JSON.stringify({ ...MODULES[module], module_name: module, icon: '' }),
  };
  await page.addInitScript((entries) => {
    if (localStorage.getItem('zoneid') !== null) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, saved);
}

/** The server renders the first page by this browser's cookies. */
export async function isRenderedFor(
  page: Page,
  place: keyof typeof PLACES,
  module: keyof typeof MODULES,
): Promise<void> {
  const { zone, lat, lng, area } = PLACES[place];
  const { id, module_type: type } = MODULES[module];
  const cookies = {
    place: `[${zone}]|${id}|en|${type}`,
    shown: `|${nearText({ point: geoPoint(lat, lng), address: `${place}, ${area}` })}`,
  };
  const url = appOf(test.info().parallelIndex);
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
    })),
  );
}

/** The server ends the session; the page learns of it with its next call. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.post(signOut.path, { headers })).ok()).toBe(true);
}
