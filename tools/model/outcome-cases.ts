import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateMachine } from 'xstate';

/* oxlint-disable no-unused-vars -- one parameter of a type is reached past the others */
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
/* oxlint-enable no-unused-vars */

/** What the call with this name may answer. */
export type AnswerOf<Machine extends AnyStateMachine, Name> =
  Extract<CallsOf<Machine>, { readonly src: Name }> extends { readonly logic: infer Logic }
    ? Logic extends AnyActorLogic
      ? OutputFrom<Logic>
      : never
    : never;

/** What the machine knows its calls by; nothing of one whose type does not tell. */
type SrcOf<Machine extends AnyStateMachine> =
  CallsOf<Machine> extends { readonly src: infer Src } ? (string extends Src ? never : Src) : never;

/** What a child with this id invokes: what it is called like, unless the flow says otherwise. */
type Invoked<Calls, Id> = Id extends keyof Calls ? Calls[Id] : Id;

type Named<Kind> = Kind extends string ? (string extends Kind ? never : Kind) : never;

/**
 * The kinds of an answer that a machine may want to tell apart: that it is there, each kind of failure, each
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
      : Answer extends object
        ? FailureWithin<Answer>
        : Named<Answer>;

/** The kinds of the failure that a record holds among other things. */
type FailureWithin<Answer> = Answer extends readonly unknown[]
  ? never
  : { [Key in keyof Answer]: FailureOf<Answer[Key]> }[keyof Answer];

type FailureOf<Part> = Part extends { readonly failure: { readonly kind: infer Kind } }
  ? `failure: ${Named<Kind>}`
  : never;

type Outcomes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Cases of the answer of a call that no declared outcome is, and that are not said to be impossible. */
type Missing<
  Machine extends AnyStateMachine,
  Declared extends Outcomes,
  Impossible extends Reasons,
  Calls,
  Id,
> = Exclude<
  CasesOf<AnswerOf<Machine, Invoked<Calls, Id>>>,
  | (Id extends keyof Declared ? CasesOf<Declared[Id][keyof Declared[Id]]> : never)
  | (Id extends keyof Impossible ? keyof Impossible[Id] : never)
>;

/**
 * Nothing where every call of the machine has outcomes, every case of every answer is one of them, and
 * nothing else is called; otherwise keys that no flow has, so that the compiler names what is amiss.
 */
export type Exhaustive<
  Machine extends AnyStateMachine,
  Declared extends Outcomes,
  Impossible extends Reasons,
  Calls,
  Listener,
> = {
  readonly [
    Id in keyof Declared as [Missing<Machine, Declared, Impossible, Calls, Id>] extends [never]
      ? never
      : Id
  ]: { readonly 'no outcome is': Missing<Machine, Declared, Impossible, Calls, Id> };
} & {
  readonly [Id in keyof Declared as Invoked<Calls, Id> extends SrcOf<Machine> ? never : Id]: {
    readonly 'the machine calls nothing of this name': Id;
  };
} & {
  readonly [Src in Exclude<SrcOf<Machine>, Invoked<Calls, keyof Declared | Listener>> & string]: {
    readonly 'has no outcome': Src;
  };
};
