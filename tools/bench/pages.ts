import type { Browser, CDPSession } from '@playwright/test';
import { middle } from './median.ts';
import { slowPhone, type Visit } from './phone.ts';

/** The cost of one cold load of a page on a slow phone. Times in milliseconds. */
export type PageFigures = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The time from which presses take effect at once; earlier presses are queued until then. */
  readonly answers: number;
  readonly cls: number;
  /** Compressed JavaScript in bytes: until the page responds, and with the prefetched code. */
  readonly script: number;
  readonly scriptInAll: number;
  readonly requests: number;
};

/** Milliseconds after the load in which shifts and long tasks count. */
const WATCH = 4_000;

/** Loads a page once with an empty cache, a slow line and a slow processor. */
export async function measure(browser: Browser, visit: Visit): Promise<PageFigures> {
  const phone = await slowPhone(browser, visit);
  try {
    const { page, session } = phone;
    await page.addInitScript(watch);
    const traffic = listen(session);
    await page.goto(visit.url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCH);
    const { origin, ...figures } = await page.evaluate(read);
    return { ...figures, ...traffic(origin + figures.answers) };
  } finally {
    await phone.close();
  }
}

function listen(session: CDPSession) {
  const scripts = new Set<string>();
  const loaded: { readonly bytes: number; readonly at: number }[] = [];
  let requests = 0;
  /** The offset between the browser's two clocks, in milliseconds. */
  let apart = 0;
  session.on('Network.requestWillBeSent', ({ request, timestamp, wallTime }) => {
    apart = (wallTime - timestamp) * 1_000;
    if (!request.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (!scripts.has(requestId)) return;
    loaded.push({ bytes: encodedDataLength, at: timestamp * 1_000 + apart });
  });
  const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
  return (answered: number) => ({
    script: sum(loaded.filter(({ at }) => at <= answered)),
    scriptInAll: sum(loaded),
    requests,
  });
}

type Watched = { lcp: number; cls: number; tasks: { start: number; length: number }[] };

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

/** Total blocking time is the time of tasks after the first paint beyond 50 ms each. */
function read(): Pick<PageFigures, 'fcp' | 'lcp' | 'tbt' | 'answers' | 'cls'> & {
  readonly origin: number;
} {
  const { watched } = globalThis as unknown as { watched: Watched };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fcp = paint?.startTime ?? 0;
  const tbt = watched.tasks
    .filter(({ start, length }) => start + length > fcp)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  const answers = performance.getEntriesByName('answers')[0]?.startTime ?? 0;
  return { fcp, lcp: watched.lcp, tbt, answers, cls: watched.cls, origin: performance.timeOrigin };
}

/** The median of an odd number of runs, for each figure. */
export function median(runs: readonly PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) => middle(runs.map((run) => run[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    answers: of('answers'),
    cls: of('cls'),
    script: of('script'),
    scriptInAll: of('scriptInAll'),
    requests: of('requests'),
  };
}
