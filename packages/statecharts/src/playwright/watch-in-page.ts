import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';

/** A transition in a form that both sides of the wire know. */
export type TakenInPage = {
  readonly source: string;
  readonly event: string;
  readonly candidate: number;
};

/** The data in the page about the observed machine. */
export type Watched = {
  actor: AnyActorRef | null;
  taken: TakenInPage[];
  release: (event: string) => boolean;
  /** Delivers events of this type from now on; events of the other types stay held. */
  hear: (event: string | null) => void;
};

export type WatchedPage = Record<symbol, Watched | ((inspected: InspectionEvent) => void)>;

export type WatchOrder = {
  readonly machine: string;
  /** The id of the observed actor among several; any when missing. */
  readonly runsAs?: string | undefined;
  /** The newest of these counts. */
  readonly held: readonly string[];
  /** All of these count, in order. */
  readonly heldInOrder: readonly string[];
  readonly stopped: readonly string[];
};

/**
 * Runs in the page before the app does: finds the machine with this id in the log of all machines, records its
 * transitions, and holds its timers, and its children's events of these types, until released. Timers of the
 * machines in `stopped` never end. No call runs into a deadline. Self-contained.
 */
export function watchInPage({ machine, runsAs, held, heldInOrder, stopped }: WatchOrder): void {
  type Node = {
    readonly path: readonly string[];
    readonly transitions: ReadonlyMap<string, readonly unknown[]>;
    readonly always?: readonly unknown[];
  };
  type Taken = { readonly source: Node; readonly eventType: string };
  type Scheduler = {
    schedule: (
      source: unknown,
      target: unknown,
      event: EventObject,
      delay: number,
      id?: string,
    ) => void;
    cancel: (source: unknown, id: string) => void;
    cancelAll: (source: unknown) => void;
  };
  type System = {
    readonly scheduler: Scheduler;
    _relay: (source: unknown, target: unknown, event: EventObject) => void;
  };

  const watched: Watched = { actor: null, taken: [], release: () => false, hear: () => {} };

  const idOf = (actor: unknown): string => (actor as { logic?: { id?: string } }).logic?.id ?? '';

  const holdTimersAndEvents = (actor: AnyActorRef) => {
    const system = actor.system as unknown as System;
    const { scheduler, _relay } = system;
    const { schedule, cancel, cancelAll } = scheduler;
    const timers = new Map<string, EventObject>();
    const waiting = new Map<string, readonly (() => void)[]>();
    let heard: string | null = null;
    system._relay = (source, target, event) => {
      const say = () => _relay(source, target, event);
      const { type } = event;
      const isHeld = held.includes(type) || heldInOrder.includes(type);
      if (target !== actor || !isHeld || type === heard) return say();
      if (held.includes(type)) waiting.delete(type);
      waiting.set(type, [...(waiting.get(type) ?? []), say]);
    };
    scheduler.schedule = (source, target, event, delay, id = event.type) => {
      if (source === actor) timers.set(id, event);
      else if (!stopped.includes(idOf(source))) schedule(source, target, event, delay, id);
    };
    scheduler.cancel = (source, id) => {
      if (source === actor) timers.delete(id);
      else cancel(source, id);
    };
    scheduler.cancelAll = (source) => {
      if (source === actor) timers.clear();
      else cancelAll(source);
    };
    watched.release = (type) => {
      const found = [...timers].find(([, event]) => event.type === type);
      if (!found) return false;
      timers.delete(found[0]);
      _relay(actor, actor, found[1]);
      return true;
    };
    watched.hear = (type) => {
      heard = type;
      const due = waiting.get(type ?? '') ?? [];
      waiting.delete(type ?? '');
      due.forEach((say) => say());
    };
  };

  const takenIn = (inspected: InspectionEvent): readonly TakenInPage[] => {
    if (inspected.type !== '@xstate.microstep') return [];
    return (inspected as unknown as { _transitions: readonly Taken[] })._transitions.map((one) => {
      const { source, eventType: event } = one;
      const rivals = (event === '' ? source.always : source.transitions.get(event)) ?? [];
      return { source: source.path.join('.'), event, candidate: Math.max(0, rivals.indexOf(one)) };
    });
  };

  // A held call would run into its deadline while pictures are taken or hours are skipped. Overridden late,
  // because Playwright's clock replaces it before the page starts.
  const forgetDeadlines = () => {
    AbortSignal.timeout = () => new AbortController().signal;
  };

  const page = globalThis as unknown as WatchedPage;
  page[Symbol.for('sundry.watched')] = watched;
  page[Symbol.for('sundry.watch')] = (inspected) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.actor') forgetDeadlines();
    const isWalked = idOf(actor) === machine && (runsAs === undefined || actor.id === runsAs);
    if (inspected.type === '@xstate.actor' && isWalked) {
      watched.actor = actor;
      holdTimersAndEvents(actor);
    }
    if (actor === watched.actor) watched.taken.push(...takenIn(inspected));
  };
}
