import { assign, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { isDoneAlready } from './done-already.ts';
import { trackerActions } from './tracker.ts';
import type { RefundDraft } from './refund-gateway.port.ts';
import type * as Refund from './request-refund.types.ts';

/** What asking for a refund needs from outside. */
export const requestRefundSlots = {
  actors: {
    readReasons: portActor<undefined, Refund.ReasonsAnswer>('readReasons'),
    sendRequest: portActor<RefundDraft, Refund.SendAnswer>('sendRequest'),
  },
  effects: {
    /** The customer's orders are read anew. */
    refreshReads: effect(),
  },
};

const NO_REQUEST = { order: null, reasons: [], reason: null, note: '', failure: null } as const;

export const begin = ({ tracker }: Refund.Input): Refund.Context => ({ tracker, ...NO_REQUEST });

export const requestRefund = setup({
  types: {
    input: {} as Refund.Input,
    context: {} as Refund.Context,
    events: {} as Refund.Command,
    tags: {} as Refund.Tag,
    meta: {} as Meta,
  },
  actors: { ...requestRefundSlots.actors, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    reasonIsChosen: ({ context }) => context.reason !== null,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isRequestedAlready: (_, answer: Refund.SendAnswer) => isDoneAlready(answer),
  },
  actions: {
    ...requestRefundSlots.effects,
    ...trackerActions,
    setOrder: assign((_, order: OrderClaim) => ({ ...NO_REQUEST, order })),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, failure: null })),
    setReason: assign((_, reason: string) => ({ reason })),
    setNote: assign((_, note: string) => ({ note })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    clearRequest: assign(NO_REQUEST),
    lookAgain: ({ context }) => context.tracker.send({ type: 'look.again' }),
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});

export function toDraft({ order, reason, note }: Refund.Context): RefundDraft {
  if (!order || reason === null) throw new Defect('A refund was asked for without a reason');
  return { order, reason, note };
}
