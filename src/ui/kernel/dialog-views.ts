import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { LazyView } from './lazy-view.ts';

type Dialogs = Readonly<Record<string, { readonly machine: AnyStateMachine }>>;

/** Dialog views by id; each receives the running actor. */
export type DialogViews<Manifest extends Dialogs> = {
  readonly [Id in keyof Manifest]: LazyView<{
    readonly dialog: ActorRefFrom<Manifest[Id]['machine']>;
  }>;
};
