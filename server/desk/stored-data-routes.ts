import type * as v from 'valibot';
import type { Hono } from 'hono';
import * as contract from '#contract/desk.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { forbidScripts } from '#server/kernel/forbid-scripts.ts';
import { prescriptionOfAnyone } from '#server/ordering/prescriptions.ts';
import { answerCustomer } from './conversations.ts';
import { advanceOrder, moveCourier, setOrderStatus } from './orders.ts';
import { becomePersona } from './personas.ts';
import { resetToSeed } from './reset.ts';

const tag = 'Desk';
const WRONG = 'A field is wrong';
const NO_ORDER = 'There is no such order';

export function storedDataRoutes(context: ServerContext): Hono {
  const { router, serve, serveFile } = routerOn(context);
  const { db } = context;
  serve(
    contract.resetToSeed,
    {
      summary: 'Fill the database with the example data again',
      tag,
      refusals: { 409: 'The database contains other than example data' },
    },
    async () => {
      context.shiftClock(0);
      await resetToSeed(db, context.now());
      return { message: 'The server is as it was on its first day' };
    },
  );
  serve(
    contract.becomePersona,
    {
      summary: 'Sign in as a customer of the example data, or as a new guest',
      tag,
      refusals: { 404: 'Unknown persona' },
    },
    (_, { params: { name } }) => becomePersona(context, name),
  );
  serveOrders(serve, context);
  serveConversations(serve, context);
  serveFile(
    contract.showPrescription,
    {
      summary: 'An image of an order’s prescription',
      tag,
      refusals: { 404: 'Unknown image' },
    },
    (c, { params: { id } }) => {
      forbidScripts(c);
      return prescriptionOfAnyone(context, id);
    },
  );
  serve(
    contract.setZone,
    {
      summary: 'Switch a zone on or off',
      tag,
      refusals: { 403: WRONG, 404: 'Unknown zone' },
    },
    async (_, { params: { id }, body: { active } }) => {
      const changed = await db
        .updateTable('zone')
        .set({ active })
        .where('id', '=', id)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw httpError(404, 'zone', 'There is no such zone');
      return { active };
    },
  );
  serve(
    contract.changeItem,
    {
      summary: 'Change stock or price of an item, or deactivate it',
      tag,
      refusals: { 403: WRONG, 404: 'Unknown item' },
    },
    async (_, { params: { id }, body }) => {
      await changeItem(context, id, body);
      return body;
    },
  );
  return router;
}

function serveOrders(serve: Serve, context: ServerContext): void {
  serve(
    contract.advanceOrder,
    {
      summary: 'Set an order’s next status',
      tag,
      refusals: {
        403: WRONG,
        404: NO_ORDER,
        409: 'The order is over, or the courier waits for the receiver',
      },
    },
    async (_, { params: { id } }) => ({ status: await advanceOrder(context, id) }),
  );
  serve(
    contract.moveCourier,
    {
      summary: 'Move the courier of an order one step towards the door',
      tag,
      refusals: { 403: WRONG, 404: NO_ORDER, 409: 'It has no courier' },
    },
    async (_, { params: { id } }) => {
      const { latitude: lat, longitude: lng } = await moveCourier(context, id);
      return { lat, lng };
    },
  );
  serve(
    contract.setOrderStatus,
    {
      summary: 'Set any status of an order, as its store could',
      tag,
      refusals: {
        403: WRONG,
        404: NO_ORDER,
        409: 'It is not paid, or only parcels have this status',
      },
    },
    async (_, { params: { id }, body: { status } }) => {
      await setOrderStatus(context, id, status);
      return { status };
    },
  );
}

function serveConversations(serve: Serve, context: ServerContext): void {
  serve(
    contract.answerCustomer,
    {
      summary: 'Send a message to a customer as the store, the courier or support',
      tag,
      refusals: { 403: WRONG, 404: 'Unknown conversation' },
    },
    (_, { params: { id }, body: { message } }) => answerCustomer(context, id, message),
  );
}

async function changeItem(
  { db }: ServerContext,
  id: number,
  { stock, variation, price, active }: v.InferOutput<typeof contract.itemChange>,
): Promise<void> {
  const item = await db
    .selectFrom('item')
    .select(['stock', 'price', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) throw httpError(404, 'item', 'There is no such item');
  const ofVariation = variation !== undefined && stock !== undefined;
  await db
    .updateTable('item')
    .set({
      stock: ofVariation ? item.stock : (stock ?? item.stock),
      price: price ?? item.price,
      active: active ?? item.active,
    })
    .where('id', '=', id)
    .execute();
  if (!ofVariation) return;
  await db
    .updateTable('goods_variation')
    .set({ stock })
    .where('item_id', '=', id)
    .where('type', '=', variation)
    .execute();
}
