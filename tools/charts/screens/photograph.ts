import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tools/setup/chromium.ts';
import type { AxeFind, Device } from './kept-screens.ts';

/** Theme, language and direction of a screen. */
export type Look = {
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
  readonly direction: 'ltr' | 'rtl';
  /** Checked by axe, which takes as long as the picture. */
  readonly isChecked: boolean;
};

export const PLAIN: Look = {
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  isChecked: true,
};

/** The HTML of a screen by device. */
export type ScreenText = Readonly<Record<Device, string>>;

export type Photograph = {
  readonly pictures: Readonly<Record<Device, Buffer>>;
  readonly texts: readonly string[];
  /** Empty where the look is not checked. */
  readonly axe: readonly AxeFind[];
  readonly isEmpty: boolean;
};

/** The window, and the width of the picture. */
const SIZES = {
  phone: { width: 390, height: 844, shown: 390 },
  desktop: { width: 1440, height: 900, shown: 720 },
} as const;
/** A page is photographed to its end, but not beyond this height. */
const TALLEST = 2_400;
const QUALITY = 60;
/** The pages of one browser that work at the same time. */
const WINDOWS = 2;

const ORIGIN = 'http://screens.test';
const PAGE = `${ORIGIN}/-/page`;
const MODULES = '/-/modules/';
const require = createRequire(import.meta.url);

/** Photographs screens in one Chromium, without a server: files come from `public` and from packages. */
export async function photographAll(
  screens: ReadonlyMap<string, ScreenText>,
  look: Look,
  take: (name: string, photograph: Photograph) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  });
  const waiting = [...screens];
  const work = async () => {
    const camera = await cameraIn(browser, look);
    for (let next = waiting.shift(); next; next = waiting.shift())
      take(next[0], await camera(next[1]));
  };
  try {
    await Promise.all(Array.from({ length: WINDOWS }, work));
  } finally {
    await browser.close();
  }
}

async function cameraIn(browser: Browser, look: Look) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: look.theme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  let html = '';
  await context.route('**/*', (route) => answer(route, html));
  const window = await context.newPage();

  return async (texts: ScreenText): Promise<Photograph> => {
    const phone = await shoot(
      window,
      'phone',
      look.isChecked,
      () => (html = pageOf(texts.phone, look)),
    );
    const isOther = texts.desktop !== texts.phone;
    const desktop = await shoot(window, 'desktop', look.isChecked, () =>
      isOther ? (html = pageOf(texts.desktop, look)) : null,
    );
    return {
      pictures: { phone: phone.picture, desktop: desktop.picture },
      texts: [...new Set([...phone.texts, ...desktop.texts])],
      axe: merged([...phone.axe, ...desktop.axe]),
      isEmpty: phone.isEmpty && desktop.isEmpty,
    };
  };
}

async function shoot(window: Page, device: Device, isChecked: boolean, load: () => string | null) {
  const { width, height, shown } = SIZES[device];
  await window.setViewportSize({ width, height });
  if (load() !== null) {
    await window.goto(PAGE);
    if (isChecked) await window.addScriptTag({ content: axeScript() });
  }
  const { isModal, tall } = await window.evaluate(settled);
  if (!isModal && tall > height)
    await window.setViewportSize({ width, height: Math.min(tall, TALLEST) });
  const shot = await window.screenshot({ animations: 'disabled', caret: 'hide' });
  return {
    picture: await sharp(shot).resize(shown).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
    ...(await window.evaluate(visible)),
    axe: isChecked ? await window.evaluate(axeIn) : [],
  };
}

/** As the app's document; a part of a page gets the margins of one. */
function pageOf(text: string, { theme, language, direction }: Look): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}" class="${theme}" data-theme="${theme}" style="color-scheme: ${theme}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sundry</title>
<style>${fonts()}</style>
<style>
body > div:not(:has(#page)):not([role]) { max-width: 90rem; margin-inline: auto; padding: 1.25rem 1rem; }
@media (min-width: 48rem) { body > div:not(:has(#page)):not([role]) { padding: 2rem 1.5rem; } }
</style>
</head>
<body>${text}</body>
</html>`;
}

const fonts = (): string =>
  readFileSync('src/fonts.css', 'utf8').replaceAll(/(?<=url\(')(?=@)/g, MODULES);

let script: string | null = null;
const axeScript = (): string =>
  (script ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));

async function answer(route: Route, html: string): Promise<void> {
  const { origin, pathname, href } = new URL(route.request().url());
  if (href === PAGE) return route.fulfill({ contentType: 'text/html', body: html });
  const file = pathname.startsWith(MODULES)
    ? `node_modules/${pathname.slice(MODULES.length)}`
    : `public${decodeURIComponent(pathname)}`;
  return origin === ORIGIN && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
}

/** Runs in the page: fonts and pictures have come, and layers over it are open. */
async function settled(): Promise<{ readonly isModal: boolean; readonly tall: number }> {
  for (const layer of document.querySelectorAll<HTMLElement>('[popover="manual"]'))
    layer.showPopover();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  return {
    isModal: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
    tall: document.documentElement.scrollHeight,
  };
}

/** Runs in the page: its visible texts, and whether anything is visible. */
function visible(): { readonly texts: readonly string[]; readonly isEmpty: boolean } {
  const texts = document.body.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const hasPicture = [...document.querySelectorAll('body img, body svg')].some(
    (one) => one.getBoundingClientRect().width > 0,
  );
  return { texts, isEmpty: texts.length === 0 && !hasPicture };
}

/** Runs in the page. What a part of a page cannot meet, such as landmarks, is no rule of WCAG. */
async function axeIn(): Promise<readonly AxeFind[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(({ id, help, nodes }) => ({ rule: id, help, places: nodes.length }));
}

const merged = (finds: readonly AxeFind[]): readonly AxeFind[] =>
  [...Map.groupBy(finds, ({ rule }) => rule).values()].flatMap(
    (same) => same.toSorted((a, b) => b.places - a.places)[0] ?? [],
  );
