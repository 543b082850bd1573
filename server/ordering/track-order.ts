import type { Context } from 'hono';
import { claimed, type Claim } from '#server/account/claim.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { orderOf, type OrderRow } from './order-row.ts';
import { NOT_FOUND } from './error-messages.ts';

/** The order for its owner at any time, and for others by its phone number. */
export const trackedOrder = (context: ServerContext, c: Context, claim: Claim): Promise<OrderRow> =>
  claimed(context, c, claim, {
    kind: 'order',
    find: (id) => orderOf(context.db, id),
    notFound: NOT_FOUND,
  });
