import type { Edge, Explored, Start } from './explore.ts';
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

/** Everything that a walk meets as it is planned. */
export const metOnPath = (explored: Explored, path: Path): readonly string[] => [
  ...metAtStart(explored, path.input),
  ...path.steps.flatMap((_, index) => metAtStep(explored, path, index)),
];

/** What beginning meets; told what was taken in fact, it counts that, and complains where it differs. */
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

/** What a step meets, likewise. */
export const metAtStep = (
  explored: Explored,
  path: Path,
  index: number,
  taken?: readonly string[],
): readonly string[] => named(metBy(explored, asTaken(edgeOf(explored, path, index), taken)));

/** The planned step of a path, with all that it is going to exercise. */
export function edgeOf({ edges }: Explored, { keys, steps }: Path, index: number): Edge {
  const from = edges.get(keys[index] ?? '') ?? [];
  const edge = from.find((one) => JSON.stringify(one.step) === JSON.stringify(steps[index]));
  if (!edge) throw new Error(`The plan has no step ${index + 1}`);
  return edge;
}

/** A guard is asked whenever its transition is weighed: so the plan's answers hold if its transitions do. */
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

/** In how many states it was tried to say what they do not know. */
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
