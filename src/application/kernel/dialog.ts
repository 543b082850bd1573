import type { AnyStateMachine, InputFrom } from 'xstate';
import { lateMachine } from './late-child.ts';

/** What each dialog is asked for, by its id. Each declares its own beside its types: declarations merge. */
export interface AppDialogs {}

export type DialogId = keyof AppDialogs;

/** Opens a dialog; nothing happens where it is open already. */
export type OpenDialog = {
  [Id in DialogId]: {
    readonly type: 'dialog.open';
    readonly id: Id;
    readonly request: AppDialogs[Id];
  };
}[DialogId];

/** A dialog of a module: its machine, and how its input follows from the facts and the request. */
export type DialogOf<Facts, Request, Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  readonly input: (facts: Facts, request: Request) => InputFrom<Machine>;
};

/** One line of a module's manifest: of the machine it takes the type alone. The code comes late. */
export const dialog =
  <Machine extends AnyStateMachine>() =>
  <Facts, Request>(
    input: (facts: Facts, request: Request) => InputFrom<Machine>,
  ): DialogOf<Facts, Request, Machine> => ({ machine: lateMachine<Machine>(), input });
