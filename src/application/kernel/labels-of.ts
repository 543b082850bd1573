import type { AnyStateMachine, EventFrom, MachineImplementationsFrom } from 'xstate';
import type { SharedLabels } from './shared.labels.ts';

/** What a reader who is no programmer is told; by the fixed word that the chart hands over, where it does. */
export type Sentence = string | { readonly [told: string]: string };

/** What an actor does, and, where it says more than "it worked", what its answers mean. */
export type ActorLabels =
  | string
  | {
      readonly does: string;
      readonly accepted?: string;
      readonly signedOut?: string;
      readonly refused?: string;
      /** Every answer that no guard has asked for. */
      readonly failed?: string;
    };

/** The labels of a machine as the charts read them. */
export type MachineLabels = {
  /** What it does, for the charts of machines that start it. */
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

/** What the setup names; a setup that names nothing would accept every text. */
type Names<Machine extends AnyStateMachine, Of extends Kind> = keyof {
  [Name in keyof Declared<Machine>[Of] as string extends Name ? never : Name]: unknown;
};
type Shared<Of extends Kind> = Of extends keyof SharedLabels ? keyof SharedLabels[Of] : never;

/** Machines that this one starts: what they do stands in labels of their own. */
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
      /** Said elsewhere, and here only where this machine means something else. */
      readonly [Name in Extract<Names<Machine, Of>, LabelledElsewhere<Machine, Of>>]?: Text<Of>;
    };

export type LabelsOf<Machine extends AnyStateMachine> = Pick<MachineLabels, 'does'> & {
  readonly [Of in Kind as [Own<Machine, Of>] extends [never] ? never : Of]-?: Section<Machine, Of>;
} & {
  readonly [Of in Kind as [Own<Machine, Of>] extends [never] ? Of : never]?: Section<Machine, Of>;
};

/**
 * A sentence for each event, guard, action, actor and delay that a machine declares, in a file
 * `<flow>.labels.ts` beside it. A name that is forgotten, or left over, does not compile. Only charts read
 * these files, so that the app does not carry them.
 */
export const labelsOf = <Machine extends AnyStateMachine>(
  labels: LabelsOf<NoInfer<Machine>>,
): MachineLabels => labels;
