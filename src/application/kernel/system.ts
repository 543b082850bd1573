import {
  createActor,
  fromTransition,
  type ActorRef,
  type AnyActorRef,
  type EventObject,
  type Snapshot,
} from 'xstate';

/**
 * Actors that live as long as the app, by system id, with the reports they accept. Modules extend
 * it by declaration merging.
 */
export interface AppSystem {}

type Ref<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
export type System = { get: (key: string) => AnyActorRef | undefined };

const nowhere = fromTransition(() => undefined, undefined);
const absences = new Map<string, AnyActorRef>();

/** Placeholder where the app is not running, so that a model can tell the target of an event. */
function absent(id: string): AnyActorRef {
  const known = absences.get(id) ?? createActor(nowhere, { id });
  absences.set(id, known);
  return known;
}

/**
 * Target of `sendTo`. Where the app is not running, as in a model, the event is dropped: XState
 * would send it to the sender itself.
 */
export const to =
  <Id extends keyof AppSystem>(id: Id) =>
  ({ system }: { readonly system: System }): Ref<Extract<AppSystem[Id], EventObject>> =>
    (system.get(id) ?? absent(id)) as Ref<Extract<AppSystem[Id], EventObject>>;

type Actor = { readonly system: System };
const joined = new WeakSet<System>();

/** Lets a page's own actor, which is no child of the app's, address the actors of the app. */
export function joinSystem({ system: page }: Actor, { system: app }: Actor): void {
  if (joined.has(page)) return;
  joined.add(page);
  const own = page.get.bind(page);
  page.get = (key) => own(key) ?? app.get(key);
}
