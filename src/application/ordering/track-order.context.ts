import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import { claimFormOf, parseClaim, type ClaimRefusals } from '#domain/account/claim.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type * as TrackOrder from './track-order.types.ts';

type Context = TrackOrder.Context;

export const parsedForm = ({
  form,
  signedIn,
}: Pick<Context, 'form' | 'signedIn'>): Result<OrderClaim, ClaimRefusals> =>
  parseClaim(form, signedIn);

/** Which order is followed. */
export const claimOf = ({ claim }: Context): OrderClaim => {
  if (!claim) throw new Defect('An order was looked for before it was named');
  return claim;
};

export const toCancellation = (context: Context): TrackOrder.Cancellation => {
  const { reason } = context;
  if (reason === null) throw new Defect('An order was canceled without a reason');
  return { claim: claimOf(context), reason };
};

export const begin = (input: TrackOrder.Input): TrackOrder.Context => ({
  signedIn: input.signedIn,
  timeZone: input.timeZone,
  form: claimFormOf({ id: input.orderId, phone: input.phone }),
  tried: false,
  claim: null,
  order: null,
  lines: null,
  updatedAt: null,
  failure: null,
  reasons: [],
  reason: null,
  cancelFailure: null,
});
