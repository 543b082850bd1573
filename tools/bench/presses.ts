import { setTimeout as sleep } from 'node:timers/promises';
import type { Chromium, Tab } from './devtools.ts';
import { middle } from './median.ts';
import { load, scrollTo, slowPhone, tap, type, type Visit } from './phone.ts';

export const PRESS_COLUMNS = ['first seen ms', 'all of it ms', 'early: first', 'early: all'];
const RUNS = 5;
/** Milliseconds from the load to the press: the page and its prefetched code are there by then. */
const SETTLED = 7_000;
/** Milliseconds from the first sight of a target to an early press on it. */
const EARLY = 300;

type Press = {
  readonly name: string;
  readonly on: 'home' | 'store' | 'search';
  /** Set where only the processor is measured. */
  readonly line?: 'fast';
  readonly target: string;
  /** The letter to type into the target; without one it is tapped. */
  readonly letter?: string;
  /** Selectors of the first and of the complete result. */
  readonly first: string;
  readonly all: string;
};

const EARLY_PANEL = '[data-early-panel]';
const STAND_IN = `[data-opening], ${EARLY_PANEL}`;
const DIALOG = '[role=dialog][data-state=open]';
const PRESSES: readonly Press[] = [
  {
    name: 'open an item',
    on: 'home',
    target: 'main article a[href*="item="]',
    first: `${STAND_IN}, ${DIALOG}`,
    all: `${DIALOG} fieldset, ${EARLY_PANEL} fieldset`,
  },
  {
    name: 'open the cart',
    on: 'home',
    target: 'a[href*="drawer=cart"]',
    first: `${STAND_IN}, ${DIALOG}`,
    all: DIALOG,
  },
  {
    name: 'open the location dialog',
    on: 'home',
    target: 'header button[aria-label^="Deliver to"]',
    first: `${STAND_IN}, ${DIALOG}`,
    all: DIALOG,
  },
  {
    name: 'plus on a card',
    on: 'store',
    target: 'main article button[aria-label^="Add "]',
    first: 'main article [aria-busy=true]',
    all: 'main article button[aria-label^="Increase "]',
  },
  {
    name: 'change the module',
    on: 'home',
    target: 'main button[aria-pressed]:nth-child(2)',
    first: 'main button[aria-busy=true], main button[aria-pressed=true]:nth-child(2)',
    all: 'main button[aria-pressed=true]:nth-child(2)',
  },
  {
    name: 'type a letter into the search: what is suggested, on a fast line, after the pause of 500 ms',
    on: 'search',
    line: 'fast',
    target: 'main [role=combobox]',
    letter: 'b',
    first: '[role=listbox]',
    all: '[role=option]',
  },
  {
    name: "type a letter into a store's search",
    on: 'store',
    target: 'main input[type=search]',
    letter: 'b',
    first: 'input[type=search]:not(:placeholder-shown)',
    all: 'input[type=search]:not(:placeholder-shown)',
  },
];

/** The time from each press to its visible result, on an idle page and soon after the first paint. */
export async function pressRows(
  chromium: Chromium,
  visits: Readonly<Record<Press['on'], Visit>>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const press of PRESSES) {
    const settled: Timed[] = [];
    const early: Timed[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      settled.push(await timeSettled(chromium, visits[press.on], press));
      early.push(await timeEarly(chromium, visits[press.on], press));
    }
    const of = (runs: readonly Timed[], key: keyof Timed) =>
      middle(runs.map((timed) => timed[key])).toFixed(0);
    rows.push([
      press.name,
      of(settled, 'first'),
      of(settled, 'all'),
      of(early, 'first'),
      of(early, 'all'),
    ]);
  }
  return rows;
}

type Timed = { readonly first: number; readonly all: number };

async function timeSettled(chromium: Chromium, visit: Visit, press: Press): Promise<Timed> {
  const tab = await slowPhone(chromium, visit, press.line);
  try {
    await load(tab, visit.url);
    await sleep(SETTLED);
    await scrollTo(tab, press.target);
    if (press.letter !== undefined) {
      await tap(tab, press.target);
      await sleep(1_000);
    }
    await watch(tab, press);
    if (press.letter === undefined) await tap(tab, press.target);
    else await type(tab, press.letter);
    return await timed(tab);
  } finally {
    await tab.close();
  }
}

/** Presses as soon as a quick visitor would: nothing waits for the load. */
async function timeEarly(chromium: Chromium, visit: Visit, press: Press): Promise<Timed> {
  const tab = await slowPhone(chromium, visit, press.line);
  try {
    await tab.send('Page.navigate', { url: visit.url });
    await untilSeen(tab, press.target);
    await scrollTo(tab, press.target);
    await watch(tab, press);
    await tap(tab, press.target, EARLY);
    if (press.letter !== undefined) await type(tab, press.letter);
    return await timed(tab);
  } finally {
    await tab.close();
  }
}

/** Waits until a painted page has such an element. */
async function untilSeen(tab: Tab, selector: string): Promise<void> {
  const isSeen = (wanted: string) =>
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    document.querySelector(wanted) !== null;
  while (!(await tab.evaluate(isSeen, selector).catch(() => false))) await sleep(15);
}

const watch = (tab: Tab, { first, all, letter }: Press): Promise<void> =>
  tab.evaluate(watchPress, { first, all, kind: letter === undefined ? 'click' : 'keydown' });

const timed = (tab: Tab): Promise<Timed> =>
  tab.evaluate(() => (globalThis as unknown as { timed: Promise<Timed> }).timed);

/**
 * Measures from the browser's timestamp of the press to the end of the frame that shows the result; infinite
 * where it does not show.
 */
function watchPress(seen: {
  readonly first: string;
  readonly all: string;
  readonly kind: 'click' | 'keydown';
}): void {
  const until = (selector: string, since: number) =>
    new Promise<number>((resolve) => {
      const look = () =>
        document.querySelector(selector)
          ? setTimeout(() => resolve(performance.now() - since))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
  const timed = new Promise<Timed>((resolve) => {
    setTimeout(() => resolve({ first: Infinity, all: Infinity }), 15_000);
    const begin = ({ timeStamp }: Event) => {
      void Promise.all([until(seen.first, timeStamp), until(seen.all, timeStamp)]).then(
        ([first, all]) => resolve({ first, all }),
      );
    };
    addEventListener(seen.kind, begin, { capture: true, once: true });
  });
  Object.assign(globalThis, { timed });
}
