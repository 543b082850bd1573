import type { AnyStateMachine, InputFrom } from 'xstate';

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

/** One line of a module's manifest. */
export const dialog = <Facts, Request, Machine extends AnyStateMachine>(
  machine: Machine,
  input: (facts: Facts, request: Request) => InputFrom<Machine>,
): DialogOf<Facts, Request, Machine> => ({ machine, input });
