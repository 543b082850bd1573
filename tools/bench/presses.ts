import type { Browser, Locator, Page } from '@playwright/test';
import { middle } from './median.ts';
import { slowPhone, type Visit } from './phone.ts';

export const PRESS_COLUMNS = ['first seen ms', 'all of it ms'];
const RUNS = 5;
/** Milliseconds from the load to the press: the page and its prefetched code are there by then. */
const SETTLED = 6_000;

type Press = {
  readonly name: string;
  readonly on: 'home' | 'store' | 'search';
  /** Set where only the processor is measured. */
  readonly line?: 'fast';
  readonly target: (page: Page) => Locator;
  /** Runs some time before the press. */
  readonly before?: (target: Locator) => Promise<void>;
  readonly does: (target: Locator) => Promise<void>;
  /** Selectors of the first and of the complete result. */
  readonly first: string;
  readonly all: string;
};

const tap = (target: Locator) => target.tap();
const STAND_IN = '[data-opening]';
const DIALOG = '[role=dialog][data-state=open]';
const PRESSES: readonly Press[] = [
  {
    name: 'open an item',
    on: 'home',
    target: (page) => page.locator('main article a[href*="item="]'),
    does: tap,
    first: `${STAND_IN}, ${DIALOG}`,
    all: `${DIALOG} fieldset`,
  },
  {
    name: 'open the cart',
    on: 'home',
    target: (page) => page.locator('a[href*="drawer=cart"]:visible'),
    does: tap,
    first: `${STAND_IN}, ${DIALOG}`,
    all: DIALOG,
  },
  {
    name: 'open the location dialog',
    on: 'home',
    target: (page) => page.locator('header button[aria-label^="Deliver to"]'),
    does: tap,
    first: `${STAND_IN}, ${DIALOG}`,
    all: DIALOG,
  },
  {
    name: 'plus on a card',
    on: 'store',
    target: (page) => page.locator('main article button[aria-label^="Add "]'),
    does: tap,
    first: 'main article [aria-busy=true]',
    all: 'main article button[aria-label^="Increase "]',
  },
  {
    name: 'change the module',
    on: 'home',
    target: (page) => page.getByRole('main').getByRole('button', { name: /^Grocery/ }),
    does: tap,
    first: 'main button[aria-busy=true], main button[aria-pressed=true]:nth-child(2)',
    all: 'main button[aria-pressed=true]:nth-child(2)',
  },
  {
    name: 'type a letter into the search: what is suggested, on a fast line, after the pause of 500 ms',
    on: 'search',
    line: 'fast',
    target: (page) => page.getByRole('main').getByRole('combobox'),
    before: tap,
    does: (target) => target.press('b'),
    first: '[role=listbox]',
    all: '[role=option]',
  },
  {
    name: "type a letter into a store's search",
    on: 'store',
    target: (page) => page.getByRole('main').getByRole('searchbox'),
    does: (target) => target.press('b'),
    first: 'input[type=search]:not(:placeholder-shown)',
    all: 'input[type=search]:not(:placeholder-shown)',
  },
];

/** The time from each press to its visible result, on an idle page. */
export async function pressRows(
  browser: Browser,
  visits: Readonly<Record<Press['on'], Visit>>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const press of PRESSES) {
    const runs: Timed[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await time(browser, visits[press.on], press));
    const of = (key: keyof Timed) => middle(runs.map((timed) => timed[key])).toFixed(0);
    rows.push([press.name, of('first'), of('all')]);
  }
  return rows;
}

type Timed = { readonly first: number; readonly all: number };

async function time(browser: Browser, visit: Visit, press: Press): Promise<Timed> {
  const phone = await slowPhone(browser, visit, press.line);
  try {
    const { page } = phone;
    await page.goto(visit.url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const target = press.target(page).first();
    await target.scrollIntoViewIfNeeded();
    if (press.before) {
      await press.before(target);
      await page.waitForTimeout(1_000);
    }
    await page.evaluate(watchPress, { first: press.first, all: press.all });
    await press.does(target);
    return await page.evaluate(() => (globalThis as unknown as { timed: Promise<Timed> }).timed);
  } finally {
    await phone.close();
  }
}

/** Measures from the browser's timestamp of the press to the end of the frame that shows the result. */
function watchPress(seen: { readonly first: string; readonly all: string }): void {
  const until = (selector: string, since: number) =>
    new Promise<number>((resolve) => {
      const look = () =>
        document.querySelector(selector)
          ? setTimeout(() => resolve(performance.now() - since))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
  const timed = new Promise<Timed>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      for (const kind of ['click', 'keydown']) removeEventListener(kind, begin, true);
      void Promise.all([until(seen.first, timeStamp), until(seen.all, timeStamp)]).then(
        ([first, all]) => resolve({ first, all }),
      );
    };
    for (const kind of ['click', 'keydown']) addEventListener(kind, begin, true);
  });
  Object.assign(globalThis, { timed });
}
