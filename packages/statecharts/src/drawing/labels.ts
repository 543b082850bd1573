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
      /** The flow that it runs, `<area>/<flow>`, where its name does not say so. */
      readonly flow?: string;
    };

/** Sentences for the names of a machine that are not plain by themselves. */
export type MachineLabels = {
  /** Description for the charts of machines that start it. */
  readonly does?: string;
  readonly events?: Readonly<Record<string, Sentence>>;
  readonly guards?: Readonly<Record<string, Sentence>>;
  /** Negations of guards whose sentences `negated` cannot negate. */
  readonly not?: Readonly<Record<string, Sentence>>;
  /** The case where no guard holds, by the id of the first candidate: `<state> · <event>`. */
  readonly rest?: Readonly<Record<string, string>>;
  /** A sentence may also stand by the id of a transition, where what is passed is computed. */
  readonly actions?: Readonly<Record<string, Sentence>>;
  /** Kinds of notices that a transition may show, by its id, where the kind is computed. */
  readonly notices?: Readonly<Record<string, readonly string[]>>;
  readonly actors?: Readonly<Record<string, ActorLabels>>;
  readonly delays?: Readonly<Record<string, Sentence>>;
  /** Flows that the screen of a state opens, by state: sentences by flow. */
  readonly opens?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Names of events, guards, calls and states that exist for the browser's sake, such as the fetch of
   * code. Pictures fold them into one mark.
   */
  readonly technical?: readonly string[];
};
