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
      /** The flow that it runs, `<area>/<flow>`, where its name does not say so. */
      readonly flow?: string;
    };

export type MachineLabels = {
  /** Description for the charts of machines that start it. */
  readonly does?: string;
  readonly events?: Readonly<Record<string, Sentence>>;
  readonly guards?: Readonly<Record<string, Sentence>>;
  /** Guards that do not hold, where charts need it and "not" in the sentence would say something else. */
  readonly not?: Readonly<Record<string, Sentence>>;
  /** The case where no guard holds, by the id of the first candidate: `<state> · <event>`. */
  readonly rest?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, Sentence>>;
  /** Kinds of notices that a transition may show, by its id, where the kind is computed. */
  readonly notices?: Readonly<Record<string, readonly string[]>>;
  readonly actors?: Readonly<Record<string, ActorLabels>>;
  readonly delays?: Readonly<Record<string, Sentence>>;
  /** Flows that the screen of a state opens, by state: sentences by flow. */
  readonly opens?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of events, guards, calls and states for the browser's sake alone: charts fold them. */
  readonly technical?: readonly string[];
};

type Kind = 'events' | 'guards' | 'actions' | 'actors' | 'delays';
type Unnamed = Pick<MachineLabels, 'does' | 'rest' | 'notices' | 'opens' | 'technical'>;
type Declared<Machine extends AnyStateMachine> = {
  readonly events: { readonly [Type in EventFrom<Machine>['type']]: unknown };
} & Required<MachineImplementationsFrom<Machine>>;

/** Names of the setup; an empty setup would accept every text. */
type Names<Machine extends AnyStateMachine, Of extends Kind> = keyof {
  [Name in keyof Declared<Machine>[Of] as string extends Name ? never : Name]: unknown;
};
type Text<Of extends Kind> = NonNullable<MachineLabels[Of]>[string];

export type LabelsOf<Machine extends AnyStateMachine> = Unnamed & {
  readonly not?: { readonly [Name in Names<Machine, 'guards'>]?: Sentence };
} & {
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
