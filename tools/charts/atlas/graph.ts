import type { Chart, GuardTree, Step } from '@sundry/statecharts';
import type { Edge, Explored } from '@sundry/statecharts/walk';
import type { Speech } from '@sundry/statecharts/drawing';

/** The situations of a flow and the steps between them, with each repeated value written once. */
export type FlowGraph = {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly conditions: readonly Condition[];
  readonly steps: readonly Step[];
  /** The keys of the flow's projection with their values. */
  readonly facts: readonly Fact[];
  readonly stateSets: readonly (readonly number[])[];
  /** For each situation its set of states, then a value of each fact. */
  readonly situations: readonly (readonly number[])[];
  readonly exercises: readonly Exercise[];
  readonly starts: readonly (readonly [input: string, to: number, exercise: number])[];
  /** For each situation its steps, in threes: step, target and exercise. */
  readonly edges: readonly (readonly number[])[];
};

/** A guard with its sentence; `name` includes its constant parameter. */
export type Condition = { readonly name: string; readonly words: string };

export type Fact = { readonly key: string; readonly values: readonly string[] };

/** Transitions, and guards as twice their number, plus one where they held. */
export type Exercise = readonly [transitions: readonly number[], guards: readonly number[]];

export function graphOf(explored: Explored, speech: Speech): FlowGraph {
  const { chart } = explored;
  const states = new Numbers();
  const transitions = new Numbers();
  const steps = new Numbers<Step>();
  const stateSets = new Numbers<readonly number[]>();
  const exercises = new Numbers<Exercise>();
  const conditions = conditionsOf(chart, speech);
  const conditionNames = conditions.all.map(({ name }) => name);
  const keys = [...explored.configurations.keys()];
  const numbers = new Map(keys.map((key, index) => [key, index]));
  const all = [...explored.configurations.values()];
  const factKeys = [...new Set(all.flatMap(({ projection }) => Object.keys(projection)))];
  const facts = factKeys.map((key) => ({ key, values: new Numbers() }));
  const exerciseOf = ({
    transitions: taken,
    guards,
  }: Pick<Edge, 'transitions' | 'guards'>): number =>
    exercises.of([
      taken.map((id) => transitions.of(id)),
      guards.flatMap((heard) => {
        const [asked = '', value] = heard.split(' = ');
        const index = conditionNames.indexOf(conditions.nameOf(asked));
        return index < 0 ? [] : [2 * index + (value === 'true' ? 1 : 0)];
      }),
    ]);
  const at = (key: string): number => numbers.get(key) ?? -1;
  const starts = explored.starts.map(
    (start) => [start.input, at(start.to), exerciseOf(start)] as const,
  );
  const edges = keys.map((key) =>
    (explored.edges.get(key) ?? []).flatMap((edge) => [
      steps.of(edge.step),
      at(edge.to),
      exerciseOf(edge),
    ]),
  );
  const situations = all.map(({ states: active, projection }) => [
    stateSets.of(active.map((path) => states.of(path))),
    ...facts.map(({ key, values }) => values.of(factText(projection[key]))),
  ]);
  return {
    states: states.all,
    transitions: transitions.all,
    conditions: conditions.all,
    steps: steps.all,
    facts: facts.map(({ key, values }) => ({ key, values: values.all })),
    stateSets: stateSets.all,
    situations,
    exercises: exercises.all,
    starts,
    edges,
  };
}

const factText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');

/** Every guard of a chart, a line each, and the name of a guard that a walk reports. */
export function conditionsOf(
  chart: Chart,
  speech: Speech,
): { readonly all: readonly Condition[]; readonly nameOf: (asked: string) => string } {
  const names = new Map<string, string>();
  const words = new Map<string, string>();
  for (const one of chart.transitions) {
    for (const leaf of leafTreesOf(one.guard)) {
      const name = [leaf.name, leaf.told ?? ''].join(' ').trim();
      const said = speech.condition({ ...one, guard: leaf });
      const isAnswer = leaf.name.startsWith('answerIs');
      const own = isAnswer ? `${name} · ${one.event}` : name;
      if (!names.has(`${one.id} ? ${leaf.name}`)) names.set(`${one.id} ? ${leaf.name}`, own);
      words.set(own, said);
    }
  }
  return {
    all: [...words].map(([name, said]) => ({ name, words: said })),
    nameOf: (asked) => names.get(asked) ?? '',
  };
}

type Leaf = Extract<GuardTree, { type: 'leaf' }>;

const leafTreesOf = (tree: GuardTree | null): readonly Leaf[] =>
  tree === null ? [] : tree.type === 'leaf' ? [tree] : tree.of.flatMap(leafTreesOf);

/** Values by number, each written once. */
class Numbers<One = string> {
  readonly all: One[] = [];
  readonly #numbers = new Map<string, number>();

  of(one: One): number {
    const text = typeof one === 'string' ? one : JSON.stringify(one);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.all.length);
    return this.all.push(one) - 1;
  }
}
