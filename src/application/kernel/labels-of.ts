import type { AnyStateMachine, EventFrom, MachineImplementationsFrom } from 'xstate';
import type { SharedLabels } from './shared.labels.ts';

/**
 * A sentence for readers who are no programmers; a record of sentences by the fixed word that the
 * chart passes.
 */
export type Sentence = string | { readonly [told: string]: string };

export type ActorLabels =
  | string
  | {
      readonly does: string;
      readonly accepted?: string;
      readonly signedOut?: string;
      readonly refused?: string;
      /** Every answer without a guard. */
      readonly failed?: string;
    };

export type MachineLabels = {
  /** Description for the charts of machines that start it. */
  readonly does?: string;
  readonly events?: Readonly<Record<string, Sentence>>;
  readonly guards?: Readonly<Record<string, Sentence>>;
  readonly actions?: Readonly<Record<string, Sentence>>;
  readonly actors?: Readonly<Record<string, ActorLabels>>;
  readonly delays?: Readonly<Record<string, Sentence>>;
};

type Kind = Exclude<keyof MachineLabels, 'does'>;
type Declared<Machine extends AnyStateMachine> = {
  readonly events: { readonly [Type in EventFrom<Machine>['type']]: unknown };
} & Required<MachineImplementationsFrom<Machine>>;

/** Names of the setup; an empty setup would accept every text. */
type Names<Machine extends AnyStateMachine, Of extends Kind> = keyof {
  [Name in keyof Declared<Machine>[Of] as string extends Name ? never : Name]: unknown;
};
type Shared<Of extends Kind> = Of extends keyof SharedLabels ? keyof SharedLabels[Of] : never;

/** Machines that this one starts are described by their own labels. */
type Started<Actors> = {
  [Name in keyof Actors]-?: NonNullable<Actors[Name]> extends AnyStateMachine ? Name : never;
}[keyof Actors];
type LabelledElsewhere<Machine extends AnyStateMachine, Of extends Kind> =
  Shared<Of> | (Of extends 'actors' ? Started<Declared<Machine>['actors']> : never);
type Own<Machine extends AnyStateMachine, Of extends Kind> = Exclude<
  Names<Machine, Of>,
  LabelledElsewhere<Machine, Of>
>;

type Text<Of extends Kind> = NonNullable<MachineLabels[Of]>[string];
type Section<Machine extends AnyStateMachine, Of extends Kind> = [Names<Machine, Of>] extends [
  never,
]
  ? Readonly<Record<string, never>>
  : { readonly [Name in Own<Machine, Of>]: Text<Of> } & {
      /** Labelled elsewhere; repeated here only for another meaning. */
      readonly [Name in Extract<Names<Machine, Of>, LabelledElsewhere<Machine, Of>>]?: Text<Of>;
    };

export type LabelsOf<Machine extends AnyStateMachine> = Pick<MachineLabels, 'does'> & {
  readonly [Of in Kind as [Own<Machine, Of>] extends [never] ? never : Of]-?: Section<Machine, Of>;
} & {
  readonly [Of in Kind as [Own<Machine, Of>] extends [never] ? Of : never]?: Section<Machine, Of>;
};

/**
 * A label for each event, guard, action, actor and delay of a machine, in `labels.ts` beside it. A
 * missing or extra name does not compile. Only charts import these files, so that they stay out of
 * the app's bundle.
 */
export const labelsOf = <Machine extends AnyStateMachine>(
  labels: LabelsOf<NoInfer<Machine>>,
): MachineLabels => labels;
