import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateMachine } from 'xstate';

/* oxlint-disable no-unused-vars -- one parameter of a type is reached past the others */
/** The actors of a machine: each name with its logic. */
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

/** The possible answers of the call with this name. */
export type AnswerOf<Machine extends AnyStateMachine, Name> =
  Extract<CallsOf<Machine>, { readonly src: Name }> extends { readonly logic: infer Logic }
    ? Logic extends AnyActorLogic
      ? OutputFrom<Logic>
      : never
    : never;

/** The names of a machine's actors; never for a machine whose type does not tell. */
type SrcOf<Machine extends AnyStateMachine> =
  CallsOf<Machine> extends { readonly src: infer Src } ? (string extends Src ? never : Src) : never;

/** The actor of a child with this id: the id itself, unless the flow declares another. */
type Invoked<Calls, Id> = Id extends keyof Calls ? Calls[Id] : Id;

type Named<Kind> = Kind extends string ? (string extends Kind ? never : Kind) : never;

/**
 * The kinds of an answer that a machine may distinguish: presence, each kind of failure, each string literal,
 * each `kind` of a record. Answers without kinds have none.
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

/** The kinds of failures nested in a record. */
type FailureWithin<Answer> = Answer extends readonly unknown[]
  ? never
  : { [Key in keyof Answer]: FailureOf<Answer[Key]> }[keyof Answer];

type FailureOf<Part> = Part extends { readonly failure: { readonly kind: infer Kind } }
  ? `failure: ${Named<Kind>}`
  : never;

type Outcomes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Cases of a call's answer that are neither declared outcomes nor declared impossible. */
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
 * Empty where every call of the machine has outcomes for every case of its answer, and no unknown call is
 * declared; otherwise impossible keys, so that the compiler names the error.
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
