import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Effect } from './effect.ts';

/** The slots of a machine: its setup spreads them, and `provide` must fill all. */
export type Slots = {
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- each effect has params of its own
  readonly effects: Readonly<Record<string, Effect<any>>>;
};

export type Filled<Needed extends Slots> = {
  readonly actors: { readonly [Name in keyof Needed['actors']]: Needed['actors'][Name] };
  readonly effects: { readonly [Name in keyof Needed['effects']]: Needed['effects'][Name] };
};

/** The machine with its slots filled. A missing or extra slot does not compile. */
export const provide = <Machine extends AnyStateMachine, Needed extends Slots>(
  machine: Machine,
  _needed: Needed,
  { actors, effects }: NoInfer<Filled<Needed>>,
): Machine => machine.provide({ actors, actions: effects }) as Machine;
