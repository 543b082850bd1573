import { setTimeout as sleep } from 'node:timers/promises';
import type { Chromium, Tab } from './devtools.ts';
import { middle } from './median.ts';
import { atEachPage, load, slowPhone, type Visit } from './phone.ts';

/** The cost of one cold load of a page on a slow phone. Times in milliseconds. */
export type PageFigures = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Time to interactive: the page is hydrated; zero if it never was. */
  readonly answers: number;
  readonly cls: number;
  /** Compressed JavaScript in bytes: until the first screen is complete, until the app, and in all. */
  readonly scriptAtFirst: number;
  readonly script: number;
  readonly scriptInAll: number;
  /** Requests until the first screen is complete, and in all. */
  readonly requestsAtFirst: number;
  readonly requests: number;
};

/** Milliseconds after the load in which shifts and long tasks count. */
const WATCH = 6_000;

/** Loads a page once with an empty cache, a slow line and a slow processor. */
export async function measure(chromium: Chromium, visit: Visit): Promise<PageFigures> {
  const tab = await slowPhone(chromium, visit);
  try {
    await atEachPage(tab, watch);
    const traffic = listen(tab);
    await load(tab, visit.url);
    await sleep(WATCH);
    const { origin, complete, ...figures } = await tab.evaluate(read);
    return { ...figures, ...traffic(origin + complete, origin + figures.answers) };
  } finally {
    await tab.close();
  }
}

type Sent = {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly timestamp: number;
  readonly wallTime: number;
};
type Received = { readonly requestId: string; readonly response: { readonly mimeType: string } };
type Finished = {
  readonly requestId: string;
  readonly encodedDataLength: number;
  readonly timestamp: number;
};

function listen(tab: Tab) {
  const scripts = new Set<string>();
  const loaded: { readonly bytes: number; readonly at: number }[] = [];
  const sent: number[] = [];
  /** The offset between the browser's two clocks, in milliseconds. */
  let apart = 0;
  tab.on('Network.requestWillBeSent', ({ request, timestamp, wallTime }: Sent) => {
    apart = (wallTime - timestamp) * 1_000;
    if (!request.url.startsWith('data:')) sent.push(wallTime * 1_000);
  });
  tab.on('Network.responseReceived', ({ requestId, response }: Received) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }: Finished) => {
    if (!scripts.has(requestId)) return;
    loaded.push({ bytes: encodedDataLength, at: timestamp * 1_000 + apart });
  });
  const until = (time: number) =>
    loaded.filter(({ at }) => at <= time).reduce((total, { bytes }) => total + bytes, 0);
  return (complete: number, answered: number) => ({
    scriptAtFirst: until(complete),
    script: until(answered),
    scriptInAll: until(Infinity),
    requestsAtFirst: sent.filter((at) => at <= complete).length,
    requests: sent.length,
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

/**
 * Total blocking time is the time of tasks after the first paint beyond 50 ms each. The first screen is
 * complete with its largest paint and the load event.
 */
function read(): Pick<PageFigures, 'fcp' | 'lcp' | 'tbt' | 'answers' | 'cls'> & {
  readonly origin: number;
  readonly complete: number;
} {
  const { watched } = globalThis as unknown as { watched: Watched };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fcp = paint?.startTime ?? 0;
  const tbt = watched.tasks
    .filter(({ start, length }) => start + length > fcp)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  const answers = performance.getEntriesByName('answers')[0]?.startTime ?? 0;
  const complete = Math.max(watched.lcp, loading?.loadEventStart ?? 0);
  const { lcp, cls } = watched;
  return { fcp, lcp, tbt, answers, cls, origin: performance.timeOrigin, complete };
}

const FIGURES = [
  'fcp',
  'lcp',
  'tbt',
  'answers',
  'cls',
  'scriptAtFirst',
  'script',
  'scriptInAll',
  'requestsAtFirst',
  'requests',
] as const satisfies readonly (keyof PageFigures)[];

/** The median of an odd number of runs, for each figure. */
export const median = (runs: readonly PageFigures[]): PageFigures =>
  Object.fromEntries(
    FIGURES.map((name) => [name, middle(runs.map((run) => run[name]))]),
  ) as PageFigures;
