import {
  assign,
  sendTo,
  setup,
  type ActionFunction,
  type AnyEventObject,
  type DelayConfig,
  type EventObject,
  type GuardPredicate,
  type MachineContext,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type SetupReturn,
  type SetupTypes,
  type UnknownActorLogic,
  type Values,
} from 'xstate';
import { answerGuards } from './answered.ts';
import type { Meta } from './meta.ts';
import { formGuards } from './parsed.ts';
import type { Slots } from './provide.ts';
import { showing, showingFailure } from './show-notice.ts';
import { to } from './system.ts';

const kernelGuards = { ...answerGuards, ...formGuards };
const kernelActions = {
  showNotice: sendTo(to('toasts'), showing),
  showFailure: sendTo(to('toasts'), showingFailure),
};

// oxlint-disable-next-line typescript/no-explicit-any -- XState infers no action beside its own kind
type Any = any;
type ParamsByName = Record<string, ParameterizedObject['params'] | undefined>;
type Action<Params> = (_: never, params: Params) => unknown;
type ParamsOf<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends Action<infer Params> ? Params : undefined;
};
type Parameterized<Params extends ParamsByName> = Values<{
  [Name in keyof Params & string]: { type: Name; params: Params[Name] };
}>;

/** `{} as …` has no effect for a type that accepts `{}`. */
type Typed = { readonly context: unknown } | { readonly events: unknown };
type NoSlots = { readonly actors: {}; readonly effects: {} };
type Setters<Context, Field extends keyof Context & string> = {
  [Name in Field as `set${Capitalize<Name>}`]: Context[Name];
};
type Clears<Field extends string> = { [Name in Field as `clear${Capitalize<Name>}`]: undefined };
type Nullable<Context> = {
  [Field in keyof Context]-?: null extends Context[Field] ? Field : never;
}[keyof Context];

/**
 * XState's `setup` with what every flow needs: its slots, requirements as the meta of states, the
 * guards of `answered` and `parsed`, `showNotice` and `showFailure`. `sets: ['note']` declares the
 * action `setNote`, `clears: ['note']` the action `clearNote`, which sets the field to null.
 */
export function setupMachine<
  TContext extends MachineContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, UnknownActorLogic> = {},
  TChildren extends Record<string, string> = {},
  TActions extends ParamsByName = {},
  TGuards extends ParamsByName = {},
  TDelay extends string = never,
  TTag extends string = string,
  TInput = NonReducibleUnknown,
  TOutput extends NonReducibleUnknown = NonReducibleUnknown,
  TEmitted extends EventObject = EventObject,
  TSlots extends Slots = NoSlots,
  TSet extends keyof TContext & string = never,
  TCleared extends Nullable<TContext> & string = never,
>({
  slots,
  actors,
  sets = [],
  clears = [],
  guards,
  actions,
  delays,
}: {
  types?: SetupTypes<TContext, TEvent, TChildren, TTag, TInput, TOutput, TEmitted, Meta> & Typed;
  slots?: TSlots;
  actors?: { [Src in keyof TActors]: TActors[Src] };
  sets?: readonly TSet[];
  clears?: readonly TCleared[];
  guards?: {
    [Name in keyof TGuards]: GuardPredicate<
      TContext,
      TEvent,
      TGuards[Name],
      Parameterized<TGuards & ParamsOf<typeof kernelGuards>>
    >;
  };
  actions?: {
    [Name in keyof TActions]: ActionFunction<
      TContext,
      TEvent,
      TEvent,
      TActions[Name],
      Any,
      Any,
      Any,
      TDelay,
      TEmitted
    >;
  };
  delays?: {
    [Name in TDelay]: DelayConfig<TContext, TEvent, undefined, TEvent>;
  };
}): SetupReturn<
  TContext,
  TEvent,
  TSlots['actors'] & TActors,
  TChildren,
  Omit<ParamsOf<typeof kernelActions>, keyof TActions> &
    ParamsOf<TSlots['effects']> &
    Setters<TContext, TSet> &
    Clears<TCleared> &
    TActions,
  ParamsOf<typeof kernelGuards> & TGuards,
  TDelay,
  TTag,
  TInput,
  TOutput,
  TEmitted,
  Meta
> {
  const ofFields = [
    ...sets.map((field) => [named('set', field), assign((_, value) => ({ [field]: value }))]),
    ...clears.map((field) => [named('clear', field), assign({ [field]: null })]),
  ];
  return setup({
    actors: { ...slots?.actors, ...actors },
    guards: { ...kernelGuards, ...guards },
    actions: {
      ...kernelActions,
      ...slots?.effects,
      ...(Object.fromEntries(ofFields) as object),
      ...actions,
    },
    delays,
  } as never) as never;
}

const named = (verb: string, field: string): string =>
  `${verb}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
