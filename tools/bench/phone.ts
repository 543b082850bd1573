import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallWholeChromium } from '#tools/setup/chromium.ts';

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

export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findOrInstallWholeChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** A phone with a slow processor and an empty cache, by default on a slow line. */
export async function slowPhone(
  browser: Browser,
  { url, saved, cookies }: Visit,
  line: 'slow' | 'fast' = 'slow',
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const { origin } = new URL(url);
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    })),
  );
  const page = await context.newPage();
  await page.addInitScript(save, saved);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, close: () => context.close() };
}

function save(saved: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
}
