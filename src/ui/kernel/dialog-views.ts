import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DialogMachines } from '#application/shell/app-dialogs.ts';

/** The view of each dialog of a module, by its id. It is given the running actor. */
export type DialogViews<Id extends keyof DialogMachines> = {
  readonly [Name in Id]: ComponentType<{ readonly dialog: ActorRefFrom<DialogMachines[Name]> }>;
};
