import type { Edge, Explored, Start } from './explore.ts';
import type { Step } from '../flow/flow.ts';
import {
  metBy,
  metByStarting,
  obligationsOf,
  OBLIGATION_KINDS,
  type ObligationKind,
} from './obligations.ts';
import type { Flow } from '../flow/flow.ts';

/** A walk from a start: the steps of one test. */
export type Path = {
  readonly input: string;
  readonly steps: readonly Step[];
  readonly keys: readonly string[];
};

/**
 * Walks that together meet every reachable obligation, each of at most `maxLength` steps. Greedy: a walk goes
 * to the nearest step that meets something new; a new walk starts where nothing new is left within reach.
 */
export function planPaths(
  flow: Flow,
  explored: Explored,
  maxLength: number,
  kinds: readonly ObligationKind[] = OBLIGATION_KINDS,
): readonly Path[] {
  const owed = obligationsOf(flow);
  const open = new Set(kinds.flatMap((kind) => owed[kind].map((one) => textOf([kind, one]))));
  const meet = (met: readonly string[]) => met.forEach((one) => open.delete(one));
  const isNew = (edge: Edge) => textsMetBy(explored, edge).some((one) => open.has(one));

  const paths: Path[] = [];
  for (;;) {
    const begun = bestStart(explored, isNew, maxLength, open);
    if (!begun) return paths;
    const steps: Step[] = [];
    const keys: string[] = [begun.to];
    meet(metByStarting(explored, begun).map(textOf));
    for (let at = begun.to; steps.length < maxLength;) {
      const route = nearest(explored, at, isNew, maxLength - steps.length);
      if (!route) break;
      for (const edge of route) {
        steps.push(edge.step);
        keys.push(edge.to);
        meet(textsMetBy(explored, edge));
        at = edge.to;
      }
    }
    paths.push({ input: begun.input, steps, keys });
  }
}

const textOf = ([kind, one]: readonly [ObligationKind, string]): string => `${kind}: ${one}`;

/** Cached: every search for something new visits every edge again. */
const textsMet = new WeakMap<Edge, readonly string[]>();

function textsMetBy(explored: Explored, edge: Edge): readonly string[] {
  const known = textsMet.get(edge) ?? metBy(explored, edge).map(textOf);
  textsMet.set(edge, known);
  return known;
}

function bestStart(
  explored: Explored,
  isNew: (edge: Edge) => boolean,
  maxLength: number,
  open: ReadonlySet<string>,
): Start | null {
  const unused = explored.starts.find((start) =>
    metByStarting(explored, start).some((one) => open.has(textOf(one))),
  );
  if (unused) return unused;
  const routes = explored.starts.flatMap((start) => {
    const route = nearest(explored, start.to, isNew, maxLength);
    return route ? [{ start, length: route.length }] : [];
  });
  return routes.toSorted((a, b) => a.length - b.length)[0]?.start ?? null;
}

/** The shortest path from a configuration to a matching step, that step included. */
export function nearest(
  { edges }: Explored,
  from: string,
  wanted: (edge: Edge) => boolean,
  limit: number,
): readonly Edge[] | null {
  const cameBy = new Map<string, Edge | null>([[from, null]]);
  const routeTo = (key: string): Edge[] => {
    const edge = cameBy.get(key);
    return edge ? [...routeTo(edge.from), edge] : [];
  };
  for (let level = [from], length = 1; level.length > 0 && length <= limit; length += 1) {
    const next: string[] = [];
    for (const key of level) {
      for (const edge of edges.get(key) ?? []) {
        if (wanted(edge)) return [...routeTo(key), edge];
        if (!cameBy.has(edge.to)) {
          cameBy.set(edge.to, edge);
          next.push(edge.to);
        }
      }
    }
    level = next;
  }
  return null;
}

/** The shortest walk to a matching configuration; null when none can be reached. */
export function shortestPathTo(explored: Explored, wanted: (key: string) => boolean): Path | null {
  const found = waysFromStarts(explored).flatMap(({ input, cameBy }): Path[] => {
    const nearestKey = [...cameBy.keys()].find(wanted);
    return nearestKey === undefined ? [] : [{ input, ...wayTo(nearestKey, cameBy) }];
  });
  return found.toSorted((a, b) => a.steps.length - b.steps.length)[0] ?? null;
}

type Ways = {
  readonly input: string;
  /** The edge by which each configuration is first reached, in breadth-first order; null for the start. */
  readonly cameBy: ReadonlyMap<string, Edge | null>;
};

const ways = new WeakMap<Explored, readonly Ways[]>();

/** The shortest paths from every start to everywhere, computed once. */
function waysFromStarts(explored: Explored): readonly Ways[] {
  const known =
    ways.get(explored) ??
    explored.starts.map(({ input, to }) => ({ input, cameBy: waysFrom(explored, to) }));
  ways.set(explored, known);
  return known;
}

function waysFrom({ edges }: Explored, start: string): Ways['cameBy'] {
  const cameBy = new Map<string, Edge | null>([[start, null]]);
  for (const key of cameBy.keys()) {
    for (const edge of edges.get(key) ?? []) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
  }
  return cameBy;
}

function wayTo(key: string, cameBy: Ways['cameBy']): Pick<Path, 'steps' | 'keys'> {
  const edge = cameBy.get(key);
  if (!edge) return { steps: [], keys: [key] };
  const before = wayTo(edge.from, cameBy);
  return { steps: [...before.steps, edge.step], keys: [...before.keys, key] };
}

/** Steps of one walk of a tour: long enough to open few pages, short enough to find a failure near its end. */
const TOUR_LENGTH = 20;
export const TOURED: readonly ObligationKind[] = ['states', 'outcomes'];

/** Few walks that together pass every state and every answer of every call. */
export const planTour = (flow: Flow, explored: Explored): readonly Path[] =>
  planPaths(flow, explored, TOUR_LENGTH, TOURED);

/** The shortest walk to the state that is farthest from any start. */
export function planFarthest(explored: Explored): readonly Path[] {
  const statesOf = (key: string) => explored.configurations.get(key)?.states ?? [];
  const states = new Set([...explored.configurations.keys()].flatMap(statesOf));
  return [...states]
    .flatMap((state) => shortestPathTo(explored, (key) => statesOf(key).includes(state)) ?? [])
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .slice(0, 1);
}

/** Every feasible pair of successive transitions, each once, as walks. */
export function planPairs(explored: Explored, maxLength: number): readonly Path[] {
  const done = new Set<string>();
  const pairOf = (a: Edge, b: Edge) => `${a.transitions.join('+')} ⟶ ${b.transitions.join('+')}`;
  const paths: Path[] = [];
  for (const first of [...explored.edges.values()].flat()) {
    for (const second of explored.edges.get(first.to) ?? []) {
      if (done.has(pairOf(first, second))) continue;
      const lead = shortestPathTo(explored, (key) => key === first.from);
      if (!lead) continue;
      const edges = [first, second];
      for (let last = second; lead.steps.length + edges.length < maxLength;) {
        const after = (explored.edges.get(last.to) ?? []).find(
          (edge) => !done.has(pairOf(last, edge)),
        );
        if (!after) break;
        edges.push(after);
        last = after;
      }
      edges.forEach((edge, index) => {
        const before = edges[index - 1];
        if (before) done.add(pairOf(before, edge));
      });
      paths.push({
        input: lead.input,
        steps: [...lead.steps, ...edges.map(({ step }) => step)],
        keys: [...lead.keys, ...edges.map(({ to }) => to)],
      });
    }
  }
  return paths;
}
