import type { Edge, Explored, Start } from './explore.ts';
import type { Step } from './flow.ts';
import {
  metBy,
  metByStarting,
  obligationsOf,
  OBLIGATION_KINDS,
  type ObligationKind,
} from './obligations.ts';
import type { Flow } from './flow.ts';

/** A walk from a beginning: what one test does. */
export type Path = {
  readonly input: string;
  readonly steps: readonly Step[];
  readonly keys: readonly string[];
};

/**
 * Walks that together meet everything that can be met, each of at most `maxLength` steps. Greedy: from
 * where it stands, a walk goes to the nearest step that meets something new; a new walk begins where
 * nothing new is left within reach.
 */
export function planPaths(
  flow: Flow,
  explored: Explored,
  maxLength: number,
  kinds: readonly ObligationKind[] = OBLIGATION_KINDS,
): readonly Path[] {
  const open = new Set(
    kinds.flatMap((kind) => obligationsOf(flow)[kind].map((one) => `${kind}: ${one}`)),
  );
  const meet = (met: readonly (readonly [string, string])[]) =>
    met.filter(([kind, one]) => open.delete(`${kind}: ${one}`)).length;
  const isNew = (edge: Edge) =>
    metBy(explored, edge).some(([kind, one]) => open.has(`${kind}: ${one}`));

  const paths: Path[] = [];
  for (;;) {
    const begun = bestStart(explored, isNew, maxLength, open);
    if (!begun) return paths;
    const steps: Step[] = [];
    const keys: string[] = [begun.to];
    meet(metByStarting(explored, begun));
    for (let at = begun.to; steps.length < maxLength;) {
      const route = nearest(explored, at, isNew, maxLength - steps.length);
      if (!route) break;
      for (const edge of route) {
        steps.push(edge.step);
        keys.push(edge.to);
        meet(metBy(explored, edge));
        at = edge.to;
      }
    }
    paths.push({ input: begun.input, steps, keys });
  }
}

function bestStart(
  explored: Explored,
  isNew: (edge: Edge) => boolean,
  maxLength: number,
  open: ReadonlySet<string>,
): Start | null {
  const unused = explored.starts.find((start) =>
    metByStarting(explored, start).some(([kind, one]) => open.has(`${kind}: ${one}`)),
  );
  if (unused) return unused;
  const routes = explored.starts.flatMap((start) => {
    const route = nearest(explored, start.to, isNew, maxLength);
    return route ? [{ start, length: route.length }] : [];
  });
  return routes.toSorted((a, b) => a.length - b.length)[0]?.start ?? null;
}

/** The shortest way from a configuration to a step that is wanted, that step included. */
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

/** The shortest walk to a configuration that is wanted; null when none can be reached. */
export function shortestPathTo(explored: Explored, wanted: (key: string) => boolean): Path | null {
  const found = explored.starts.flatMap(({ input, to }): Path[] => {
    if (wanted(to)) return [{ input, steps: [], keys: [to] }];
    const route = nearest(explored, to, (edge) => wanted(edge.to), Number.MAX_SAFE_INTEGER);
    return route
      ? [
          {
            input,
            steps: route.map(({ step }) => step),
            keys: [to, ...route.map((edge) => edge.to)],
          },
        ]
      : [];
  });
  return found.toSorted((a, b) => a.steps.length - b.steps.length)[0] ?? null;
}

/** Steps of one walk of a tour: a page is opened seldom, and what goes wrong is still found near its end. */
const TOUR_LENGTH = 20;
export const TOURED: readonly ObligationKind[] = ['states', 'outcomes'];

/** Few walks that together come through every state and every answer of every call. */
export const planTour = (flow: Flow, explored: Explored): readonly Path[] =>
  planPaths(flow, explored, TOUR_LENGTH, TOURED);

/** The shortest walk to the state that is farthest from any beginning. */
export function planFarthest(explored: Explored): readonly Path[] {
  const statesOf = (key: string) => explored.configurations.get(key)?.states ?? [];
  const states = new Set([...explored.configurations.keys()].flatMap(statesOf));
  return [...states]
    .flatMap((state) => shortestPathTo(explored, (key) => statesOf(key).includes(state)) ?? [])
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .slice(0, 1);
}

/** Every feasible pair of transitions that follow one another, each once, as walks. */
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
