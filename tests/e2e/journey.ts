import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { deskOf, type Desk } from '#tools/desk/desk.ts';
import { appAt, type App } from './pages/app.ts';
import { appOf } from '#tools/desk/apps.ts';

type Fixtures = { readonly desk: Desk; readonly app: App };

/** A fresh visitor in the real app at noon on a Wednesday; the desk has no rules. */
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

/** Defects of ours. The browser reports failed calls too; those are no defects. */
function whatBreaksIn(page: Page): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (said) => {
    const isOurs = said.type() === 'error' && !said.text().startsWith('Failed to load resource');
    if (isOurs) broken.push(said.text());
  });
  return broken;
}

/** Resolves once every finite animation has ended and its consequences are rendered. */
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
 * Runs axe once nothing moves, colours included: elements that are fading in would give false findings. Only
 * the findings leave the page: serializing axe's whole result takes seconds.
 */
export async function axeFindings(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axe.source}; null`);
  await rests(page);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Experimental in axe, so off by default: speech control needs the visible text in the name.
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

/** Pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
