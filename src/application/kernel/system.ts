import {
  createActor,
  fromTransition,
  type ActorRef,
  type AnyActorRef,
  type EventObject,
  type Snapshot,
} from 'xstate';

/**
 * The actors that live as long as the app, by their system id, with what other actors may report to
 * them. Each module declares its own beside its machine: declarations of an interface merge.
 */
export interface AppSystem {}

type Ref<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>;
export type System = { get: (key: string) => AnyActorRef | undefined };

const nowhere = fromTransition(() => undefined, undefined);
const absences = new Map<string, AnyActorRef>();

/** Stands for an actor where the app is not running, so that a model can tell whom an event is for. */
function absent(id: string): AnyActorRef {
  const known = absences.get(id) ?? createActor(nowhere, { id });
  absences.set(id, known);
  return known;
}

/**
 * A target for `sendTo`. Where the app is not running, as in a model, the event goes nowhere: XState
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
