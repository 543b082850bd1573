import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateMachine } from 'xstate';

/* eslint-disable @typescript-eslint/no-unused-vars -- one parameter of a type is reached past the others */
/** What a machine calls: each name with the logic that answers. */
type CallsOf<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : never;
/* eslint-enable @typescript-eslint/no-unused-vars */

/** What the call with this name may answer. */
type AnswerOf<Machine extends AnyStateMachine, Name> =
  Extract<CallsOf<Machine>, { readonly src: Name }> extends { readonly logic: infer Logic }
    ? Logic extends AnyActorLogic
      ? OutputFrom<Logic>
      : never
    : never;

type Named<Kind> = Kind extends string ? (string extends Kind ? never : Kind) : never;

/**
 * The kinds of an answer that somebody may want to tell apart: that it is there, each kind of failure, each
 * word, each `kind` of a record. Of an answer without kinds there are none.
 */
export type CasesOf<Answer> = Answer extends { readonly ok: true; readonly value: infer Value }
  ? [Value] extends [never]
    ? never
    : 'answered'
  : Answer extends { readonly ok: false; readonly failure: infer Failure }
    ? Failure extends { readonly kind: infer Kind }
      ? `failure: ${Named<Kind>}`
      : `failure: ${Named<Failure>}`
    : Answer extends { readonly kind: infer Kind }
      ? Named<Kind>
      : Named<Answer>;

type Outcomes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Cases of the answer of a call that no declared outcome is, and that are not said to be impossible. */
type Missing<
  Machine extends AnyStateMachine,
  Declared extends Outcomes,
  Impossible extends Reasons,
  Name,
> = Exclude<
  CasesOf<AnswerOf<Machine, Name>>,
  | (Name extends keyof Declared ? CasesOf<Declared[Name][keyof Declared[Name]]> : never)
  | (Name extends keyof Impossible ? keyof Impossible[Name] : never)
>;

/**
 * Nothing where every case of every answer has an outcome; else a key that no flow has, so that the compiler
 * names what is missing.
 */
export type Exhaustive<
  Machine extends AnyStateMachine,
  Declared extends Outcomes,
  Impossible extends Reasons,
> = {
  readonly [
    Name in keyof Declared as [Missing<Machine, Declared, Impossible, Name>] extends [never]
      ? never
      : Name
  ]: { readonly 'no outcome is': Missing<Machine, Declared, Impossible, Name> };
};
