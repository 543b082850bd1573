import type { AnyStateMachine, InputFrom } from 'xstate';
import { lateMachine } from './late-child.ts';

/** Request of each dialog, by id. Modules extend it by declaration merging. */
export interface AppDialogs {}

export type DialogId = keyof AppDialogs;

/** Opens a dialog; no effect where it is open. */
export type OpenDialog = {
  [Id in DialogId]: {
    readonly type: 'dialog.open';
    readonly id: Id;
    readonly request: AppDialogs[Id];
  };
}[DialogId];

/** A dialog of a module: its machine, and its input from facts and request. */
export type DialogOf<Facts, Request, Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  readonly input: (facts: Facts, request: Request) => InputFrom<Machine>;
};

/** One entry of a module's manifest: imports only the type of the machine. The code loads late. */
export const dialog =
  <Machine extends AnyStateMachine>() =>
  <Facts, Request>(
    input: (facts: Facts, request: Request) => InputFrom<Machine>,
  ): DialogOf<Facts, Request, Machine> => ({ machine: lateMachine<Machine>(), input });
