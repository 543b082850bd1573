import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';

/** A transition as it is known on both sides of the wire. */
export type TakenInPage = {
  readonly source: string;
  readonly event: string;
  readonly candidate: number;
};

/** What is known in the page of the machine that is walked. */
export type Watched = {
  actor: AnyActorRef | null;
  taken: TakenInPage[];
  letGo: (event: string) => boolean;
};

export type WatchedPage = Record<symbol, Watched | ((said: InspectionEvent) => void)>;

/**
 * Runs in the page before the shop does: finds the machine with this id in the log of all machines,
 * notes what it takes, and holds its timers until they are let go. No call runs into a deadline. Needs
 * nothing from outside itself.
 */
export function watchInPage(machine: string): void {
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
    readonly _relay: (source: unknown, target: unknown, event: EventObject) => void;
  };

  const watched: Watched = { actor: null, taken: [], letGo: () => false };

  const holdTimers = (actor: AnyActorRef) => {
    const { scheduler, _relay } = actor.system as unknown as System;
    const { schedule, cancel, cancelAll } = scheduler;
    const timers = new Map<string, EventObject>();
    scheduler.schedule = (source, target, event, delay, id = event.type) => {
      if (source === actor) timers.set(id, event);
      else schedule(source, target, event, delay, id);
    };
    scheduler.cancel = (source, id) => {
      if (source === actor) timers.delete(id);
      else cancel(source, id);
    };
    scheduler.cancelAll = (source) => {
      if (source === actor) timers.clear();
      else cancelAll(source);
    };
    watched.letGo = (type) => {
      const found = [...timers].find(([, event]) => event.type === type);
      if (!found) return false;
      timers.delete(found[0]);
      _relay(actor, actor, found[1]);
      return true;
    };
  };

  const takenIn = (said: InspectionEvent): readonly TakenInPage[] => {
    if (said.type !== '@xstate.microstep') return [];
    return (said as unknown as { _transitions: readonly Taken[] })._transitions.map((one) => {
      const { source, eventType: event } = one;
      const rivals = (event === '' ? source.always : source.transitions.get(event)) ?? [];
      return { source: source.path.join('.'), event, candidate: Math.max(0, rivals.indexOf(one)) };
    });
  };

  // A call that is held while pictures are taken would run into its deadline on a slow day.
  AbortSignal.timeout = () => new AbortController().signal;

  const page = globalThis as unknown as WatchedPage;
  page[Symbol.for('sundry.watched')] = watched;
  page[Symbol.for('sundry.watch')] = (said) => {
    const actor = said.actorRef as AnyActorRef;
    if (
      said.type === '@xstate.actor' &&
      (actor as { logic?: { id?: string } }).logic?.id === machine
    ) {
      watched.actor = actor;
      holdTimers(actor);
    }
    if (actor === watched.actor) watched.taken.push(...takenIn(said));
  };
}
