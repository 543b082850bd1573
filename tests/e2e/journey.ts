import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { deskOf, type Desk } from '#tools/desk/desk.ts';
import { appAt, type App } from './pages/app.ts';
import { appOf } from '#tools/desk/apps.ts';

type Fixtures = { readonly desk: Desk; readonly app: App };

/** A fresh visitor in the real app at noon on a Wednesday; the desk has nothing in mind. */
export const test = base.extend<Fixtures>({
  baseURL: ({ browserName: _ }, use, { parallelIndex }) => use(appOf(parallelIndex)),
  desk: async ({ request }, use) => {
    const desk = deskOf(request);
    await desk.forgetsRules();
    await desk.opensAtNoon();
    await use(desk);
    await desk.forgetsRules();
  },
  app: async ({ page, desk: _ }, use) => {
    const broken = whatBreaksIn(page);
    await use(appAt(page));
    expect(broken, 'nothing breaks behind the screen').toEqual([]);
  },
});
export { expect };

/** Defects of ours. That a call failed is said by the browser too, and is no defect. */
function whatBreaksIn(page: Page): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (said) => {
    const isOurs = said.type() === 'error' && !said.text().startsWith('Failed to load resource');
    if (isOurs) broken.push(said.text());
  });
  return broken;
}

/** Until nothing moves on the screen that ends by itself, and what follows from it is drawn. */
export const rests = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
  });

/**
 * What axe finds on the screen once nothing moves on it, colours included: what is just coming is half there. Only that comes back from the page: the rest of
 * what axe knows, like axe itself, takes seconds to be written down.
 */
export async function axeFindings(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axe.source}; null`);
  await rests(page);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Experimental, so off unless asked for: who speaks to a page says what is written on it.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return found.violations;
  });
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
