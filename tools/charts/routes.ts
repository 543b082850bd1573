import {
  configurationOf,
  statesIn,
  type StateValue,
  type Route,
  type Unreached,
  type RouteMap,
} from '@sundry/statecharts/log';
import { callName } from '#contract/endpoint.ts';
import { likelihoodOf, type LiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import { type Chart, DEFECT, type Flow, type Step } from '@sundry/statecharts';
import { explore, type Edge, type Explored } from '@sundry/statecharts/walk';

/**
 * Routes to each state of a flow in the real app, for the inspector's walks. The explorer knows all steps; the
 * real app takes some more readily than others, and never a defect.
 */
export function routeMapOf(flow: Flow, chart: Chart, live: LiveWalk | undefined): RouteMap {
  const explored = explore(flow);
  const configurations = new Interned<string>((one) => one);
  const steps = new Interned<Step>(JSON.stringify);
  const numbers = new Map<string, number>();
  const configurationAt = (key: string) => {
    const number =
      numbers.get(key) ?? configurations.indexOf(configurationOf(statesIn(valueAt(explored, key))));
    numbers.set(key, number);
    return number;
  };
  const doable = [...explored.edges.values()]
    .flat()
    .filter(({ step }) => costOf(step, live) < NEVER);

  const edges = new Interned<readonly [number, number, number]>(String);
  for (const { from, step, to } of doable) {
    const [start, end] = [configurationAt(from), configurationAt(to)];
    if (start !== end) edges.indexOf([start, steps.indexOf(step), end]);
  }
  const nearest = nearestRouteOf(explored, live);
  const routes: Record<string, Route> = {};
  const unreached: Record<string, Unreached> = {};
  for (const { path } of chart.states) {
    const found = nearest((key) => statesAt(explored, key).includes(path));
    if (found === null) unreached[path] = whyNot(explored, path);
    else {
      routes[path] = {
        input: found.input,
        from: configurationAt(found.start),
        legs: found.edges.map(({ step, to }) => [steps.indexOf(step), configurationAt(to)]),
      };
    }
  }
  const { inputs, events, outcomes } = flow;
  return {
    vocabulary: { inputs, events: events as RouteMap['vocabulary']['events'], outcomes },
    routes,
    unreached,
    calls: callsOf(flow, chart, live),
    edges: edges.all,
    configurations: configurations.all,
    steps: steps.all,
  };
}

/** By the machine's name of the capability: as the model declares it on the wire, or as the live walk does. */
function callsOf(
  { wire = {} }: Flow,
  { states }: Chart,
  live: LiveWalk | undefined,
): RouteMap['calls'] {
  const srcOf = (id: string): string =>
    states.flatMap(({ invokes }) => invokes).find((one) => one.id === id)?.src ?? id;
  return Object.fromEntries([
    ...Object.entries(live?.calls ?? {}).map(([src, endpoint]) => [src, [callName(endpoint)]]),
    ...Object.entries(wire).map(([id, { call }]) => [srcOf(id), [call].flat()]),
  ]) as RouteMap['calls'];
}

/** Transient states are passed in an instant; only a defect leads to the others. */
const whyNot = (explored: Explored, path: string): Unreached =>
  [...explored.configurations.values()].some(({ states }) => states.includes(path))
    ? 'defect'
    : 'instant';

const statesAt = ({ configurations }: Explored, key: string): readonly string[] =>
  configurations.get(key)?.states ?? [];

const valueAt = ({ configurations }: Explored, key: string): StateValue =>
  configurations.get(key)?.snapshot.value as StateValue;

const NEVER = 1_000;
const COSTS = { usual: 1, chance: 3, arranged: 6, later: 9, never: NEVER } as const;

function costOf(step: Step, live: LiveWalk | undefined): number {
  if (step.kind === 'user') return 2;
  if (step.kind === 'delay') return 4;
  if (step.outcome === DEFECT) return NEVER;
  const likelihood = likelihoodOf(live, step);
  return COSTS[typeof likelihood === 'string' ? likelihood : 'arranged'];
}

type FoundRoute = {
  readonly input: string;
  readonly start: string;
  readonly edges: readonly Edge[];
};

/**
 * Searches from every initial configuration, cheapest first, and returns the cheapest route to a
 * configuration.
 */
function nearestRouteOf(
  explored: Explored,
  live: LiveWalk | undefined,
): (wanted: (key: string) => boolean) => FoundRoute | null {
  const found = new Map<string, FoundRoute & { readonly cost: number }>();
  const open = explored.starts.map(({ input, to }, nth) => ({
    ...{ input, start: to, edges: [] as readonly Edge[] },
    ...{ key: to, cost: nth / 10 },
  }));
  open.sort((a, b) => b.cost - a.cost);
  for (let next = open.pop(); next; next = open.pop()) {
    const { key, ...route } = next;
    if (found.has(key)) continue;
    found.set(key, route);
    for (const edge of explored.edges.get(key) ?? []) {
      const cost = route.cost + costOf(edge.step, live);
      if (cost >= NEVER || found.has(edge.to)) continue;
      // Sorted by descending cost, stable for equal cost: the last is the cheapest and latest.
      const place = open.findLastIndex((one) => one.cost >= cost) + 1;
      open.splice(place, 0, { ...route, edges: [...route.edges, edge], key: edge.to, cost });
    }
  }
  return (wanted) =>
    [...found]
      .filter(([key]) => wanted(key))
      .map(([, route]) => route)
      .toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}

/** Values by index, each stored once. */
class Interned<One> {
  readonly all: One[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #textOf: (one: One) => string;

  constructor(textOf: (one: One) => string) {
    this.#textOf = textOf;
  }

  indexOf(one: One): number {
    const text = this.#textOf(one);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.all.length);
    return this.all.push(one) - 1;
  }
}
