import { fromCallback, type AnyStateMachine, type EventObject, type InputFrom } from 'xstate';

/**
 * Commands of each late child of the storefront, by system id. Modules extend it by declaration
 * merging.
 */
export interface LateChildren {}

export type LateChildId = keyof LateChildren;

/** Fetches the code of a child where it is missing. The command follows then. */
export type WantChild = {
  [Id in LateChildId]: {
    readonly type: 'child.want';
    readonly id: Id;
    readonly command: Extract<LateChildren[Id], EventObject> | null;
  };
}[LateChildId];

/** A child with late code that lives from the first request until the page ends. */
export type LateChild<Facts, Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  readonly isWanted: (facts: Facts) => boolean;
  readonly input: (facts: Facts) => InputFrom<Machine>;
};

/** A bare chart has no machine either. */
const notThere = fromCallback(() => {});

/** Placeholder for a machine with late code: its type alone. */
export const lateMachine = <Machine extends AnyStateMachine>(): Machine =>
  notThere as unknown as Machine;

/** One entry of a module's manifest: imports only the type of the machine. */
export const lateChild =
  <Machine extends AnyStateMachine>() =>
  <Facts>(
    isWanted: (facts: Facts) => boolean,
    input: (facts: Facts) => InputFrom<Machine>,
  ): LateChild<Facts, Machine> => ({
    machine: lateMachine<Machine>(),
    isWanted,
    input,
  });
