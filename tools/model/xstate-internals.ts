import {
  createActor,
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type StateNode,
} from 'xstate';

/**
 * Everything that this kit knows of XState beyond its documentation. A canary test beside this file
 * says what an upgrade has changed. What is used: `machine.transition` and `getInitialSnapshot` with
 * an actor scope of our own; `@xstate.microstep` inspection events, whose `_transitions` name the
 * transitions taken; `machine.config` and `machine.implementations`, from which a changed machine is
 * built; `StateNode.transitions`, `.always` and `.path`.
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

/** A machine at rest, with nothing running: no promise is started, no timer set, no deed done. */
export function begin(machine: AnyStateMachine, input: unknown): Moved {
  return watched(machine, (scope) => machine.getInitialSnapshot(scope as never, input));
}

/** What one event makes of a snapshot. Throws what the machine throws. */
export function move(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Moved {
  return watched(machine, (scope) => machine.transition(snapshot as never, event, scope));
}

type Facts = Readonly<Record<'value' | 'context' | 'historyValue' | 'status', unknown>>;

/** A snapshot of one machine as a snapshot of another with the same states. Children stay as they are. */
export function resume(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const { value, context, historyValue, status } = snapshot as unknown as Facts;
  const resolved = machine.resolveState({ value, context, historyValue, status } as never);
  return Object.assign(resolved, { children: snapshot.children as unknown }) as AnyMachineSnapshot;
}

type Watch = { readonly scope: Scope; listen: ((taken: TakenTransition) => void) | null };

/** One inert actor a machine: it lends its scope to every transition and never starts. */
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

function watched(machine: AnyStateMachine, run: (scope: Scope) => unknown): Moved {
  const transitions: TakenTransition[] = [];
  const actions: ExecutedAction[] = [];
  const watch = watchOf(machine);
  const actionExecutor = ({ type, params }: ExecutedAction) => void actions.push({ type, params });
  watch.listen = (taken) => void transitions.push(taken);
  try {
    const snapshot = run({ ...watch.scope, actionExecutor } as never) as AnyMachineSnapshot;
    return { snapshot, transitions, actions };
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

/** A chart that decides more often than this without coming to rest goes in circles. */
const MOST_MICROSTEPS = 100;

/** The same machine with another chart, or with other guards. */
export const rebuilt = (
  machine: AnyStateMachine,
  config: Config,
  guards: Readonly<Record<string, GuardFunction>> = {},
): AnyStateMachine =>
  new StateMachine(
    { ...config, options: { maxIterations: MOST_MICROSTEPS } } as never,
    {
      ...machine.implementations,
      guards: { ...machine.implementations.guards, ...guards },
    } as never,
  );

/** All state nodes, parents before children, in the order in which they are written. */
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

/** "xstate.after.retryGuestId.session.guest.waiting" and the like. */
export const delayEvent = (delay: string | number, node: StateNode): EventObject => ({
  type: `xstate.after.${delay}.${node.id}`,
});
