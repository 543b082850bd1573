import type { Explored } from './explore.ts';
import type { Flow } from './flow.ts';
import {
  metBy,
  metByStarting,
  OBLIGATION_KINDS,
  obligationsOf,
  type ObligationKind,
} from './obligations.ts';
import type { Path } from './paths.ts';

export type Share = { readonly met: number; readonly of: number; readonly open: readonly string[] };

/** What walks have met of what is declared; what is excused, with its reason, counts for neither. */
export type Coverage = Readonly<Record<ObligationKind, Share>> & {
  readonly reqs: readonly string[];
  /** Excuses for what was met after all, or was never declared: they must go. */
  readonly idleExcuses: readonly string[];
};

export function coverageOf(flow: Flow, explored: Explored, paths: readonly Path[]): Coverage {
  const met = new Set(paths.flatMap((path) => metOnPath(explored, path)));
  const excused = new Set(Object.keys(flow.unreached ?? {}));
  const declared = obligationsOf(flow);
  const share = (kind: ObligationKind): Share => {
    const owed = declared[kind].filter((one) => !excused.has(one));
    const open = owed.filter((one) => !met.has(`${kind}: ${one}`));
    return { met: owed.length - open.length, of: owed.length, open };
  };
  const all = new Set(OBLIGATION_KINDS.flatMap((kind) => declared[kind]));
  return {
    ...(Object.fromEntries(OBLIGATION_KINDS.map((kind) => [kind, share(kind)])) as Record<
      ObligationKind,
      Share
    >),
    reqs: reqsOf(explored, met),
    idleExcuses: [...excused].filter(
      (one) => !all.has(one) || OBLIGATION_KINDS.some((kind) => met.has(`${kind}: ${one}`)),
    ),
  };
}

function metOnPath(explored: Explored, { input, steps, keys }: Path): readonly string[] {
  const start = explored.starts.find((one) => one.input === input);
  const began = start ? metByStarting(explored, start) : [];
  const walked = steps.flatMap((step, index) => {
    const edge = (explored.edges.get(keys[index] ?? '') ?? []).find(
      (one) => JSON.stringify(one.step) === JSON.stringify(step),
    );
    return edge ? metBy(explored, edge) : [];
  });
  return [...began, ...walked].map(([kind, one]) => `${kind}: ${one}`);
}

const reqsOf = ({ chart }: Explored, met: ReadonlySet<string>): readonly string[] =>
  [
    ...new Set(chart.states.flatMap(({ path, reqs }) => (met.has(`states: ${path}`) ? reqs : []))),
  ].toSorted();
