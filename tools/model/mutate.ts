import { not, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import {
  asList,
  explore,
  mapCandidates,
  walkerOf,
  type Edge,
  type Explored,
  type Walker,
  type WrittenTransition,
} from './explore.ts';
import { stepText, type Flow } from './flow.ts';
import { planPaths, shortestPathTo, type Path } from './paths.ts';
import { configOf, rebuilt, type Config, type ExecutedAction } from './xstate-internals.ts';

/** A machine with one deliberate mistake in it. */
export type Mutant = { readonly name: string; readonly config: Config };

export type MutationReport = {
  readonly mutants: number;
  /** Noticed by the default suite. */
  readonly killed: number;
  /** Noticed only by walks that were planned to tell them apart: the suite "telling". */
  readonly told: number;
  /** Behave like the machine in every configuration that can be reached, whatever happens there. */
  readonly alike: readonly string[];
  /** What no walk notices although some configuration tells it apart: a fault of this kit. */
  readonly survivors: readonly string[];
};

/** Makes every mistake once, and asks whether the walks notice. */
export function mutationReport(flow: Flow, maxLength = 12): MutationReport {
  const explored = explore(flow);
  const walks = planPaths(flow, explored, maxLength);
  const mutants = mutantsOf(flow.machine);
  const alive = mutants.filter((mutant) => !isNoticed(flow, explored, walks, mutant));
  const told = alive.map((mutant) => ({ mutant, walk: tellingWalk(flow, explored, mutant) }));
  const alike = told.flatMap(({ mutant, walk }) => (walk ? [] : [mutant.name]));
  const survivors = told.flatMap(({ mutant, walk }) =>
    walk && !isNoticed(flow, explored, [walk], mutant) ? [mutant.name] : [],
  );
  return {
    mutants: mutants.length,
    killed: mutants.length - alive.length,
    told: alive.length - alike.length - survivors.length,
    alike,
    survivors,
  };
}

/** Walks that notice mistakes which the default suite, content with meeting everything once, does not. */
export function tellingPaths(
  flow: Flow,
  explored: Explored,
  met: readonly Path[],
): readonly Path[] {
  const paths: Path[] = [];
  for (const mutant of mutantsOf(flow.machine)) {
    if (isNoticed(flow, explored, [...met, ...paths], mutant)) continue;
    const walk = tellingWalk(flow, explored, mutant);
    if (walk) paths.push(walk);
  }
  return paths;
}

/** The shortest walk to a step that a mutant answers otherwise; null when there is none. */
function tellingWalk(flow: Flow, explored: Explored, mutant: Mutant): Path | null {
  const walker = walkerOf(flow, rebuilt(flow.machine, mutant.config));
  for (const edge of [...explored.edges.values()].flat()) {
    const from = explored.configurations.get(edge.from);
    if (!from || answersAlike(walker, from.snapshot, edge)) continue;
    const lead = shortestPathTo(explored, (key) => key === edge.from);
    if (lead) return { ...lead, steps: [...lead.steps, edge.step], keys: [...lead.keys, edge.to] };
  }
  return null;
}

function answersAlike(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  { step, to, actions }: Edge,
): boolean {
  try {
    const same = walker.resumed(snapshot);
    const { moved, exercised } = walker.take(same, step);
    return (
      walker.configurationOf(moved.snapshot).key === to && didAlike(exercised.actions, actions)
    );
  } catch {
    return false;
  }
}

export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config = configOf(machine);
  const mutants: Mutant[] = [];
  const states = statePaths(config);
  eachList(config, (candidates, idOf, replace) => {
    const make = (name: string, changed: readonly WrittenTransition[]) =>
      mutants.push({ name, config: replace(changed) });
    candidates.forEach((one, index) => {
      const id = idOf(index);
      const instead = (other: WrittenTransition) => candidates.with(index, other);
      make(`drop ${id}`, candidates.toSpliced(index, 1));
      if (one.guard !== undefined) {
        make(`negate the guard of ${id}`, instead({ ...one, guard: not(one.guard as never) }));
        make(`drop the guard of ${id}`, instead(without(one, 'guard')));
      }
      const elsewhere = otherTarget(one.target, id, states);
      if (elsewhere)
        make(
          `lead ${id} to ${elsewhere}`,
          instead({ ...one, target: `#${machine.id}.${elsewhere}` }),
        );
      asList(one.actions ?? []).forEach((action, at) => {
        const actions = asList(one.actions).toSpliced(at, 1);
        make(
          `drop ${String((action as { type?: string }).type ?? action)} from ${id}`,
          instead({ ...one, actions }),
        );
      });
    });
    if (candidates.length > 1) {
      const [first, second, ...rest] = candidates;
      if (first && second) make(`swap the candidates of ${idOf(0)}`, [second, first, ...rest]);
    }
  });
  return [...mutants, ...stateMutants(config)];
}

const without = (one: WrittenTransition, key: string): WrittenTransition =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== key));

/** Every list of candidates, with a way to get the whole chart with another list in its place. */
function eachList(
  config: Config,
  visit: (
    candidates: readonly WrittenTransition[],
    idOf: (candidate: number) => string,
    replace: (changed: readonly WrittenTransition[]) => Config,
  ) => void,
): void {
  mapCandidates(config, (candidates, idOf) => {
    const name = idOf(0);
    visit(candidates, idOf, (changed) =>
      mapCandidates(config, (others, otherId) => (otherId(0) === name ? changed : others)),
    );
    return candidates;
  });
}

/** Another initial state, and entry or exit actions left out. */
function stateMutants(config: Config, path: readonly string[] = [], whole = config): Mutant[] {
  const at = path.join('.') || '(machine)';
  const replaced = (changed: Config) => replaceAt(whole, path, changed);
  const names = Object.keys(config.states ?? {});
  const other = names.find((name) => name !== config['initial']);
  const initial: Mutant[] =
    typeof config['initial'] === 'string' && other
      ? [{ name: `begin ${at} in ${other}`, config: replaced({ ...config, initial: other }) }]
      : [];
  const edges = (['entry', 'exit'] as const).flatMap((edge) =>
    asList(config[edge] ?? []).map((action, index) => ({
      name: `drop ${String((action as { type?: string }).type ?? action)} on ${edge} of ${at}`,
      config: replaced({ ...config, [edge]: asList(config[edge]).toSpliced(index, 1) }),
    })),
  );
  const inner = names.flatMap((name) =>
    stateMutants(config.states?.[name] ?? {}, [...path, name], whole),
  );
  return [...initial, ...edges, ...inner];
}

function replaceAt(config: Config, [first, ...rest]: readonly string[], changed: Config): Config {
  if (first === undefined) return changed;
  const inner = config.states?.[first] ?? {};
  return { ...config, states: { ...config.states, [first]: replaceAt(inner, rest, changed) } };
}

/** States where a machine can rest; those that decide and leave at once make no honest mistake. */
function statePaths(config: Config, path = ''): readonly string[] {
  return Object.entries(config.states ?? {}).flatMap(([name, state]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [...('always' in state ? [] : [own]), ...statePaths(state, own)];
  });
}

/** A state that the transition does not lead to: its source's neighbour. */
function otherTarget(target: unknown, id: string, states: readonly string[]): string | null {
  if (typeof target !== 'string') return null;
  const wanted = target.replace(/^[#.]/, '').split('.').at(-1);
  const source = id.split(' · ')[0] ?? '';
  const parent = source.split('.').slice(0, -1).join('.');
  const siblings = states.filter((path) => path.split('.').slice(0, -1).join('.') === parent);
  return siblings.find((path) => path.split('.').at(-1) !== wanted && path !== source) ?? null;
}

function isNoticed(
  flow: Flow,
  explored: Explored,
  paths: readonly Path[],
  mutant: Mutant,
): boolean {
  try {
    const machine = rebuilt(flow.machine, mutant.config);
    return paths.some((path) => !walksAlike(flow, explored, path, machine));
  } catch {
    return true;
  }
}

/** Same configurations, same tags and same deeds, all the way. */
function walksAlike(flow: Flow, explored: Explored, path: Path, machine: AnyStateMachine): boolean {
  const walker = walkerOf(flow, machine);
  const start = explored.starts.find(({ input }) => input === path.input);
  let { moved, exercised } = walker.begin(path.input);
  if (!isAt(path.keys[0]) || !didAlike(exercised.actions, start?.actions)) return false;
  for (const [index, step] of path.steps.entries()) {
    ({ moved, exercised } = walker.take(moved.snapshot, step));
    const edge = (explored.edges.get(path.keys[index] ?? '') ?? []).find(
      (one) => stepText(one.step) === stepText(step),
    );
    if (!isAt(path.keys[index + 1]) || !didAlike(exercised.actions, edge?.actions)) return false;
  }
  return true;

  function isAt(key: string | undefined): boolean {
    const actual = walker.configurationOf(moved.snapshot);
    const expected = explored.configurations.get(key ?? '');
    const tags = (of: { tags: Set<string> } | undefined) => [...(of?.tags ?? [])].toSorted().join();
    return actual.key === key && tags(actual.snapshot) === tags(expected?.snapshot);
  }
}

const didAlike = (
  a: readonly ExecutedAction[],
  b: readonly ExecutedAction[] | undefined,
): boolean => deedsText(a) === deedsText(b ?? []);

const deedsText = (actions: readonly ExecutedAction[]): string => deedTexts(actions).join('\n');

/** Deeds and what they were told, as text: actors and functions count by name only. */
export const deedTexts = (actions: readonly ExecutedAction[]): readonly string[] =>
  actions.map(({ type, params }) => {
    const told = plain(params) as Readonly<Record<string, unknown>> | string | undefined;
    if (typeof told === 'object' && type === 'xstate.spawnChild') {
      const input = told['input'];
      return `starts ${String(told['id'])}${input === undefined ? '' : ` with ${JSON.stringify(input)}`}`;
    }
    if (typeof told === 'object' && type === 'xstate.sendTo') {
      return `tells ${String(told['targetId'])} ${JSON.stringify(told['event'])}`;
    }
    if (typeof told === 'string' && type === 'xstate.stopChild') return `stops ${told}`;
    return told === undefined ? type : `${type} ${JSON.stringify(told)}`;
  });

function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return value.message;
  if ('sessionId' in value && 'id' in value) return String(value.id);
  if (depth > 5) return '(deep)';
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'actorRef' && key !== 'src' && key !== 'logic')
      .map(([key, one]) => [key, plain(one, depth + 1)]),
  );
}
