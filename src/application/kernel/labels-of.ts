import type { AnyStateMachine, EventFrom, MachineImplementationsFrom } from 'xstate';

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
      /** Every answer without a guard; without it, that the server says no or is silent. */
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
type Text<Of extends Kind> = NonNullable<MachineLabels[Of]>[string];

export type LabelsOf<Machine extends AnyStateMachine> = Pick<MachineLabels, 'does'> & {
  readonly [Of in Kind]?: [Names<Machine, Of>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [Name in Names<Machine, Of>]?: Text<Of> };
};

/**
 * Labels of a machine, in `labels.ts` beside it, where neither the shared label nor the plain name
 * says it: `clearForm` is read as "forget the form". A name that the machine has not does not
 * compile; `npm run charts` names missing and superfluous labels. Only charts import these files,
 * so that they stay out of the app's bundle.
 */
export const labelsOf = <Machine extends AnyStateMachine>(
  labels: LabelsOf<NoInfer<Machine>>,
): MachineLabels => labels as MachineLabels;
