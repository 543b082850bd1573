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

/** The driver's access to the observed machine in a page. */
export type PageWatch = {
  /** The machine's state, and the transitions since the last `forget`. */
  readonly read: () => Promise<Seen>;
  /** Forgets the transitions, and holds all holdable events again. */
  readonly forget: () => Promise<void>;
  /** Delivers an event of the page to the machine. */
  readonly hear: (type: string) => Promise<void>;
  readonly releaseTimer: (type: string) => Promise<void>;
  /** Sends the machine an event that a person at the page cannot send. */
  readonly send: (event: EventObject) => Promise<void>;
};

/** Makes a window observe a machine, from before the app starts. */
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

/** A child serialised as its snapshot gets a function that returns the snapshot. */
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
  // Actors have a toJSON, so they are detected before it is applied.
  return JSON.stringify(told, function (this: Record<string, unknown>, key, value: unknown) {
    const thing = this[key];
    // JSON loses the content of files.
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
