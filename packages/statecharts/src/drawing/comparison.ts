import { guardText, type Chart, type ChartState, type ChartTransition } from '../flow/chart.ts';

export type ChangeKind = 'added' | 'gone' | 'renamed' | 'changed' | 'same';

/** The same part of two charts: by its name, or else by what it does. Null where it is not. */
export type Pair<Part> = {
  readonly change: ChangeKind;
  readonly was: Part | null;
  readonly is: Part | null;
  /** Differences besides the name. */
  readonly differs: readonly Aspect[];
};

export type Aspect =
  | 'meaning'
  | 'start'
  | 'requirements'
  | 'tags'
  | 'calls'
  | 'effects'
  | 'event'
  | 'condition'
  | 'target';

export type ChartComparison = {
  readonly states: readonly Pair<ChartState>[];
  readonly ways: readonly Pair<ChartTransition>[];
  /** The present path of a former state; null when it is gone. */
  readonly pathOf: (was: string) => string | null;
};

/** Pairs the states and ways of two charts of a flow; a renamed one is found by what it does. */
export function compareCharts(was: Chart, is: Chart): ChartComparison {
  const named = pairedStates(was, is);
  const pathOf = (path: string): string | null => (path === '' ? '' : (named.get(path) ?? null));
  const after = new Map(is.states.map((state) => [state.path, state]));
  const before = new Map([...named].map(([old, fresh]) => [fresh, old]));
  const states = [
    ...is.states.map((state): Pair<ChartState> => {
      const old = was.states.find(({ path }) => path === before.get(state.path));
      if (!old) return { change: 'added', was: null, is: state, differs: [] };
      const differs = stateAspects(old, state, pathOf);
      return { change: changeOf(old.path, state.path, differs), was: old, is: state, differs };
    }),
    ...was.states
      .filter(({ path }) => !after.has(named.get(path) ?? ''))
      .map((old): Pair<ChartState> => ({ change: 'gone', was: old, is: null, differs: [] })),
  ];
  return { states, ways: pairedWays(was, is, pathOf), pathOf };
}

/** A name inside a renamed state is no change of its own. */
function changeOf(was: string, is: string, differs: readonly Aspect[]): ChangeKind {
  if (lastName(was) !== lastName(is)) return 'renamed';
  return differs.length > 0 ? 'changed' : 'same';
}

const lastName = (path: string): string => path.split('.').at(-1) ?? '';
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** Below this share of equal features two names are two states. */
const ALIKE = 0.6;

/** The present path of each former state that still is. */
function pairedStates(was: Chart, is: Chart): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const free = new Set(is.states.map(({ path }) => path));
  const pair = (old: string, fresh: string) => {
    found.set(old, fresh);
    free.delete(fresh);
  };
  for (const { path } of was.states) if (free.has(path)) pair(path, path);
  const candidates = was.states
    .filter(({ path }) => !found.has(path))
    .flatMap((old) =>
      is.states
        .filter(({ path }) => free.has(path))
        .map((fresh) => ({
          old: old.path,
          fresh: fresh.path,
          share: likeness(was, old, is, fresh),
        })),
    )
    .filter(({ share }) => share >= ALIKE)
    .toSorted((a, b) => b.share - a.share);
  for (const { old, fresh } of candidates) if (!found.has(old) && free.has(fresh)) pair(old, fresh);
  // A child with its old name in a renamed parent.
  for (const { path } of was.states) {
    const inside = [found.get(parentOf(path)), lastName(path)].join('.');
    if (!found.has(path) && free.has(inside)) pair(path, inside);
  }
  return found;
}

/** The share of equal features: what leads in, what leads out, meaning, requirements, calls, children. */
function likeness(was: Chart, old: ChartState, is: Chart, fresh: ChartState): number {
  const features: readonly (readonly [number, readonly string[], readonly string[]])[] = [
    [3, eventsFrom(was, old.path), eventsFrom(is, fresh.path)],
    [2, eventsInto(was, old.path), eventsInto(is, fresh.path)],
    [2, wordsOf(old.description), wordsOf(fresh.description)],
    [2, callsOf(old), callsOf(fresh)],
    [1, old.reqs, fresh.reqs],
    [1, old.tags, fresh.tags],
    [2, childrenOf(was, old.path), childrenOf(is, fresh.path)],
    [1, [old.type, parentOf(old.path)], [fresh.type, parentOf(fresh.path)]],
  ];
  let [sum, most] = [0, 0];
  for (const [weight, a, b] of features) {
    if (a.length + b.length === 0) continue;
    most += weight;
    sum += weight * shareOf(a, b);
  }
  return sum / most;
}

function shareOf(a: readonly string[], b: readonly string[]): number {
  const all = [...new Set([...a, ...b])];
  return all.filter((one) => a.includes(one) && b.includes(one)).length / all.length;
}

const eventsFrom = ({ transitions }: Chart, path: string): readonly string[] =>
  transitions.filter(({ source }) => source === path).map(({ event }) => event);
const eventsInto = ({ transitions }: Chart, path: string): readonly string[] =>
  transitions
    .filter(({ source, targets }) => source !== path && targets.includes(path))
    .map(({ event }) => event);
const childrenOf = ({ states }: Chart, path: string): readonly string[] =>
  states.filter((one) => parentOf(one.path) === path).map((one) => lastName(one.path));
const callsOf = ({ invokes }: Pick<ChartState, 'invokes'>): readonly string[] =>
  invokes.map(({ src }) => src);
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

type PathOf = ChartComparison['pathOf'];

function stateAspects(was: ChartState, is: ChartState, pathOf: PathOf): readonly Aspect[] {
  const start = was.initial === null ? null : pathOf(was.initial);
  return aspects({
    meaning: was.description === is.description,
    start: start === is.initial,
    requirements: isEqual(was.reqs, is.reqs),
    tags: isEqual(was.tags, is.tags),
    calls: isEqual(callsOf(was), callsOf(is)),
    effects: isEqual([...was.entry, ...was.exit], [...is.entry, ...is.exit]),
  });
}

/** The ways of a state are paired by their events; several for one event by what they do. */
function pairedWays(was: Chart, is: Chart, pathOf: PathOf): readonly Pair<ChartTransition>[] {
  const open = new Set(was.transitions);
  const fresh = new Set(is.transitions);
  const pairs: Pair<ChartTransition>[] = [];
  const pairWhere = (matches: (old: ChartTransition, one: ChartTransition) => boolean) => {
    for (const one of [...fresh]) {
      const old = [...open].find((candidate) => matches(candidate, one));
      if (!old) continue;
      open.delete(old);
      fresh.delete(one);
      const differs = wayAspects(old, one, pathOf);
      const change = old.event !== one.event ? 'renamed' : differs.length > 0 ? 'changed' : 'same';
      pairs.push({ change, was: old, is: one, differs });
    }
  };
  const isAt = (old: ChartTransition, one: ChartTransition) => pathOf(old.source) === one.source;
  const isFor = (old: ChartTransition, one: ChartTransition) =>
    isAt(old, one) && old.event === one.event;
  const goes = (old: ChartTransition, one: ChartTransition) =>
    isEqual(
      old.targets.map((path) => pathOf(path) ?? path),
      one.targets,
    );
  const asks = (old: ChartTransition, one: ChartTransition) =>
    guardText(old.guard) === guardText(one.guard);
  const does = (old: ChartTransition, one: ChartTransition) => isEqual(old.actions, one.actions);
  pairWhere((a, b) => isFor(a, b) && goes(a, b) && asks(a, b) && does(a, b));
  pairWhere((a, b) => isFor(a, b) && asks(a, b) && (goes(a, b) || does(a, b)));
  pairWhere((a, b) => isFor(a, b) && goes(a, b) && does(a, b));
  pairWhere((a, b) => isFor(a, b) && (goes(a, b) || asks(a, b)));
  const events = (chart: Chart) => new Set(chart.transitions.map(({ event }) => event));
  const [old, now] = [events(was), events(is)];
  pairWhere(
    (a, b) =>
      isAt(a, b) &&
      goes(a, b) &&
      asks(a, b) &&
      does(a, b) &&
      a.kind === b.kind &&
      !now.has(a.event) &&
      !old.has(b.event),
  );
  return [
    ...pairs,
    ...[...fresh].map((one) => ({ change: 'added' as const, was: null, is: one, differs: [] })),
    ...[...open].map((one) => ({ change: 'gone' as const, was: one, is: null, differs: [] })),
  ];
}

const wayAspects = (was: ChartTransition, is: ChartTransition, pathOf: PathOf): readonly Aspect[] =>
  aspects({
    event: was.event === is.event,
    condition: guardText(was.guard) === guardText(is.guard),
    target: isEqual(
      was.targets.map((path) => pathOf(path) ?? path),
      is.targets,
    ),
    effects: isEqual(was.actions, is.actions),
    meaning: was.description === is.description,
  });

const aspects = (equal: Partial<Record<Aspect, boolean>>): readonly Aspect[] =>
  (Object.keys(equal) as Aspect[]).filter((aspect) => equal[aspect] === false);

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);
