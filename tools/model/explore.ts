import {
  and,
  not,
  or,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import {
  chartOf,
  leavesOf,
  pathOf,
  transitionFinder,
  type Chart,
  type GuardTree,
} from './chart.ts';
import { DEFAULT_BOUND, DEFECT, stepText, valueText, type Flow, type Step } from './flow.ts';
import {
  activeNodes,
  begin,
  configOf,
  delayEvent,
  doneEvent,
  errorEvent,
  guardsOf,
  move,
  rebuilt,
  resume,
  type Config,
  type ExecutedAction,
  type GuardFunction,
  type Moved,
} from './xstate-internals.ts';

/** A configuration: where the machine may be at rest, as far as the flow tells configurations apart. */
export type Configuration = {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly value: string;
  readonly projection: Readonly<Record<string, unknown>>;
  readonly states: readonly string[];
};

/** One step from a configuration to another, with everything that it exercised. */
export type Edge = {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  readonly transitions: readonly string[];
  /** "<transition> ? <guard> = true". */
  readonly guards: readonly string[];
  readonly actions: readonly ExecutedAction[];
};

export type Start = Omit<Edge, 'from' | 'step'> & { readonly input: string };

export type Explored = {
  readonly chart: Chart;
  readonly configurations: ReadonlyMap<string, Configuration>;
  readonly starts: readonly Start[];
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** "<state value> × <event>": events that a state does not know. */
  readonly sneaks: ReadonlyMap<string, { readonly key: string; readonly event: string }>;
  /** The machine as explored: the flow's own, with its guards watched. */
  readonly walker: Walker;
};

const explored = new WeakMap<Flow, Explored>();

/** Walks every configuration that steps of the flow can reach; once, however often it is asked. */
export function explore(flow: Flow): Explored {
  const known = explored.get(flow) ?? exploreAll(flow);
  explored.set(flow, known);
  return known;
}

function exploreAll(flow: Flow): Explored {
  const walker = walkerOf(flow);
  const configurations = new Map<string, Configuration>();
  const edges = new Map<string, Edge[]>();
  const sneaks = new Map<string, { key: string; event: string }>();
  const queue: Configuration[] = [];

  const arrive = (moved: Moved): Configuration => {
    const found = walker.configurationOf(moved.snapshot);
    const known = configurations.get(found.key);
    if (known) return known;
    configurations.set(found.key, found);
    if (configurations.size > (flow.bound ?? DEFAULT_BOUND)) throw tooMany(flow, configurations);
    queue.push(found);
    return found;
  };

  const canBegin = (input: string) => !(input in (flow.unreached ?? {}));
  const starts = Object.keys(flow.inputs)
    .filter(canBegin)
    .map((input): Start => {
      const began = walker.begin(input);
      return { input, to: arrive(began.moved).key, ...began.exercised };
    });

  for (let at = queue.shift(); at; at = queue.shift()) {
    const own: Edge[] = [];
    for (const step of walker.stepsFrom(at.snapshot)) {
      const { moved, exercised } = walker.take(at.snapshot, step);
      if (step.kind === 'user' && isIgnored(exercised)) {
        const sneak = `${at.value} × ${step.event}`;
        if (!sneaks.has(sneak)) sneaks.set(sneak, { key: at.key, event: step.event });
        continue;
      }
      if (flow.within?.(at.snapshot as never, step) === false) continue;
      own.push({ from: at.key, step, to: arrive(moved).key, ...exercised });
    }
    edges.set(at.key, own);
  }
  return { chart: chartOf(flow.machine), configurations, starts, edges, sneaks, walker };
}

type Exercised = Pick<Edge, 'transitions' | 'guards' | 'actions'>;

/** Nothing was taken, and nothing was asked but what a machine asks itself after every event. */
const isIgnored = ({ transitions, guards }: Exercised): boolean =>
  transitions.length === 0 && guards.every((heard) => / · at once( · \d+)? \? /.test(heard));

export type Walker = {
  readonly begin: (input: string) => { moved: Moved; exercised: Exercised };
  readonly take: (
    snapshot: AnyMachineSnapshot,
    step: Step,
  ) => { moved: Moved; exercised: Exercised };
  /** The same situation in this walker's own machine, which may be a changed one. */
  readonly resumed: (snapshot: AnyMachineSnapshot) => AnyMachineSnapshot;
  readonly stepsFrom: (snapshot: AnyMachineSnapshot) => readonly Step[];
  readonly configurationOf: (snapshot: AnyMachineSnapshot) => Configuration;
};

/** Takes steps of a flow on its machine, and says what each one exercised. */
export function walkerOf(flow: Flow, machine: AnyStateMachine = flow.machine): Walker {
  const heard: string[] = [];
  const watchedMachine = withWatchedGuards(machine, (said) => heard.push(said));
  const idOf = transitionFinder(watchedMachine);
  const exercisedBy = (moved: Moved): Exercised => ({
    transitions: moved.transitions.flatMap((taken) => idOf(taken) ?? []),
    guards: [...new Set(heard.splice(0))],
    actions: moved.actions,
  });
  return {
    begin(input) {
      heard.length = 0;
      const moved = begin(watchedMachine, flow.inputs[input]);
      return { moved, exercised: exercisedBy(moved) };
    },
    take(snapshot, step) {
      heard.length = 0;
      const moved = move(watchedMachine, snapshot, eventOf(flow, snapshot, step));
      return { moved, exercised: exercisedBy(moved) };
    },
    resumed: (snapshot) => resume(watchedMachine, snapshot),
    stepsFrom: (snapshot) => stepsFrom(flow, snapshot),
    configurationOf(snapshot) {
      const projection = flow.project(snapshot as never);
      const value = valueText(snapshot);
      return {
        key: `${snapshot.status} ${value} ${JSON.stringify(projection)}`,
        snapshot,
        value,
        projection,
        states: activeNodes(snapshot)
          .map(pathOf)
          .filter((path) => path !== ''),
      };
    },
  };
}

/** Everything that could happen now, known to the machine or not. */
function stepsFrom(flow: Flow, snapshot: AnyMachineSnapshot): readonly Step[] {
  if (snapshot.status !== 'active') return [];
  const said = Object.entries(flow.events as Record<string, Record<string, unknown>>).flatMap(
    ([event, cases]) =>
      Object.keys(cases).map((name): Step => ({ kind: 'user', event, case: name })),
  );
  const answered = Object.keys(snapshot.children as object).flatMap((actor) =>
    outcomesOf(flow, actor).map((outcome): Step => ({ kind: 'outcome', actor, outcome })),
  );
  const passed = activeNodes(snapshot).flatMap((node) =>
    (node.after as readonly { delay: string | number }[]).map(({ delay }): Step => ({
      kind: 'delay',
      delay: String(delay),
      state: pathOf(node),
    })),
  );
  return [...said, ...answered, ...unique(passed)];
}

const unique = (steps: readonly Step[]): readonly Step[] => [
  ...new Map(steps.map((step) => [JSON.stringify(step), step])).values(),
];

function outcomesOf(flow: Flow, actor: string): readonly string[] {
  const declared = flow.outcomes[actor];
  if (!declared) return [];
  const fails = !flow.neverFails?.includes(actor);
  return [...Object.keys(declared), ...(fails ? [DEFECT] : [])];
}

/** The event that a step amounts to. */
export function eventOf(flow: Flow, snapshot: AnyMachineSnapshot, step: Step): EventObject {
  switch (step.kind) {
    case 'user': {
      const cases = flow.events as Record<string, Record<string, object>>;
      return { type: step.event, ...cases[step.event]?.[step.case] };
    }
    case 'outcome':
      return step.outcome === DEFECT
        ? errorEvent(step.actor, new Error(`${step.actor} broke its promise`))
        : doneEvent(step.actor, flow.outcomes[step.actor]?.[step.outcome]);
    case 'delay': {
      const node = activeNodes(snapshot).find((one) => pathOf(one) === step.state);
      if (!node) throw new Error(`No state "${step.state}" waits here for ${step.delay}`);
      const declared = (node.after as readonly { delay: string | number }[]).find(
        ({ delay }) => String(delay) === step.delay,
      );
      return delayEvent(declared?.delay ?? step.delay, node);
    }
  }
}

const WATCH = ' @ ';

/** The machine with every guard renamed after its transition, so that each use is heard by itself. */
function withWatchedGuards(
  machine: AnyStateMachine,
  hear: (said: string) => void,
): AnyStateMachine {
  const originals = guardsOf(machine);
  const watchedGuards: Record<string, GuardFunction> = {};
  const watch = (guard: unknown, transition: string): unknown => {
    if (typeof guard === 'function') return joined(guard, (leaf) => watch(leaf, transition));
    const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
    const original = originals[name];
    if (!original) return guard;
    const watched = `${name}${WATCH}${transition}`;
    watchedGuards[watched] = (args, params) => {
      const holds = original(args, params);
      hear(`${transition} ? ${name} = ${String(holds)}`);
      return holds;
    };
    return typeof guard === 'string' ? watched : { ...(guard as object), type: watched };
  };
  const config = mapTransitions(configOf(machine), (transition, written) => {
    const { guard } = transition;
    return guard === undefined ? transition : { ...transition, guard: watch(guard, written) };
  });
  return rebuilt(machine, config, watchedGuards);
}

/** and, or and not, joined anew over changed leaves. */
function joined(guard: object, change: (leaf: unknown) => unknown): unknown {
  if (!('guards' in guard)) return guard;
  const { name, guards } = guard as unknown as { name: string; guards: unknown[] };
  const leaves = guards.map(change) as never[];
  if (name === 'not') return not(leaves[0] as never);
  return name === 'or' ? or(leaves) : and(leaves);
}

export type WrittenTransition = {
  readonly [key: string]: unknown;
  readonly guard?: unknown;
  readonly target?: unknown;
  readonly actions?: unknown;
};

/** The chart with every written transition passed through `change`, which also gets its id. */
export const mapTransitions = (
  config: Config,
  change: (transition: WrittenTransition, id: string) => WrittenTransition,
): Config =>
  mapCandidates(config, (candidates, idOf) =>
    candidates.map((one, candidate) => change(one, idOf(candidate))),
  );

type Candidates = readonly WrittenTransition[];

/** The chart with every list of candidates for one event passed through `change`. */
export function mapCandidates(
  config: Config,
  change: (candidates: Candidates, idOf: (candidate: number) => string) => Candidates,
  path: readonly string[] = [],
): Config {
  const source = path.join('.') || '(machine)';
  const changed = (written: unknown, event: string): Candidates =>
    change(asList(written).map(asObject), (candidate) =>
      [source, event, ...(candidate > 0 ? [candidate + 1] : [])].join(' · '),
    );
  const record = (written: unknown, named: (key: string) => string) =>
    Object.fromEntries(
      Object.entries((written ?? {}) as Record<string, unknown>).map(([key, of]) => [
        key,
        changed(of, named(key)),
      ]),
    );
  const inField = (key: string, map: (written: unknown) => unknown) =>
    key in config ? { [key]: map(config[key]) } : {};
  const invoked = (written: unknown) =>
    asList(written).map((one) => {
      const invoke = one as Record<string, unknown>;
      const actor = String(invoke['id']);
      return {
        ...invoke,
        ...('onDone' in invoke ? { onDone: changed(invoke['onDone'], `done: ${actor}`) } : {}),
        ...('onError' in invoke ? { onError: changed(invoke['onError'], `defect: ${actor}`) } : {}),
      };
    });
  const inner = (written: unknown) =>
    Object.fromEntries(
      Object.entries(written as Record<string, Config>).map(([key, state]) => [
        key,
        mapCandidates(state, change, [...path, key]),
      ]),
    );
  return {
    ...config,
    ...inField('on', (on) => record(on, (key) => key.replace(/^xstate\.done\.actor\./, 'done: '))),
    ...inField('after', (after) => record(after, (key) => `after: ${key}`)),
    ...inField('always', (always) => changed(always, 'at once')),
    ...inField('onDone', (onDone) => changed(onDone, 'all inside is done')),
    ...inField('invoke', invoked),
    ...inField('states', inner),
  };
}

export const asList = (written: unknown): readonly unknown[] =>
  Array.isArray(written) ? written : [written];

const asObject = (written: unknown): WrittenTransition =>
  typeof written === 'string' ? { target: written } : (written as WrittenTransition);

function tooMany(flow: Flow, met: ReadonlyMap<string, Configuration>): Error {
  const values = new Map<string, Set<string>>();
  for (const { projection } of met.values()) {
    for (const [key, value] of Object.entries(projection)) {
      values.set(key, (values.get(key) ?? new Set()).add(JSON.stringify(value)));
    }
  }
  const [growing] = [...values].toSorted(([, a], [, b]) => b.size - a.size);
  return new Error(
    `${flow.name} has more than ${flow.bound ?? DEFAULT_BOUND} configurations. The key of its ` +
      `projection that grows most is "${growing?.[0] ?? '(none)'}" with ${growing?.[1].size ?? 0} values: ` +
      'project less of it, or give fewer cases.',
  );
}

/** Both outcomes of every leaf of every guard, as a machine declares them. */
export const guardOutcomesOf = ({ transitions }: Chart): readonly string[] =>
  transitions.flatMap(({ id, guard }: { id: string; guard: GuardTree | null }) =>
    [...new Set(leavesOf(guard))].flatMap((name) => [
      `${id} ? ${name} = true`,
      `${id} ? ${name} = false`,
    ]),
  );

export const pathText = (input: string, steps: readonly Step[]): string =>
  [`begin with ${input}`, ...steps.map(stepText)].join(', then ');
