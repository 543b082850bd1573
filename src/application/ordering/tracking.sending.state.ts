import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import { claimOf } from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';

type Answer = { readonly event: { readonly output: AuthenticationOutcome } };
type With<Context> = { readonly context: Context };

/** The names that another dialog gives otherwise. */
type Names = {
  /** The capability, and its call. */
  readonly call: string;
  readonly check: string;
  readonly signIn: string;
  readonly resume: string;
  /** The state in which the dialog is filled in. */
  readonly filling: string;
  /** The guard that says whether it was done after all. */
  readonly isDone: string;
  readonly setFailure: string;
  readonly busy: string;
};
/** Something that is asked of the server in a dialog, such as to cancel. */
type Sent<N, Context, Input, Done> = {
  readonly names: N;
  readonly input: (context: Context) => Input;
  /** What happens once it is done, and where that leads. */
  readonly done: Done;
  readonly labels: Readonly<Record<'sending' | 'judging', string>>;
  readonly reqs: readonly string[];
};

/**
 * From "send" to what became of it. A no, or no answer at all, is tracked by a look: what is seen then decides, not
 * what was heard. A customer whose session has ended signs in on the way, and it is sent again.
 */
export const sendingOf =
  <Of extends Tracking.Kind>() =>
  <const N extends Names, Context, Input, const Done extends object>(
    { machine, noun }: Tracking.Labels,
    { names, input, done, labels, reqs }: Sent<N, Context, Input, Done>,
    setFailure: N['setFailure'] = names.setFailure,
  ) =>
    ({
      sending: {
        description: labels.sending,
        tags: names.busy as N['busy'],
        meta: { reqs },
        invoke: {
          id: names.call as N['call'],
          src: names.call as N['call'],
          input: ({ context }: With<Context>) => input(context),
          onDone: answered(({ failure }: Answered<Result<unknown, CallFailure>>) => ({
            accepted: done,
            signedOut: {
              target: 'signingIn',
              actions: { type: setFailure, params: failure },
            },
            failed: {
              target: 'checking',
              actions: { type: setFailure, params: failure },
            },
          })),
        },
      },
      checking: {
        description: `No or lost was the answer. It is looked at what has become of the ${noun}.`,
        tags: names.busy as N['busy'],
        meta: { reqs: ['ERR-29'] },
        invoke: {
          id: names.check,
          src: 'find',
          input: ({ context }: With<Tracking.Context<Of>>) => claimOf(context),
          onDone: answered(({ value }: Answered<Tracking.FindAnswer<Of>>) => ({
            accepted: { target: 'judging', actions: { type: 'setFound', params: value } },
            failed: { target: names.filling },
          })),
        },
      },
      judging: {
        description: labels.judging,
        tags: names.busy as N['busy'],
        meta: { reqs },
        always: [{ guard: names.isDone as N['isDone'], ...done }, { target: names.filling }],
      },
      signingIn: {
        description:
          'The session has ended. What was filled in waits while the customer signs in, and is sent then.',
        tags: names.busy as N['busy'],
        meta: { reqs: ['AUTH-10'] },
        invoke: {
          id: names.signIn,
          src: 'authenticate',
          input: { view: 'signIn', offerGuest: false },
          onDone: [
            {
              guard: {
                type: 'isDismissed',
                params: ({ event }: Answer) => event.output,
              },
              target: names.filling,
            },
            { target: 'resuming' },
          ],
        },
      },
      resuming: {
        description: `It is looked at whether the ${noun} is of the customer who has signed in.`,
        tags: names.busy as N['busy'],
        meta: { reqs: ['AUTH-10'] },
        invoke: {
          id: names.resume,
          src: 'find',
          input: ({ context }: With<Tracking.Context<Of>>) => claimOf(context),
          onDone: answered(({ value }: Answered<Tracking.FindAnswer<Of>>) => ({
            accepted: { target: 'sending', actions: { type: 'setFound', params: value } },
            refused: { target: `#${machine}.starting`, actions: 'clearFollowed' },
            failed: { target: names.filling },
          })),
        },
      },
    }) as const;

/** A dialog is left. What only the customer whose session has ended may see is then gone, too. */
export const leavingOf = <const Region extends string, const Clear extends string>(
  { machine }: Tracking.Labels,
  region: Region,
  clear: Clear,
) =>
  [
    { guard: 'sessionHasEnded', target: `#${machine}.starting`, actions: 'clearFollowed' },
    { target: `#${region}.closed`, actions: clear },
  ] as const;

type Reported = { readonly event: Tracking.VisitorKindReport };
const visitor = ({ event }: Reported): Tracking.VisitorKind => event.visitor;

/** What is filled in stays, whichever visitor the app reports. */
export const whileOpen = {
  'visitor.change': { actions: { type: 'setVisitorKind', params: visitor } },
} as const;

/** All begins anew for a visitor who signs in or out. */
export const otherVisitor = {
  'visitor.change': {
    guard: { type: 'isOtherVisitor', params: visitor },
    target: '.starting',
    actions: [{ type: 'setVisitorKind', params: visitor }, 'clearFollowed'],
  },
} as const;
