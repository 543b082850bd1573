import {
  type Explored,
  brokenSteps,
  leftOut,
  planSuites,
  walk,
  type Driver,
  type FlowTest,
  type Suite,
} from '@sundry/statecharts/walk';
import type { Flow } from '@sundry/statecharts';

export const LEVELS = ['pure', 'react', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** The result of a flow's walks at one level. */
export type Walked = {
  readonly level: Level;
  /** A tour, or all suites. */
  readonly suites: readonly Suite[];
  /** The flow as it can be walked there. */
  readonly flow: Flow;
  readonly explored: Explored;
  readonly met: readonly string[];
  /** The reason why nothing was walked, where that is no failure of the flow. */
  readonly unwalked?: string;
  /** Failed walks, each with its step. */
  readonly broke: readonly string[];
  readonly tests: number;
  readonly steps: number;
  readonly milliseconds: number;
};

/**
 * Walks the tests of some suites with one driver after the other: all of them, or up to the first failure.
 * Each failure is reported once, however many walks pass it.
 */
export async function walkAll(
  level: Level,
  flow: Flow,
  { suites, bail = false }: { readonly suites: readonly Suite[]; readonly bail?: boolean },
  driverFor: (test: FlowTest) => Driver,
): Promise<Walked> {
  const begun = performance.now();
  const { explored, tests } = planSuites(flow, suites);
  const met: string[] = [];
  const broke: string[] = [];
  const broken = brokenSteps();
  let missed = 0;
  for (const test of tests) {
    if (broken.areOn(test)) {
      missed += 1;
      continue;
    }
    try {
      met.push(...(await walk(flow, explored, test, driverFor(test))));
    } catch (problem) {
      broken.add(test, problem);
      broke.push(problem instanceof Error ? problem.message : String(problem));
      if (bail) break;
    }
  }
  if (missed > 0) broke.push(leftOut(flow, missed));
  const milliseconds = performance.now() - begun;
  return { level, suites, flow, explored, met, broke, ...sizeOf(tests), milliseconds };
}

export const sizeOf = (tests: readonly FlowTest[]) => ({
  tests: tests.length,
  steps: tests.reduce((sum, { path }) => sum + path.steps.length, 0),
});
