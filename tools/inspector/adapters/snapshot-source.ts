import type {
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  StateNode,
} from 'xstate';
import type { LogEntry, Taken } from '@sundry/statecharts/log';
import type { TabSnapshot, RunningActor } from '#tools/inspector/core/tab-snapshot.ts';
import { statesIn, type StateValue } from '@sundry/statecharts/log';
import { jsonOf } from './masked-json.ts';
import type { Note, Recorder } from '#tools/inspector/entry/recorder.ts';

/** The live snapshot of this page's machines. */
export type SnapshotSource = {
  readonly current: () => TabSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly actorNamed: (machine: string) => AnyActorRef | null;
};

type Told = {
  readonly recorder: Recorder;
  readonly tab: string;
  readonly page: () => string;
  readonly walk: () => TabSnapshot['walk'];
};

const LONGEST_LOG = 1_000;
/** Machines change in bursts; subscribers are called once for each burst. */
const PAUSE_MILLISECONDS = 40;

export function createSnapshotSource({ recorder, tab, page, walk }: Told): SnapshotSource {
  const log: LogEntry[] = [];
  const actorStates = new Map<ActorRefLike, ActorState>();
  const taken = new Map<ActorRefLike, Taken[]>();
  /** Actors that a page stopped: they could be started again, and their snapshots do not show the stop. */
  const stopped = new Set<ActorRefLike>();
  const listeners = new Set<() => void>();
  let numbered = 0;
  let tabSnapshot: TabSnapshot | null = null;
  let waiting = false;

  const note = ({ at, event }: Note) => {
    const { actorRef } = event;
    if (event.type === '@xstate.microstep') {
      const { _transitions } = event;
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ..._transitions.map(takenOf)]);
    }
    if (event.type !== '@xstate.snapshot' || !isMachine(event.snapshot)) return;
    if (event.snapshot.status === 'stopped') stopped.add(actorRef);
    else stopped.delete(actorRef);
    const before = actorStates.get(actorRef) ?? null;
    const after = actorStateIn(event.snapshot, before, at);
    actorStates.set(actorRef, after);
    log.push({
      number: (numbered += 1),
      at,
      actor: (actorRef as AnyActorRef).sessionId,
      machine: event.snapshot.machine.id,
      event: event.event.type,
      said: jsonOf(event.event),
      from: before?.states ?? null,
      to: after.states,
      taken: taken.get(actorRef) ?? [],
      calls: after.calls.filter((call) => !before?.calls.includes(call)),
    });
    taken.delete(actorRef);
    if (log.length > LONGEST_LOG) log.shift();
  };
  const tellSoon = () => {
    tabSnapshot = null;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      tabSnapshot = null;
      for (const listener of listeners) listener();
    }, PAUSE_MILLISECONDS);
  };

  recorder.notes().forEach(note);
  recorder.listen((one) => {
    note(one);
    tellSoon();
  });
  const machines = () => recorder.machines() as readonly AnyActorRef[];
  return {
    current: () =>
      (tabSnapshot ??= {
        tab,
        page: page(),
        walk: walk(),
        actors: machines().map((actor) => running(actor, actorStates.get(actor))),
        log: [...log],
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    actorNamed: (machine) =>
      machines().findLast((actor) => {
        const { status, machine: own } = actor.getSnapshot() as AnyMachineSnapshot;
        return own.id === machine && status === 'active' && !stopped.has(actor);
      }) ?? null,
  };
}

type ActorState = Pick<RunningActor, 'states' | 'since' | 'calls'>;

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const isMachineActor = (actor: ActorRefLike): actor is AnyActorRef =>
  isMachine((actor as AnyActorRef).getSnapshot());

function actorStateIn(
  snapshot: AnyMachineSnapshot,
  before: ActorState | null,
  at: number,
): ActorState {
  const states = statesIn(snapshot.value as StateValue);
  const moved = before?.states.join() !== states.join();
  const calls = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>)
    .filter(([, child]) => child && !isMachineActor(child))
    .map(([id]) => id);
  return { states, calls, since: moved ? at : (before?.since ?? at) };
}

function running(actor: AnyActorRef, actorState: ActorState | undefined): RunningActor {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    id: actor.sessionId,
    machine: snapshot.machine.id,
    isDone: snapshot.status !== 'active',
    ...(actorState ?? actorStateIn(snapshot, null, 0)),
  };
}

/** XState exposes the transition that it took; the chart numbers those of one event. */
function takenOf(transition: AnyTransitionDefinition): Taken {
  const source = transition.source as StateNode;
  const { eventType: event } = transition as { readonly eventType: string };
  const rivals: readonly unknown[] | undefined =
    event === '' ? source.always : source.transitions.get(event);
  const candidate = Math.max(0, rivals?.indexOf(transition) ?? 0);
  return { source: source.path.join('.'), event, candidate };
}
