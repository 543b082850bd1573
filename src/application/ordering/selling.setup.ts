import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { unansweredIn, type Selling } from './selling.context.ts';

type With<Context> = { readonly context: Context };
type Ended = Pick<Placing.Output<Placing.Sale>, 'kind'>;
type Shopping = { readonly shopping: { readonly cart: { readonly kind: string } } | null };

/** Guards of every checkout; its setup spreads them. */
export const sellingGuards = {
  ...answerGuards,
  isUnanswered: (_: unknown, drafts: readonly unknown[]) => drafts.length > 0,
  cartIsUnread: ({ context }: With<Shopping>) => context.shopping?.cart.kind === 'unread',
  sessionHasEnded: ({ context }: With<{ readonly sessionEnded: boolean }>) => context.sessionEnded,
  isDismissed: (_: unknown, outcome: AuthenticationOutcome) => outcome === 'dismissed',
  isDismissedUnanswered: (
    { context }: With<Pick<Selling<Placing.Sale, string>, 'submission'>>,
    outcome: AuthenticationOutcome,
  ) => outcome === 'dismissed' && unansweredIn(context).length > 0,
  isSubmitted: ({ context }: With<{ readonly submission: { readonly kind: string } }>) =>
    context.submission.kind === 'new',
  isPlaced: (_: unknown, { kind }: Ended) => kind === 'placed',
  priceIsNew: (_: unknown, { kind }: Ended) => kind === 'repriced',
  priceIsUnknown: (_: unknown, { kind }: Ended) => kind === 'unquoted',
  sessionIsOver: (_: unknown, { kind }: Ended) => kind === 'signedOut',
  isGivenUp: (_: unknown, { kind }: Ended) => kind === 'abandoned',
};
