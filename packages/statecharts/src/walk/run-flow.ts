import type { AnyMachineSnapshot } from 'xstate';
import {
  coverageOf,
  edgeOf,
  metAtStart,
  metAtStep,
  metOnPath,
  sneakMet,
  startOf,
  type Coverage,
} from './coverage.ts';
import { explore, pathText, type Explored } from './explore.ts';
import { stepText, type Flow, type Step } from '../flow/flow.ts';
import { chartFile } from '../flow/places.ts';
import { tellingPaths } from '../mutation/mutate.ts';
import { OBLIGATION_KINDS, type ObligationKind } from './obligations.ts';
import {
  planFarthest,
  planPairs,
  planPaths,
  planTour,
  shortestPathTo,
  TOURED,
  type Path,
} from './paths.ts';
import type { Configuration } from './walker.ts';

/** A driver for walks of a flow: the bare machine, React in jsdom, or a browser with a real server. */
export type Driver = {
  /** Starts, and returns the immediate transitions. */
  readonly start: (input: string, planned: Planned) => Promise<readonly string[]>;
  /** Takes a step as planned, and returns the transitions taken. */
  readonly take: (step: Step, planned: Planned) => Promise<readonly string[]>;
  /** Asserts a person's view of the state in the model. */
  readonly assert: (expected: Configuration) => Promise<void>;
  /** Asserts that the event cannot be sent here: its control is absent or disabled. */
  readonly forbidden: (event: string, at: Configuration) => Promise<void>;
  /** Stores evidence about the failed walk with this title: a line per file, with its path. */
  readonly evidence?: (title: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** The target of a step, and its transitions: none when a guard refuses. */
export type Planned = { readonly to: Configuration; readonly transitions: readonly string[] };

export type Suite = 'default' | 'sneak' | 'path' | 'tour' | 'pairs' | 'telling';
/** The kinds of obligations that these suites meet together without failures. */
export const kindsOwedBy = (suites: readonly Suite[]): readonly ObligationKind[] => {
  if (suites.includes('default')) return OBLIGATION_KINDS;
  return suites.includes('tour') ? TOURED : [];
};

export type FlowTest = {
  readonly title: string;
  readonly path: Path;
  /** Events that the state after this number of steps does not handle: no control sends them there. */
  readonly sneaks: readonly Sneak[];
};
export type Sneak = { readonly after: number; readonly event: string };

/** The tests of a suite. Planning only explores: no part of the application runs yet. */
export function planSuite(
  flow: Flow,
  { suite = 'default', maxLength = 12 }: { suite?: Suite; maxLength?: number } = {},
): { readonly explored: Explored; readonly tests: readonly FlowTest[] } {
  const explored = explore(flow);
  const titled = (path: Path): FlowTest => ({
    title: pathText(path.input, path.steps),
    path,
    sneaks: [],
  });
  switch (suite) {
    case 'default':
      return { explored, tests: planPaths(flow, explored, maxLength).map(titled) };
    case 'pairs':
      return { explored, tests: planPairs(explored, maxLength).map(titled) };
    case 'telling':
      return {
        explored,
        tests: tellingPaths(flow, explored, planPaths(flow, explored, maxLength)).map(titled),
      };
    case 'path':
      return { explored, tests: planFarthest(explored).map(titled) };
    case 'tour':
      return { explored, tests: planTour(flow, explored).map(titled) };
    case 'sneak':
      return { explored, tests: sneakTests(explored, unknownEvents(explored)) };
  }
}

/**
 * The tests of several suites together: the unknown events of a state are tried where another walk passes, at
 * its end if possible, since walks to the same state take most of the time.
 */
export function planSuites(flow: Flow, suites: readonly Suite[]) {
  const explored = explore(flow);
  const tests = suites
    .filter((suite) => suite !== 'sneak')
    .flatMap((suite) => planSuite(flow, { suite }).tests);
  if (!suites.includes('sneak')) return { explored, tests };
  const open = unknownEvents(explored);
  const atEnds = tests.map((test) => trying(explored, test, open, [test.path.steps.length]));
  const onTheWay = atEnds.map((test) => trying(explored, test, open, [...test.path.keys.keys()]));
  return { explored, tests: [...onTheWay, ...sneakTests(explored, open)] };
}

/** Untried events, by the value of the state that does not handle them. */
type Open = Map<string, { readonly key: string; readonly events: readonly string[] }>;

function unknownEvents({ sneaks, configurations }: Explored): Open {
  const valueAt = (key: string) => configurations.get(key)?.value ?? '';
  const byValue = Map.groupBy(sneaks.values(), ({ key }) => valueAt(key));
  return new Map(
    [...byValue].flatMap(([value, all]) => {
      const [first] = all;
      return first
        ? [[value, { key: first.key, events: all.map(({ event }) => event) }] as const]
        : [];
    }),
  );
}

/** The test, with the open events after these numbers of steps; removes them from the open ones. */
function trying(
  { configurations }: Explored,
  test: FlowTest,
  open: Open,
  places: readonly number[],
): FlowTest {
  const tried = places.flatMap((after): readonly Sneak[] => {
    const at = configurations.get(test.path.keys[after] ?? '');
    // A failed or finished machine still has its last value.
    if (at?.snapshot.status !== 'active') return [];
    const { events = [] } = open.get(at.value) ?? {};
    open.delete(at.value);
    return events.map((event) => ({ after, event }));
  });
  return { ...test, sneaks: [...test.sneaks, ...tried] };
}

/** One walk to each state value, with every event that it does not handle. */
const sneakTests = (explored: Explored, open: Open): readonly FlowTest[] =>
  [...open].flatMap(([value, { key, events }]) => {
    const path = shortestPathTo(explored, (one) => one === key);
    const title = `${value} does not know ${events.join(', ')}`;
    if (!path) return [];
    return [{ title, path, sneaks: events.map((event) => ({ after: path.steps.length, event })) }];
  });

/** A failed walk with the index of its step; 0 is the start. */
export class WalkFailure extends Error {
  override readonly name = 'WalkFailure';
  readonly index: number;

  constructor(message: string, index: number, cause: unknown) {
    super(message, { cause });
    this.index = index;
  }
}

/** The same step in the same configuration fails again: the walks after the first are skipped. */
export function brokenSteps() {
  const known = new Set<string>();
  const stepAt = ({ input, keys, steps }: Path, index: number): string => {
    const step = steps[index - 1];
    return step ? `${keys[index - 1]} ${stepText(step)}` : `${index} ${input}`;
  };
  return {
    add: ({ path }: FlowTest, problem: unknown) =>
      problem instanceof WalkFailure && known.add(stepAt(path, problem.index)),
    areOn: ({ path }: FlowTest): boolean =>
      Array.from({ length: path.steps.length + 1 }, (_, index) => stepAt(path, index)).some((one) =>
        known.has(one),
      ),
  };
}

export const leftOut = (flow: Flow, count: number): string =>
  `${flow.name}: ${count} more walks through that step were skipped`;

/**
 * Walks one test with a driver, asserts after every step, and returns the obligations met. A failure names its
 * step.
 */
export async function walk(
  flow: Flow,
  explored: Explored,
  { path, sneaks }: FlowTest,
  driver: Driver,
): Promise<readonly string[]> {
  const met: string[] = [];
  const at = (index: number): Configuration => {
    const found = explored.configurations.get(path.keys[index] ?? '');
    if (!found) throw new Error(`${flow.name}: the plan has no configuration at step ${index}`);
    return found;
  };
  try {
    const arrives = async (where: string, index: number, go: () => Promise<readonly string[]>) => {
      let taken: readonly string[] = [];
      await attempt(index, where, async () => void (taken = await go()));
      await attempt(index, `${where}, expecting ${at(index).value}`, async () => {
        await driver.assert(at(index));
        met.push(
          ...(index === 0
            ? metAtStart(explored, path.input, taken)
            : metAtStep(explored, path, index - 1, taken)),
        );
      });
      for (const { event } of sneaks.filter(({ after }) => after === index)) {
        // An error of a sneak belongs to this one only.
        const here = `in ${at(index).value}, trying ${event}`;
        await attempt(path.steps.length + 1, here, () => driver.forbidden(event, at(index)));
        met.push(sneakMet(`${at(index).value} × ${event}`));
      }
    };
    const { transitions } = startOf(explored, path.input);
    const planned = { to: at(0), transitions };
    await arrives('at the beginning', 0, () => driver.start(path.input, planned));
    for (const [index, step] of path.steps.entries()) {
      const where = `at step ${index + 1}, ${stepText(step)}`;
      const { transitions } = edgeOf(explored, path, index);
      await arrives(where, index + 1, () => driver.take(step, { to: at(index + 1), transitions }));
    }
    return met;
  } finally {
    await driver.close();
  }

  async function attempt(index: number, where: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (problem) {
      const title = pathText(path.input, path.steps);
      const said = problem instanceof Error ? problem.message : String(problem);
      const shown = [
        `the chart: ${chartFile(flow.name, 'svg')}`,
        ...((await driver.evidence?.(title).catch(() => [])) ?? []),
      ];
      throw new WalkFailure(
        `${flow.name}: ${title}\n  went wrong ${where}:\n  ${said}\n  ${shown.join('\n  ')}`,
        index,
        problem,
      );
    }
  }
}

/** The obligations that the walks of these tests meet as planned. */
export const coverage = (flow: Flow, explored: Explored, tests: readonly FlowTest[]): Coverage =>
  coverageOf(
    flow,
    explored,
    tests.flatMap(({ path }) => metOnPath(explored, path)),
  );

/** Broken invariants, each with the shortest walk to a violation. */
export function brokenPromises(flow: Flow, explored: Explored): readonly string[] {
  const met = new Map<string, string>();
  for (const { key, snapshot, value } of explored.configurations.values()) {
    for (const words of brokenInvariants(flow, snapshot)) {
      if (met.has(words)) continue;
      const path = shortestPathTo(explored, (one) => one === key);
      const route = path ? pathText(path.input, path.steps) : '(no route)';
      met.set(words, `${flow.name}: "${words}" does not hold in ${value}\n  ${route}`);
    }
  }
  return [...met.values()];
}

/** The sentences of the invariants that a snapshot violates. */
export const brokenInvariants = (flow: Flow, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(flow.invariants)
    .filter(([, holds]) => !holds(snapshot as never))
    .map(([words]) => words);
