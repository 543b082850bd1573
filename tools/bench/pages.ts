import type { Browser, CDPSession } from '@playwright/test';

/** What one cold load of a page costs a person on a slow phone. Times in milliseconds. */
export type PageFigures = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** JavaScript on the wire, compressed, in bytes. */
  readonly script: number;
  readonly requests: number;
};

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** How long after the load the page is watched for shifts and long tasks. */
const WATCH = 4_000;

/** Loads a page once with an empty cache, a slow line and a slow processor. */
export async function measure(
  browser: Browser,
  url: string,
  saved: Readonly<Record<string, string>>,
  cookie: string,
): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const { hostname } = new URL(url);
    await context.addCookies([{ name: 'place', value: cookie, domain: hostname, path: '/' }]);
    const page = await context.newPage();
    await page.addInitScript(save, saved);
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const traffic = await listen(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCH);
    return { ...(await page.evaluate(read)), ...traffic() };
  } finally {
    await context.close();
  }
}

async function listen(session: CDPSession) {
  const scripts = new Set<string>();
  let requests = 0;
  let script = 0;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return () => ({ script, requests });
}

type Watched = { lcp: number; cls: number; tasks: { start: number; length: number }[] };

function save(saved: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
}

function watch(): void {
  const watched: Watched = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { watched });
  const see = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
    });
  see('largest-contentful-paint', ({ startTime }) => void (watched.lcp = startTime));
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) watched.cls += value;
  });
  see('longtask', ({ startTime, duration }) =>
    watched.tasks.push({ start: startTime, length: duration }),
  );
}

/** Total blocking time counts what tasks after the first paint take beyond 50 ms each. */
function read(): Pick<PageFigures, 'fcp' | 'lcp' | 'tbt' | 'cls'> {
  const { watched } = globalThis as unknown as { watched: Watched };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fcp = paint?.startTime ?? 0;
  const tbt = watched.tasks
    .filter(({ start, length }) => start + length > fcp)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  return { fcp, lcp: watched.lcp, tbt, cls: watched.cls };
}

/** The middle one of an odd number of runs, figure by figure. */
export function median(runs: readonly PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    script: of('script'),
    requests: of('requests'),
  };
}
