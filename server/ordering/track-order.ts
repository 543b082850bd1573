import type { Context } from 'hono';
import { claimed, type Claim, type Claimed } from '#server/account/claim.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { orderOf, type OrderRow } from './order-row.ts';
import { NOT_FOUND } from './error-messages.ts';

/** The order for its owner at any time, and for others by its phone number. */
export const trackedOrder = (context: ServerContext, c: Context, claim: Claim): Promise<OrderRow> =>
  claimedOrder(context, c, claim, (id) => orderOf(context.db, id));

/** The same for what `find` reads of an order. */
export const claimedOrder = <Row extends Claimed>(
  context: ServerContext,
  c: Context,
  claim: Claim,
  find: (id: number) => Promise<Row | undefined>,
): Promise<Row> => claimed(context, c, claim, { kind: 'order', find, notFound: NOT_FOUND });
