import type { Page as Window } from '@playwright/test';
import type { EventObject } from 'xstate';
import {
  watchInPage,
  type TakenInPage,
  type Watched,
  type WatchedPage,
  type WatchOrder,
} from './watch-in-page.ts';

export type Seen = {
  readonly snapshot: object;
  readonly taken: readonly TakenInPage[];
};

/** What a driver asks of the machine that is watched in a page. */
export type PageWatch = {
  /** Where the machine is, and what it has taken since it was last forgotten. */
  readonly read: () => Promise<Seen>;
  /** Forgets what was taken, and holds everything again that is to be held. */
  readonly forget: () => Promise<void>;
  /** Lets the machine hear what the page says by itself. */
  readonly hear: (type: string) => Promise<void>;
  readonly releaseTimer: (type: string) => Promise<void>;
  /** Sends the machine an event that a person at the page cannot send. */
  readonly send: (event: EventObject) => Promise<void>;
};

/** Has a window watch a machine, from before the app begins. */
export async function watchOn(window: Window, order: WatchOrder): Promise<PageWatch> {
  await window.addInitScript(watchInPage, order);
  return {
    read: async () => {
      const text = await window.evaluate(toldByPage);
      if (text !== null) return JSON.parse(text, reviveChild) as Seen;
      throw new Error(`The machine "${order.machine}" does not run in this page`);
    },
    forget: () => window.evaluate(forgetInPage),
    hear: (type) => window.evaluate(hearInPage, type),
    releaseTimer: async (type) => {
      if (!(await window.evaluate(releaseInPage, type)))
        throw new Error(`Nothing waits for ${type}`);
    },
    send: (event) => window.evaluate(sendInPage, event),
  };
}

/** A child that was told by its snapshot can be asked for it again. */
const reviveChild = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'childAt' in value
    ? { getSnapshot: () => value.childAt }
    : value;

type Asked = { readonly getSnapshot: () => unknown };
type SnapshotFacts = Readonly<Record<'value' | 'context' | 'status' | 'output', unknown>>;

// Each of these runs in the page, and needs nothing from outside itself.

function toldByPage(): string | null {
  const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')] as Watched;
  if (!watched.actor) return null;
  const factsOf = (actor: Asked): SnapshotFacts => {
    const { value, context, status, output } = actor.getSnapshot() as SnapshotFacts;
    return { value, context, status, output };
  };
  const isActor = (thing: unknown): thing is Asked =>
    typeof (thing as Partial<Asked> | null)?.getSnapshot === 'function';
  const told = { snapshot: factsOf(watched.actor), taken: watched.taken };
  // An actor has a short form of its own in JSON, so it is looked for before it has been put so.
  return JSON.stringify(told, function (this: Record<string, unknown>, key, value: unknown) {
    const thing = this[key];
    // Of a file JSON tells nothing.
    if (thing instanceof File) return { name: thing.name, type: thing.type, size: thing.size };
    return isActor(thing) ? { childAt: factsOf(thing) } : value;
  });
}

function forgetInPage(): void {
  const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')] as Watched;
  watched.taken = [];
  watched.hear(null);
}

function hearInPage(type: string): void {
  const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')] as Watched;
  watched.hear(type);
}

function releaseInPage(type: string): boolean {
  const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')] as Watched;
  return watched.release(type);
}

function sendInPage(event: EventObject): void {
  const watched = (globalThis as unknown as WatchedPage)[Symbol.for('sundry.watched')] as Watched;
  watched.actor?.send(event);
}
