import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { pathOf, transitionFinder } from '../flow/chart.ts';
import { DEFECT, valueText, type Flow, type Step } from '../flow/flow.ts';
import { withWatchedGuards } from './watched-guards.ts';
import {
  activeNodes,
  begin,
  delayEvent,
  doneEvent,
  errorEvent,
  move,
  resume,
  type ExecutedAction,
  type Moved,
} from '../flow/xstate-internals.ts';

/** A configuration: a resting state of the machine, up to the flow's projection. */
export type Configuration = {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly value: string;
  readonly projection: Readonly<Record<string, unknown>>;
  readonly states: readonly string[];
};

/** The effects of a step. */
export type Exercised = {
  readonly transitions: readonly string[];
  /** "<transition> ? <guard> = true". */
  readonly guards: readonly string[];
  readonly actions: readonly ExecutedAction[];
};

export type Walker = {
  readonly begin: (input: string) => { moved: Moved; exercised: Exercised };
  readonly take: (
    snapshot: AnyMachineSnapshot,
    step: Step,
  ) => { moved: Moved; exercised: Exercised };
  /** The same situation in this walker's own machine, which may be a mutant. */
  readonly resumed: (snapshot: AnyMachineSnapshot) => AnyMachineSnapshot;
  readonly stepsFrom: (snapshot: AnyMachineSnapshot) => readonly Step[];
  readonly configurationOf: (snapshot: AnyMachineSnapshot) => Configuration;
};

/** Takes steps of a flow on its machine, and returns the effects of each. */
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

/** Every possible step, handled by the machine or not. */
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

/** The event of a step. */
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
      if (!node) throw new Error(`The state "${step.state}" has no pending delay ${step.delay}`);
      const declared = (node.after as readonly { delay: string | number }[]).find(
        ({ delay }) => String(delay) === step.delay,
      );
      return delayEvent(declared?.delay ?? step.delay, node);
    }
  }
}
