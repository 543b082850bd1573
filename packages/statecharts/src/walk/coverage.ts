import type { Edge, Explored, Start } from './explore.ts';
import type { Flow } from '../flow/flow.ts';
import {
  metBy,
  metByStarting,
  OBLIGATION_KINDS,
  obligationsOf,
  type ObligationKind,
} from './obligations.ts';
import type { Path } from './paths.ts';

export type Share = { readonly met: number; readonly of: number; readonly open: readonly string[] };

/** The declared obligations that walks have met; those excused with a reason do not count. */
export type Coverage = Readonly<Record<ObligationKind, Share>> & {
  readonly reqs: readonly string[];
  /** Excuses for obligations that were met or never declared: they must go. */
  readonly idleExcuses: readonly string[];
};

export function coverageOf(
  flow: Flow,
  explored: Explored,
  everythingMet: Iterable<string>,
): Coverage {
  const met = new Set(everythingMet);
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

/** The obligations that a walk meets as planned. */
export const metOnPath = (explored: Explored, path: Path): readonly string[] => [
  ...metAtStart(explored, path.input),
  ...path.steps.flatMap((_, index) => metAtStep(explored, path, index)),
];

/**
 * The obligations that the start meets; counts the transitions taken, and fails where they differ from the
 * plan.
 */
export function metAtStart(
  explored: Explored,
  input: string,
  taken?: readonly string[],
): readonly string[] {
  return named(metByStarting(explored, asTaken(startOf(explored, input), taken)));
}

export function startOf({ starts }: Explored, input: string): Start {
  const start = starts.find((one) => one.input === input);
  if (!start) throw new Error(`No walk begins with ${input}`);
  return start;
}

/** The obligations that a step meets, likewise. */
export const metAtStep = (
  explored: Explored,
  path: Path,
  index: number,
  taken?: readonly string[],
): readonly string[] => named(metBy(explored, asTaken(edgeOf(explored, path, index), taken)));

/** The edge of a planned step. */
export function edgeOf({ edges }: Explored, { keys, steps }: Path, index: number): Edge {
  const from = edges.get(keys[index] ?? '') ?? [];
  const edge = from.find((one) => JSON.stringify(one.step) === JSON.stringify(steps[index]));
  if (!edge) throw new Error(`The plan has no step ${index + 1}`);
  return edge;
}

/**
 * A guard is evaluated whenever its transition is a candidate: if the transitions match the plan, so do its
 * guards.
 */
function asTaken<Planned extends { readonly transitions: readonly string[] }>(
  planned: Planned,
  taken: readonly string[] = planned.transitions,
): Planned {
  const missed = planned.transitions.filter((id) => !taken.includes(id));
  if (missed.length > 0) {
    throw new Error(`took ${taken.join(', ') || 'nothing'} instead of ${missed.join(', ')}`);
  }
  return { ...planned, transitions: taken };
}

export const sneakMet = (pair: string): string => `sneak pairs: ${pair}`;

/** The number of states in which their unknown events were sent. */
export function sneaksMet({ sneaks }: Explored, everythingMet: Iterable<string>): Share {
  const met = new Set(everythingMet);
  const open = [...sneaks.keys()].filter((pair) => !met.has(sneakMet(pair)));
  return { met: sneaks.size - open.length, of: sneaks.size, open };
}

const named = (met: readonly (readonly [ObligationKind, string])[]): readonly string[] =>
  met.map(([kind, one]) => `${kind}: ${one}`);

const reqsOf = ({ chart }: Explored, met: ReadonlySet<string>): readonly string[] =>
  [
    ...new Set(chart.states.flatMap(({ path, reqs }) => (met.has(`states: ${path}`) ? reqs : []))),
  ].toSorted();
