import { not, type AnyStateMachine } from 'xstate';
import { chartOf, nameOf, type Chart } from '../flow/chart.ts';
import { asList, mapCandidates, type WrittenTransition } from '../flow/written-chart.ts';
import { configOf, rebuilt, type Config } from '../flow/xstate-internals.ts';

/** A machine with one mutation. */
export type Mutant = {
  readonly name: string;
  readonly machine: () => AnyStateMachine;
  /** The two candidates that were swapped. */
  readonly swaps?: readonly [string, string];
  /** Exports of the changed file, if it is a file of rules. */
  readonly rules?: () => Promise<Readonly<Record<string, unknown>>>;
};

const mutantOf = (machine: AnyStateMachine, name: string, config: Config): Mutant => ({
  name,
  machine: () => rebuilt(machine, config),
});

/** Every mutant of the chart: of transitions, guards, actions and initial states. */
export function chartMutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const config = configOf(machine);
  const mutants: Mutant[] = [];
  const chart = chartOf(machine);
  const targets = new Map(chart.transitions.map((one) => [one.id, one.targets]));
  const isRest = restingIn(chart);
  const states = chart.states.map(({ path }) => path);
  eachList(config, (candidates, idOf, replace) => {
    const make = (name: string, changed: readonly WrittenTransition[]) =>
      mutants.push(mutantOf(machine, name, replace(changed)));
    candidates.forEach((one, index) => {
      const id = idOf(index);
      const instead = (other: WrittenTransition) => candidates.with(index, other);
      make(`drop ${id}`, candidates.toSpliced(index, 1));
      if (one.guard !== undefined) {
        make(`negate the guard of ${id}`, instead({ ...one, guard: not(one.guard as never) }));
        make(`drop the guard of ${id}`, instead(without(one, 'guard')));
      }
      const elsewhere = otherTarget(targets.get(id) ?? [], id, states, isRest);
      if (elsewhere)
        make(
          `lead ${id} to ${elsewhere}`,
          instead({ ...one, target: `#${machine.id}.${elsewhere}` }),
        );
      asList(one.actions ?? []).forEach((action, at) => {
        const actions = asList(one.actions).toSpliced(at, 1);
        make(`drop ${nameOf(action)} from ${id}`, instead({ ...one, actions }));
      });
    });
    if (candidates.length > 1) {
      const [first, second, ...rest] = candidates;
      if (first && second) {
        const swapped = replace([second, first, ...rest]);
        mutants.push({
          ...mutantOf(machine, `swap the candidates of ${idOf(0)}`, swapped),
          swaps: [idOf(0), idOf(1)],
        });
      }
    }
  });
  return [...mutants, ...stateMutants(machine, config)];
}

const without = (one: WrittenTransition, key: string): WrittenTransition =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== key));

/** Every list of candidates, with a function that returns the chart with another list in its place. */
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

/** Another initial state, and omitted entry or exit actions. */
function stateMutants(
  machine: AnyStateMachine,
  config: Config,
  path: readonly string[] = [],
): readonly Mutant[] {
  const at = path.join('.') || '(machine)';
  const made = (name: string, changed: Config) =>
    mutantOf(machine, name, replaceAt(configOf(machine), path, changed));
  const names = Object.keys(config.states ?? {});
  const other = names.find((name) => name !== config['initial']);
  const initial =
    typeof config['initial'] === 'string' && other
      ? [made(`begin ${at} in ${other}`, { ...config, initial: other })]
      : [];
  const edges = (['entry', 'exit'] as const).flatMap((edge) =>
    asList(config[edge] ?? []).map((action, index) =>
      made(`drop ${nameOf(action)} on ${edge} of ${at}`, {
        ...config,
        [edge]: asList(config[edge]).toSpliced(index, 1),
      }),
    ),
  );
  const inner = names.flatMap((name) =>
    stateMutants(machine, config.states?.[name] ?? {}, [...path, name]),
  );
  return [...initial, ...edges, ...inner];
}

function replaceAt(config: Config, [first, ...rest]: readonly string[], changed: Config): Config {
  if (first === undefined) return changed;
  const inner = config.states?.[first] ?? {};
  return { ...config, states: { ...config.states, [first]: replaceAt(inner, rest, changed) } };
}

/** Returns true for states where a machine can rest; transient ones make no valid target. */
function restingIn({ transitions }: Chart): (path: string) => boolean {
  const deciding = new Set(
    transitions.filter(({ kind }) => kind === 'always').map(({ source }) => source),
  );
  return (path) => !deciding.has(path);
}

/** The next resting state after the transition's target. */
function otherTarget(
  [target]: readonly string[],
  id: string,
  states: readonly string[],
  isRest: (path: string) => boolean,
): string | null {
  if (target === undefined) return null;
  const source = id.split(' · ')[0] ?? '';
  const siblings = states.filter((path) => parentOf(path) === parentOf(target));
  const after = siblings.slice(siblings.indexOf(target) + 1);
  const isOther = (path: string) => path !== target && path !== source && isRest(path);
  return [...after, ...siblings].find(isOther) ?? null;
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
