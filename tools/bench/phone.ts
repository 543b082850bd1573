import { setTimeout as sleep } from 'node:timers/promises';
import { callOf, type Chromium, type Tab } from './devtools.ts';

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A page, with the stored state of the browser that opens it. */
export type Visit = {
  readonly url: string;
  readonly saved: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
};

/** A phone with a slow processor and an empty cache, by default on a slow line. */
export async function slowPhone(
  chromium: Chromium,
  { url, saved, cookies }: Visit,
  line: 'slow' | 'fast' = 'slow',
): Promise<Tab> {
  const tab = await chromium.openTab();
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await tab.send('Page.enable');
  await tab.send('Network.enable');
  await tab.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [name, value] of Object.entries(cookies)) {
    await tab.send('Network.setCookie', { name, value: encodeURIComponent(value), url });
  }
  await atEachPage(tab, save, saved);
  if (line === 'slow') await tab.send('Network.emulateNetworkConditions', SLOW_LINE);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return tab;
}

function save(saved: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
}

/** Runs a function in each page before its own scripts. */
export const atEachPage = <Given extends readonly unknown[]>(
  tab: Tab,
  work: (...given: Given) => void,
  ...given: Given
): Promise<unknown> =>
  tab.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(work, given) });

/** Waits until the page's load event. */
export async function load(tab: Tab, url: string): Promise<void> {
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  await tab.send('Page.navigate', { url });
  await loaded;
}

/** The middle of the first visible element with this selector; null without one. */
function placeOf(selector: string): { readonly x: number; readonly y: number } | null {
  for (const found of document.querySelectorAll(selector)) {
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInSight = width > 0 && y > 0 && y < innerHeight && x > 0 && x < innerWidth;
    if (isInSight && found.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

/** Scrolls the first such element into view. */
export const scrollTo = (tab: Tab, selector: string): Promise<void> =>
  tab.evaluate((wanted: string) => {
    document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);

const LONGEST = 20_000;
const PAUSE = 15;

/** Waits until such an element can be pressed, and taps it after a delay. */
export async function tap(tab: Tab, selector: string, delay = 0): Promise<void> {
  const until = Date.now() + LONGEST;
  let at = await tab.evaluate(placeOf, selector);
  while (!at) {
    if (Date.now() > until) throw new Error(`Nothing to press is in sight: ${selector}`);
    await sleep(PAUSE);
    at = await tab.evaluate(placeOf, selector);
  }
  await sleep(delay);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function type(tab: Tab, key: string): Promise<void> {
  const pressed = { key, text: key, code: `Key${key.toUpperCase()}` };
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
}
