import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

type Dialogs = Readonly<Record<string, { readonly machine: AnyStateMachine }>>;

/** The view of each dialog of a manifest, by its id. It is given the running actor. */
export type DialogViews<Manifest extends Dialogs> = {
  readonly [Id in keyof Manifest]: ComponentType<{
    readonly dialog: ActorRefFrom<Manifest[Id]['machine']>;
  }>;
};
