import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../setup/chromium.ts';
import { albumIn } from '../drivers/album.ts';
import { browserDriver, inBrowser, type BrowserOptions } from '../drivers/browser.ts';
import type { Flow } from '../flow.ts';
import type { AnyPage } from '../page.ts';
import { planSuite, planSuites, walk, type FlowTest, type Suite } from '../run-flow.ts';
import type { Fixture } from '../fixture.ts';
import { sizeOf, walkAll, type Walked } from './level.ts';
import { openApps } from './apps.ts';

export type Described = {
  readonly page: AnyPage;
  readonly fixture: Fixture;
  readonly suites: readonly Suite[];
};

type Options = {
  /** Stops at the first failure. */
  readonly bail?: boolean;
  /** The folder for pictures of the states; null takes none. */
  readonly pictures: string | null;
};

/**
 * Walks flows in Chromium, in the real app with its desk: one that runs already, or several of our own, which
 * take flows from a common queue.
 */
export async function walkInBrowser(
  described: readonly Described[],
  options: Options,
): Promise<readonly Walked[]> {
  if (described.length === 0) return [];
  const apps = await openApps(described.length);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  });
  const waiting = longestFirst(described);
  const walked = new Map<Described, Walked>();
  const walkNext = async (baseURL: string): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const one = await walkOne(next, browser, baseURL, options);
      walked.set(next.described, one);
      if (options.bail && one.broke.length > 0) waiting.length = 0;
    }
  };
  try {
    await Promise.all(apps.map(({ url }) => walkNext(url)));
  } finally {
    await browser.close();
    await Promise.all(apps.map(({ close }) => close()));
  }
  return described.flatMap((one) => walked.get(one) ?? []);
}

/** A flow as a browser walks it: explored once, since that takes up to seconds. */
type Planned = { readonly described: Described; readonly flow: Flow };

/** A long flow that starts last would run alone at the end. */
function longestFirst(described: readonly Described[]): Planned[] {
  const planned = described.map((one) => {
    const flow = inBrowser(one.page, one.fixture);
    return { described: one, flow, tests: sizeOf(planSuites(flow, one.suites).tests).tests };
  });
  return planned.toSorted((a, b) => b.tests - a.tests);
}

async function walkOne(
  { described: { page, fixture, suites }, flow }: Planned,
  browser: Browser,
  baseURL: string,
  { pictures, bail = false }: Options,
): Promise<Walked> {
  const photographed =
    pictures === null
      ? {}
      : { album: albumIn(`${pictures}/${flow.name.replace('/', '-')}`, fixture) };
  const driverFor =
    (language: NonNullable<BrowserOptions['language']>) =>
    ({ path }: FlowTest) =>
      browserDriver(page, fixture, browser, {
        baseURL,
        language,
        ahead: path.steps,
        ...photographed,
      });
  const own = await walkAll('browser', flow, { suites, bail }, driverFor('en'));
  const broke: string[] = [];
  const inHindi =
    pictures === null || fixture.onlyIn ? [] : planSuite(flow, { suite: 'tour' }).tests;
  for (const test of inHindi) {
    await walk(flow, own.explored, test, driverFor('hi')(test)).catch((problem: unknown) =>
      broke.push(`in Hindi: ${problem instanceof Error ? problem.message : String(problem)}`),
    );
  }
  return { ...own, broke: [...own.broke, ...broke] };
}
