import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tools/setup/chromium.ts';
import {
  albumIn,
  browserDriver,
  inBrowser,
  type BrowserOptions,
} from '@sundry/statecharts/playwright';
import type { Flow, AnyPage } from '@sundry/statecharts';
import { API_ROOT } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { deskOf, type Desk } from '#tools/desk/desk.ts';
import { texts, type Fixture } from '#tools/flows/kit.ts';
import { planSuite, planSuites, walk, type FlowTest, type Suite } from '@sundry/statecharts/walk';
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
      : { album: albumIn(`${pictures}/${flow.name.replace('/', '-')}`, { dress, ...fixture }) };
  const driverFor =
    (language: NonNullable<BrowserOptions<Desk, 'en' | 'hi'>['language']>) =>
    ({ path }: FlowTest) =>
      browserDriver(page, fixture, browser, {
        baseURL,
        desk: deskOf,
        texts,
        context: { locale: 'en-US', timezoneId: 'America/New_York' },
        language,
        settings: isPageOrConfig,
        prepare: async ({ desk, hasStored }) => {
          await desk.opensAtNoon();
          await hasStored({ language });
        },
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

/** The first answers come within the page itself. */
const isPageOrConfig = ({ pathname }: URL): boolean =>
  pathname === getConfig.path ||
  !(pathname.startsWith(`${API_ROOT}/`) || /^\/assets\/|\.\w+$/.test(pathname));

/** Sets the theme as the app does: where one is chosen, the picture is taken in the other. */
function dress(theme: string): void {
  const { classList, dataset, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  dataset['theme'] = theme;
  style.colorScheme = theme;
}
