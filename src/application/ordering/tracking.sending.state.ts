import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import { claimOf } from './tracking.context.ts';
import type * as Tracking from './tracking.types.ts';

type Answer = { readonly event: { readonly output: AuthenticationOutcome } };
type With<Context> = { readonly context: Context };

type Names = {
  readonly call: string;
  readonly check: string;
  readonly signIn: string;
  readonly resume: string;
  readonly filling: string;
  /** Guard: true where it was done after all. */
  readonly isDone: string;
  readonly setFailure: string;
  readonly busy: string;
};
/** A request to the server from a dialog, such as a cancellation. */
type Sent<N, Context, Input, Done> = {
  readonly names: N;
  readonly input: (context: Context) => Input;
  /** Transition once it is done. */
  readonly done: Done;
  readonly labels: Readonly<Record<'sending' | 'judging', string>>;
  readonly reqs: readonly string[];
};

/**
 * From "send" to the outcome. A refusal or a lost answer is followed by a read: its state decides,
 * not the answer. A customer whose session has ended signs in on the way, and the request is
 * resent.
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
            refused: { target: `#${machine}.starting`, actions: 'clearTracked' },
            failed: { target: names.filling },
          })),
        },
      },
    }) as const;

/** Leaves a dialog. Data that only the expired customer may see is cleared, too. */
export const leavingOf = <const Region extends string, const Clear extends string>(
  { machine }: Tracking.Labels,
  region: Region,
  clear: Clear,
) =>
  [
    { guard: 'sessionHasEnded', target: `#${machine}.starting`, actions: 'clearTracked' },
    { target: `#${region}.closed`, actions: clear },
  ] as const;

type Reported = { readonly event: Tracking.VisitorKindReport };
const visitor = ({ event }: Reported): Tracking.VisitorKind => event.visitor;

/** Keeps the input, whichever visitor the app reports. */
export const whileOpen = {
  'visitor.change': { actions: { type: 'setVisitorKind', params: visitor } },
} as const;

/** Restarts for a visitor who signs in or out. */
export const otherVisitor = {
  'visitor.change': {
    guard: { type: 'isOtherVisitor', params: visitor },
    target: '.starting',
    actions: [{ type: 'setVisitorKind', params: visitor }, 'clearTracked'],
  },
} as const;
