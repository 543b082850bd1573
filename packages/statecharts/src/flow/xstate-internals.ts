import {
  createActor,
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type InspectionEvent,
  type StateNode,
} from 'xstate';

/**
 * All uses of undocumented XState internals in this kit. The test beside this file names the changes of an
 * upgrade. Used are `machine.transition` and `getInitialSnapshot` with an actor scope of our own;
 * `@xstate.microstep` inspection events, whose `_transitions` name the transitions taken;
 * `actor.options.input`, a spawned child's input; `system._set`, which registers system ids; `machine.config`
 * and `machine.implementations`, from which a mutant is built; `StateNode.transitions`, `.always` and `.path`.
 */
export type TakenTransition = {
  readonly source: StateNode;
  readonly eventType: string | null;
};

export type ExecutedAction = { readonly type: string; readonly params: unknown };

export type Moved = {
  readonly snapshot: AnyMachineSnapshot;
  readonly transitions: readonly TakenTransition[];
  readonly actions: readonly ExecutedAction[];
};

type Scope = Parameters<AnyStateMachine['transition']>[2];
type Microstep = { type: string; _transitions?: TakenTransition[] };

/** The initial snapshot without effects: no promise starts, no timer is set, no action runs. */
export function begin(machine: AnyStateMachine, input: unknown): Moved {
  return watched(machine, (scope) => machine.getInitialSnapshot(scope as never, input));
}

/** The snapshot after one event. Throws the machine's errors. */
export function move(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Moved {
  return watched(
    machine,
    (scope) => machine.transition(snapshot as never, event, scope),
    childrenOf(snapshot),
  );
}

type Facts = Readonly<Record<'value' | 'context' | 'historyValue' | 'status', unknown>>;

/** A snapshot of one machine as a snapshot of another with the same states. Children stay as they are. */
export function resume(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const { value, context, historyValue, status } = snapshot as unknown as Facts;
  const resolved = machine.resolveState({ value, context, historyValue, status } as never);
  return Object.assign(resolved, { children: snapshot.children as unknown }) as AnyMachineSnapshot;
}

type Watch = { readonly scope: Scope; listen: ((taken: TakenTransition) => void) | null };

/** One inert actor per machine: it lends its scope to every transition and never starts. */
const watches = new WeakMap<AnyStateMachine, Watch>();

function watchOf(machine: AnyStateMachine): Watch {
  const known = watches.get(machine);
  if (known) return known;
  const self = createActor(machine, {
    input: {} as never,
    inspect: ({ type, _transitions = [] }: Microstep) => {
      if (type === '@xstate.microstep' && watch.listen) _transitions.forEach(watch.listen);
    },
  } as never);
  // Snapshots branch, and each branch starts children by the same system ids.
  (self.system as unknown as { _set: () => void })._set = () => {};
  const scope = {
    self,
    id: machine.id,
    sessionId: '',
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  } as unknown as Scope;
  const watch: Watch = { scope, listen: null };
  watches.set(machine, watch);
  return watch;
}

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

const childrenOf = ({ children }: AnyMachineSnapshot): Children => children as Children;

/** Children spawned within an `assign`: XState reports no actions for those, but they are effects all the same. */
function spawnedBy(
  before: Children,
  snapshot: AnyMachineSnapshot,
  actions: readonly ExecutedAction[],
): readonly ExecutedAction[] {
  const told = new Set(
    actions
      .filter(({ type }) => type === 'xstate.spawnChild')
      .map(({ params }) => (params as { readonly id: string }).id),
  );
  return Object.entries(childrenOf(snapshot)).flatMap(([id, child]) => {
    if (!child || child === before[id] || told.has(id)) return [];
    const { input } = (child as unknown as { options: { input?: unknown } }).options;
    return [{ type: 'xstate.spawnChild', params: { id, input } }];
  });
}

function watched(
  machine: AnyStateMachine,
  run: (scope: Scope) => unknown,
  before: Children = {},
): Moved {
  const transitions: TakenTransition[] = [];
  const actions: ExecutedAction[] = [];
  const watch = watchOf(machine);
  const actionExecutor = ({ type, params }: ExecutedAction) => void actions.push({ type, params });
  watch.listen = (taken) => void transitions.push(taken);
  try {
    const snapshot = run({ ...watch.scope, actionExecutor } as never) as AnyMachineSnapshot;
    return {
      snapshot,
      transitions,
      actions: [...actions, ...spawnedBy(before, snapshot, actions)],
    };
  } finally {
    watch.listen = null;
  }
}

export type Config = {
  [key: string]: unknown;
  readonly id?: string;
  readonly states?: Readonly<Record<string, Config>>;
};

export const configOf = (machine: AnyStateMachine): Config => machine.config as unknown as Config;

export const guardsOf = (machine: AnyStateMachine): Readonly<Record<string, GuardFunction>> =>
  machine.implementations.guards as Readonly<Record<string, GuardFunction>>;

export type GuardFunction = (args: unknown, params: unknown) => boolean;

/** A chart with more microsteps in one step is in an endless loop. */
const MAX_MICROSTEPS = 100;

/** The same machine with another chart, or with other guards. */
export const rebuilt = (
  machine: AnyStateMachine,
  config: Config,
  guards: Readonly<Record<string, GuardFunction>> = {},
): AnyStateMachine =>
  new StateMachine(
    { ...config, options: { maxIterations: MAX_MICROSTEPS } } as never,
    {
      ...machine.implementations,
      guards: { ...machine.implementations.guards, ...guards },
    } as never,
  );

/** All state nodes, parents before children, in order of declaration. */
export function nodesOf(machine: AnyStateMachine): readonly StateNode[] {
  const below = (node: AnyStateNode): StateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** The state nodes that are active in a snapshot. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly StateNode[] =>
  (snapshot as unknown as { _nodes: StateNode[] })._nodes;

export const doneEvent = (actor: string, output: unknown): EventObject =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as EventObject;

export const errorEvent = (actor: string, error: unknown): EventObject =>
  ({ type: `xstate.error.actor.${actor}`, error, actorId: actor }) as EventObject;

/** For example "xstate.after.retryGuestId.session.guest.waiting". */
export const delayEvent = (delay: string | number, node: StateNode): EventObject => ({
  type: `xstate.after.${delay}.${node.id}`,
});

/** The same machine with this fixed input, whatever its parent passes. `provide` preserves it. */
export function begunWith<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
): Machine {
  const fixed = machine.provide({}) as Machine;
  const begin = fixed.getInitialSnapshot.bind(fixed);
  const provide = fixed.provide.bind(fixed);
  return Object.assign(fixed, {
    getInitialSnapshot: (scope: never) => begin(scope, input as never),
    provide: (given: never) => begunWith(provide(given) as Machine, input),
  });
}

/** A snapshot parsed from JSON, restored for this machine without its children. */
export function relived(machine: AnyStateMachine, told: object): AnyMachineSnapshot {
  const { output } = told as { readonly output?: unknown };
  return Object.assign(machine.resolveState(told as never), { output }) as AnyMachineSnapshot;
}

type System = {
  readonly scheduler: {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: EventObject,
      delay: number,
      id?: string,
    ) => void;
    cancel: (source: AnyActorRef, id: string) => void;
    cancelAll: (source: AnyActorRef) => void;
  };
  readonly _relay: (source: AnyActorRef, target: AnyActorRef, event: EventObject) => void;
};

/**
 * Holds this actor's timers from now on, until they are released by the name of their event. Other actors'
 * timers run as usual.
 */
export function holdTimersOf(actor: AnyActorRef) {
  const { scheduler, _relay } = actor.system as unknown as System;
  const timers = new Map<string, EventObject>();
  const { schedule, cancel, cancelAll } = scheduler;
  Object.assign(scheduler, {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: EventObject,
      delay: number,
      id = event.type,
    ) => {
      if (source === actor) timers.set(id, event);
      else schedule(source, target, event, delay, id);
    },
    cancel: (source: AnyActorRef, id: string) => {
      if (source === actor) timers.delete(id);
      else cancel(source, id);
    },
    cancelAll: (source: AnyActorRef) => {
      if (source === actor) timers.clear();
      else cancelAll(source);
    },
  });
  return {
    release(type: string): void {
      const found = [...timers].find(([, event]) => event.type === type);
      if (!found) throw new Error(`Nothing waits for ${type}`);
      const [id, event] = found;
      timers.delete(id);
      _relay(actor, actor, event);
    },
  };
}

/** A running actor's transitions since the last call, from its system's own log. */
export const takenIn = (inspected: InspectionEvent): readonly TakenTransition[] =>
  (inspected as unknown as Microstep).type === '@xstate.microstep'
    ? ((inspected as unknown as Microstep)._transitions ?? [])
    : [];

/** A pending call of a capability. */
export type HeldCall = {
  /** The machine's name of the capability; the id of the call tells its calls apart. */
  readonly capability: string;
  readonly asked: unknown;
  /** Aborted when the machine no longer waits for the answer. */
  readonly signal: AbortSignal;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (defect: Error) => void;
};

/**
 * The machine with every capability held: calls wait, by their ids. Child machines run, with their
 * capabilities held likewise.
 */
export function withCallsHeld<Machine extends AnyStateMachine>(
  machine: Machine,
  hold: (id: string, call: HeldCall) => void,
): Machine {
  const slots = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const held = Object.entries(slots).map(([name, logic]): readonly [string, AnyActorLogic] => [
    name,
    logic instanceof StateMachine
      ? withCallsHeld(logic as AnyStateMachine, () => {})
      : fromPromise(
          ({ self, input, signal }) =>
            new Promise((resolve, reject) =>
              hold(self.id, { capability: name, asked: input, signal, resolve, reject }),
            ),
        ),
  ]);
  return machine.provide({ actors: Object.fromEntries(held) } as never) as Machine;
}
