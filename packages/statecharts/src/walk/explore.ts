import { chartOf, leavesOf, type Chart, type GuardTree } from '../flow/chart.ts';
import { DEFAULT_BOUND, stepText, type Flow, type Step } from '../flow/flow.ts';
import { tooManyText, type Taken } from './growth.ts';
import { walkerOf, type Configuration, type Exercised, type Walker } from './walker.ts';
import type { Moved } from '../flow/xstate-internals.ts';

/** One step from a configuration to another, with all that it exercised. */
export type Edge = Exercised & {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
};

export type Start = Omit<Edge, 'from' | 'step'> & { readonly input: string };

export type Explored = {
  readonly chart: Chart;
  readonly configurations: ReadonlyMap<string, Configuration>;
  readonly starts: readonly Start[];
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** "<state value> × <event>": events that a state does not handle. */
  readonly sneaks: ReadonlyMap<string, { readonly key: string; readonly event: string }>;
  /** The explored machine: the flow's own, with observed guards. */
  readonly walker: Walker;
};

const explored = new WeakMap<Flow, Explored>();

/** Explores every configuration that steps of the flow can reach; memoised by flow. */
export function explore(flow: Flow): Explored {
  const known = explored.get(flow) ?? exploreAll(flow);
  explored.set(flow, known);
  return known;
}

function exploreAll(flow: Flow): Explored {
  const walker = walkerOf(flow);
  const configurations = new Map<string, Configuration>();
  const edges = new Map<string, Edge[]>();
  const sneaks = new Map<string, { key: string; event: string }>();
  const queue: Configuration[] = [];

  const arrive = (moved: Moved): Configuration => {
    const found = walker.configurationOf(moved.snapshot);
    const known = configurations.get(found.key);
    if (known) return known;
    configurations.set(found.key, found);
    if (configurations.size > (flow.bound ?? DEFAULT_BOUND)) {
      throw tooMany(flow, configurations, edges);
    }
    queue.push(found);
    return found;
  };

  const canBegin = (input: string) => !(input in (flow.unreached ?? {}));
  const starts = Object.keys(flow.inputs)
    .filter(canBegin)
    .map((input): Start => {
      const began = walker.begin(input);
      return { input, to: arrive(began.moved).key, ...began.exercised };
    });

  const known = new Map<string, boolean>();
  /** Returns true where a state handles a person's event. Only the state decides, so each is tested once. */
  const isKnown = (at: Configuration, step: Step): boolean => {
    if (step.kind !== 'user') return true;
    const pair = `${at.value} × ${step.event}`;
    const told = known.get(pair) ?? !isIgnored(walker.take(at.snapshot, step).exercised);
    known.set(pair, told);
    if (!told && !sneaks.has(pair)) sneaks.set(pair, { key: at.key, event: step.event });
    return told;
  };

  for (let at = queue.shift(); at; at = queue.shift()) {
    const own: Edge[] = [];
    for (const step of walker.stepsFrom(at.snapshot)) {
      // The flow leaves out most steps: trying them anyway took half of the time.
      if (!isKnown(at, step) || flow.within?.(at.snapshot as never, step) === false) continue;
      const { moved, exercised } = walker.take(at.snapshot, step);
      own.push({ from: at.key, step, to: arrive(moved).key, ...exercised });
    }
    edges.set(at.key, own);
  }
  return { chart: chartOf(flow.machine), configurations, starts, edges, sneaks, walker };
}

/** No transition was taken, and only guards of eventless transitions ran. */
const isIgnored = ({ transitions, guards }: Exercised): boolean =>
  transitions.length === 0 && guards.every((heard) => / · at once( · \d+)? \? /.test(heard));

/** Named by the event or the answer, independent of the case. */
const causeOf = (step: Step): string => (step.kind === 'user' ? step.event : stepText(step));

function tooMany(
  flow: Flow,
  met: ReadonlyMap<string, Configuration>,
  edges: ReadonlyMap<string, readonly Edge[]>,
): Error {
  const taken = [...edges.values()].flat().flatMap(({ from, step, to }): Taken[] => {
    const [before, after] = [met.get(from), met.get(to)];
    return before && after ? [{ by: causeOf(step), from: before, to: after }] : [];
  });
  return new Error(tooManyText(flow, [...met.values()], taken));
}

/** Both outcomes of every leaf of every guard, as a machine declares them. */
export const guardOutcomesOf = ({ transitions }: Chart): readonly string[] =>
  transitions.flatMap(({ id, guard }: { id: string; guard: GuardTree | null }) =>
    [...new Set(leavesOf(guard))].flatMap((name) => [
      `${id} ? ${name} = true`,
      `${id} ? ${name} = false`,
    ]),
  );

export const pathText = (input: string, steps: readonly Step[]): string =>
  [`begin with ${input}`, ...steps.map(stepText)].join(', then ');
