import type { AnyStateMachine, InputFrom } from 'xstate';

/** What each dialog is asked for, by its id. Each declares its own beside its types: declarations merge. */
export interface AppDialogs {}

/**
 * The same for dialogs whose code comes late. What has it fetched alone opens them, so that it is there: a
 * child that runs on the same code, which a view asks that wants one, or a gate.
 */
export interface LateDialogs {}

export type DialogId = keyof AppDialogs | keyof LateDialogs;

type Opening<Requests> = {
  [Id in keyof Requests]: {
    readonly type: 'dialog.open';
    readonly id: Id;
    readonly request: Requests[Id];
  };
}[keyof Requests];

/** Opens a dialog; nothing happens where it is open already. */
export type OpenDialog = Opening<AppDialogs>;
export type OpenLateDialog = Opening<LateDialogs>;

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
