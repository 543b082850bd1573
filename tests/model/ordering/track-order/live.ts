import { id } from '#domain/kernel/id.ts';
import { byPage, defineLiveWalk } from '#tools/inspector/adapters/live-walk.ts';
import type { flow } from './flow.ts';

/** Nothing more happens to the tracked order. */
const isOver = (state: string): boolean => state === 'tracking.looking.settled';

export const live = defineLiveWalk<typeof flow>({
  opening: byPage(async (app, { desk, state }) => {
    const order = state === 'asking' ? null : await desk.newestOrder();
    if (!order) return '/track-order';
    if (isOver(state)) await desk.deliversOrder(order.id);
    const { knownOrders } = await app.ordering();
    knownOrders.saveClaim({ id: id<'Order'>(order.id), phone: order.contact_phone });
    return `/track-order?order_id=${order.id}`;
  }),
  /** An order can be tracked and canceled once it is placed. */
  before: async (state, { desk }) => {
    if (['asking', 'missing', 'unread'].includes(state)) return null;
    const order = await desk.newestOrder();
    if (order && isOver(state)) return null;
    return order?.status === 'pending' ? null : { flow: 'ordering/checkout', state: 'placed' };
  },
  sends: {
    'search.submit': async ({ desk }) => {
      const order = await desk.newestOrder();
      if (!order) return null;
      return [
        { type: 'number.type', text: String(order.id) },
        { type: 'phone.type', text: order.contact_phone },
        { type: 'search.submit' },
      ];
    },
    'reason.choose': ({ snapshot: { context } }) => {
      const [reason] = context.reasons;
      return reason === undefined ? null : [{ type: 'reason.choose', reason }];
    },
    'cancel.confirm': ({ snapshot: { context } }) => {
      const [reason] = context.reasons;
      const chosen = reason === undefined ? [] : [{ type: 'reason.choose', reason } as const];
      return [...chosen, { type: 'cancel.confirm' }];
    },
  },
});
