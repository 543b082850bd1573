import type { DoneActorEvent } from 'xstate';
import type { Result } from '#domain/kernel/result.ts';

type Answer = Result<unknown, { readonly kind: string }>;
type Accepted<Output> = Output extends { readonly ok: true; readonly value: infer Value }
  ? Value
  : never;
type Failed<Output> = Output extends { readonly ok: false; readonly failure: infer Failure }
  ? Failure
  : never;
type Failure<Output, Taken> = Exclude<Failed<Output>, { readonly kind: Taken }>;
type FromDone<Output, Params> = (done: { readonly event: DoneActorEvent<Output> }) => Params;

/**
 * Parameters of actions in the transitions made by `answered`. `Taken`: kinds of failure that an
 * earlier transition takes.
 */
export type Answered<Output extends Answer, Taken extends string = never> = {
  readonly value: FromDone<Output, Accepted<Output>>;
  readonly failure: FromDone<Output, Failure<Output, Taken>>;
};

/** Guards of `answered`; spread by a setup whose actors return a `Result`. */
export const answerGuards = {
  answerIsAccepted: (_: unknown, answer: Answer) => answer.ok,
  answerIsSignedOut: (_: unknown, answer: Answer) =>
    !answer.ok && answer.failure.kind === 'signedOut',
  answerIsRefused: (_: unknown, answer: Answer) => !answer.ok && answer.failure.kind === 'refused',
};

type Transition = {
  readonly target?: unknown;
  readonly actions?: unknown;
  readonly reenter?: boolean;
};
type Transitions = {
  readonly accepted: Transition;
  readonly signedOut?: Transition;
  readonly refused?: Transition;
  /** Every failure without a transition of its own. */
  readonly failed: Transition;
};

const GUARDS = {
  accepted: 'answerIsAccepted',
  signedOut: 'answerIsSignedOut',
  refused: 'answerIsRefused',
} as const;
type Guarded = keyof typeof GUARDS;

type GuardedTransition<Key extends Guarded, Output, Taken> = Taken & {
  readonly guard: {
    readonly type: (typeof GUARDS)[Key];
    readonly params: FromDone<Output, Output>;
  };
};

/**
 * The transitions that a `Result` answer takes, in the order accepted, signed out, refused, failed:
 *
 *     onDone: answered(({ value, failure }: Answered<Session.ProfileAnswer>) => ({
 *       accepted: { target: 'known', actions: { type: 'setProfile', params: value } },
 *       failed: { target: 'unread', actions: { type: 'logFailure', params: failure } },
 *     })),
 */
export function answered<
  Output extends Answer,
  const Taken extends Transitions,
  Before extends string = never,
>(
  take: (answer: Answered<Output, Before>) => Taken,
): readonly (
  | { [Key in Guarded & keyof Taken]: GuardedTransition<Key, Output, Taken[Key]> }[Guarded &
      keyof Taken]
  | Taken['failed']
)[] {
  const taken: Transitions = take({
    value: ({ event: { output } }) => valueOf(output) as Accepted<Output>,
    failure: ({ event: { output } }) => failureOf(output) as Failure<Output, Before>,
  });
  const guarded = (Object.keys(GUARDS) as Guarded[]).flatMap((key) => {
    const transition = taken[key];
    const guard = {
      type: GUARDS[key],
      params: ({ event }: { event: DoneActorEvent<Output> }) => event.output,
    };
    return transition ? [{ ...transition, guard }] : [];
  });
  return [...guarded, taken.failed] as never;
}

const valueOf = (answer: Answer): unknown => (answer.ok ? answer.value : undefined);
const failureOf = (answer: Answer): unknown => (answer.ok ? undefined : answer.failure);
