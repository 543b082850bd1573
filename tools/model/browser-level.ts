import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../setup/chromium.ts';
import { browserDriver, inBrowser, type BrowserOptions } from './drivers/browser.ts';
import type { AnyPage } from './page.ts';
import { planSuite, walk, type Suite } from './run-flow.ts';
import type { Scene } from './scene.ts';
import type { Walked } from './level.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS });

/** Walks a flow in Chromium, at the real shop. */
export async function walkInBrowser(
  page: AnyPage,
  scene: Scene,
  browser: Browser,
  { suite = 'default', ...options }: BrowserOptions & { readonly suite?: Suite },
): Promise<Walked> {
  const flow = inBrowser(page, scene);
  const { explored, tests } = planSuite(flow, { suite });
  const begun = performance.now();
  const met: string[] = [];
  const broke: string[] = [];
  for (const test of tests) {
    const driver = browserDriver(page, scene, browser, options);
    try {
      met.push(...(await walk(flow, explored, test, driver)));
    } catch (problem) {
      broke.push(problem instanceof Error ? problem.message : String(problem));
    }
  }
  return {
    flow,
    explored,
    met,
    broke,
    tests: tests.length,
    steps: tests.reduce((sum, { path }) => sum + path.steps.length, 0),
    milliseconds: performance.now() - begun,
  };
}
