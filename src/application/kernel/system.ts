import {
  createEmptyActor,
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
export type System = { get(key: string): AnyActorRef | undefined };

const absent: AnyActorRef = createEmptyActor();

/**
 * A target for `sendTo`. Where the app is not running, as in a model, the event goes nowhere: XState
 * would send it to the sender itself.
 */
export const to =
  <Id extends keyof AppSystem>(id: Id) =>
  ({ system }: { readonly system: System }): Ref<Extract<AppSystem[Id], EventObject>> =>
    (system.get(id) ?? absent) as Ref<Extract<AppSystem[Id], EventObject>>;
