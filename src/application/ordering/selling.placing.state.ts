import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as Placing from './placing.types.ts';

/** How the chart of one kind of sale speaks of it. */
type Words = {
  readonly reqs: Readonly<Record<'placing' | 'repricing' | 'reviewing', readonly string[]>>;
  readonly descriptions: Readonly<
    Record<'placing' | 'signingIn' | 'repricing' | 'reviewing', string>
  >;
};
/** Names that are other ones for another kind, and where all leads that is placed. */
type Names = {
  readonly isPlaced: string;
  readonly isGivenUp: string;
  readonly placed: string;
  readonly signIn: string;
};
type With<Context> = { readonly context: Context };
type Signed = { readonly event: { readonly output: AuthenticationOutcome } };

/** From a form that is filled in to what became of it. Placing itself is a chart of its own. */
export const placingStatesOf =
  <Of extends Placing.Sale>() =>
  <const N extends Names, Context>(
    { descriptions, reqs }: Words,
    names: N,
    from: {
      readonly toPlacing: (context: Context) => Placing.Input<Of>;
      readonly toRequest: (context: Context) => Of['request'];
    },
  ) => {
    const outcome = ({ event }: { readonly event: { readonly output: Placing.Output<Of> } }) =>
      event.output;
    const setOutcome = { type: 'setOutcome', params: outcome } as const;
    return {
      placing: {
        description: descriptions.placing,
        tags: 'form',
        meta: { reqs: reqs.placing },
        invoke: {
          id: 'placing',
          src: 'place',
          input: ({ context }: With<Context>) => from.toPlacing(context),
          onDone: [
            {
              guard: { type: names.isPlaced as N['isPlaced'], params: outcome },
              target: names.placed,
              actions: setOutcome,
            },
            {
              guard: { type: 'sessionIsOver', params: outcome },
              target: 'signingIn',
              actions: setOutcome,
            },
            {
              guard: { type: names.isGivenUp as N['isGivenUp'], params: outcome },
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
              guard: { type: 'isDismissed', params: ({ event }: Signed) => event.output },
              target: 'filling',
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
          input: ({ context }: With<Context>) => from.toRequest(context),
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
        always: [
          { guard: 'isIncomplete', target: 'filling.quoted', actions: ['showQuote', 'judgeAll'] },
          { target: 'placing' },
        ],
      },
    } as const;
  };
