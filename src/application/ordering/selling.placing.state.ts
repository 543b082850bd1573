import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { unansweredIn, type Selling } from './selling.context.ts';

type Labels = {
  readonly reqs: Readonly<Record<'placing' | 'repricing' | 'reviewing', readonly string[]>>;
  readonly descriptions: Readonly<
    Record<'placing' | 'signingIn' | 'repricing' | 'reviewing', string>
  >;
};
/** Target state of placed orders, and the label of the sign-in. */
type Names = { readonly placed: string; readonly signIn: string };
type With<Context> = { readonly context: Context };
type Submitted<Of extends Placing.Sale> = Pick<Selling<Of, string>, 'submission'>;
type Signed = { readonly event: { readonly output: AuthenticationOutcome } };

/**
 * From a submitted form to its outcome. `reviewing` parses it once, and that result is placed.
 * Placing is a chart of its own.
 */
export const placingStatesOf =
  <Of extends Placing.Sale>() =>
  <const N extends Names, Context>(
    { descriptions, reqs }: Labels,
    names: N,
    toRequest: (context: Context) => Of['request'],
  ) => {
    const outcome = ({ event }: { readonly event: { readonly output: Placing.Output<Of> } }) =>
      event.output;
    const unanswered = ({ context }: With<Submitted<Of>>) => unansweredIn(context);
    const setOutcome = { type: 'setOutcome', params: outcome } as const;
    return {
      placing: {
        description: descriptions.placing,
        tags: 'form',
        meta: { reqs: reqs.placing },
        invoke: {
          id: 'placing',
          src: 'place',
          input: ({ context }: With<Submitted<Of>>) => context.submission,
          onDone: [
            {
              guard: { type: 'isPlaced', params: outcome },
              target: names.placed,
              actions: setOutcome,
            },
            {
              guard: { type: 'sessionIsOver', params: outcome },
              target: 'signingIn',
              actions: setOutcome,
            },
            {
              guard: { type: 'isGivenUp', params: outcome },
              target: 'gathering',
              actions: setOutcome,
            },
            {
              guard: { type: 'priceIsNew', params: outcome },
              target: 'filling.quoted',
              actions: [setOutcome, 'showQuote', 'judgeIfIncomplete'],
            },
            {
              guard: { type: 'priceIsUnknown', params: outcome },
              target: 'filling.unquoted',
              actions: setOutcome,
            },
            { target: 'filling', actions: setOutcome },
          ],
        },
      },
      signingIn: {
        description: descriptions.signingIn,
        tags: ['form', 'busy'],
        meta: { reqs: ['AUTH-10'] },
        invoke: {
          id: names.signIn,
          src: 'authenticate',
          input: { view: 'signIn', offerGuest: true },
          onDone: [
            {
              guard: { type: 'isDismissedUnanswered', params: ({ event }: Signed) => event.output },
              target: 'placing',
              actions: 'clearRefusal',
            },
            {
              guard: { type: 'isDismissed', params: ({ event }: Signed) => event.output },
              target: 'filling',
              actions: 'clearRefusal',
            },
            {
              guard: { type: 'isUnanswered', params: unanswered },
              target: 'recalling',
              actions: 'clearRefusal',
            },
            { target: 'repricing', actions: 'clearRefusal' },
          ],
        },
      },
      repricing: {
        description: descriptions.repricing,
        tags: ['form', 'busy'],
        meta: { reqs: reqs.repricing },
        invoke: {
          id: 'takeQuoteAgain',
          src: 'takeQuote',
          input: ({ context }: With<Context>) => toRequest(context),
          onDone: answered(({ value, failure }: Answered<Placing.QuoteAnswer<Of>>) => ({
            accepted: { target: 'reviewing', actions: { type: 'setQuote', params: value } },
            signedOut: {
              target: 'signingIn',
              actions: { type: 'setQuoteFailure', params: failure },
            },
            failed: {
              target: 'filling.unquoted',
              actions: { type: 'setQuoteFailure', params: failure },
            },
          })),
        },
      },
      reviewing: {
        description: descriptions.reviewing,
        tags: 'form',
        meta: { reqs: reqs.reviewing },
        entry: 'setSubmission',
        always: [
          { guard: 'isSubmitted', target: 'placing' },
          { target: 'filling.quoted', actions: 'showQuote' },
        ],
      },
    } as const;
  };
