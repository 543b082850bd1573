import { fromCallback, type AnyStateMachine, type EventObject, type InputFrom } from 'xstate';

/**
 * What may be asked of each child of the storefront that comes late, by its system id. Each module declares
 * its own beside the types of the machine: declarations of an interface merge.
 */
export interface LateChildren {}

export type LateChildId = keyof LateChildren;

/** Has the code of a child fetched, where it is not here yet. What is asked of the child then comes first. */
export type WantChild = {
  [Id in LateChildId]: {
    readonly type: 'child.want';
    readonly id: Id;
    readonly command: Extract<LateChildren[Id], EventObject> | null;
  };
}[LateChildId];

/** A child that lives as long as the page from when it is first wanted. Its code comes no earlier. */
export type LateChild<Facts, Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  /** Whether it is wanted though no page or dialog has asked for it. */
  readonly isWanted: (facts: Facts) => boolean;
  readonly input: (facts: Facts) => InputFrom<Machine>;
};

/** In a bare chart the machine is not there either. */
const notThere = fromCallback(() => {});

/** Stands for a machine whose code comes late: its type alone. */
export const lateMachine = <Machine extends AnyStateMachine>(): Machine =>
  notThere as unknown as Machine;

/** One line of a module's manifest: of the machine it takes the type alone. */
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
