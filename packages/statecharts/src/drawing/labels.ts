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

/** Sentences for the names of a machine that are not plain by themselves. */
export type MachineLabels = {
  /** Description for the charts of machines that start it. */
  readonly does?: string;
  readonly events?: Readonly<Record<string, Sentence>>;
  readonly guards?: Readonly<Record<string, Sentence>>;
  readonly actions?: Readonly<Record<string, Sentence>>;
  readonly actors?: Readonly<Record<string, ActorLabels>>;
  readonly delays?: Readonly<Record<string, Sentence>>;
};
