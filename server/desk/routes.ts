import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { wireId } from '#contract/kernel.ts';
import { orderStatus } from '#contract/ordering.ts';
import type { DeskAccess, ServerContext } from '#server/kernel/context.ts';
import { problem } from '#server/kernel/problem.ts';
import { valid } from '#server/kernel/validate.ts';
import { requireAdmission } from './admission.ts';
import { advanceOrder, newestOrders, setOrderStatus } from './orders.ts';
import { becomePersona, personaNames } from './personas.ts';
import { resetToSeed } from './reset.ts';
import {
  addRule,
  callPattern,
  deskRows,
  endLeases,
  ending,
  forgetRules,
  heldAmong,
  release,
  ruleAction,
  rulesAmong,
  setShift,
  shiftAmong,
} from './rules.ts';

const byId = v.object({ id: wireId });
const clock = v.union([
  v.strictObject({
    now: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    lease: v.optional(v.boolean()),
  }),
  v.strictObject({ advance: v.pipe(v.number(), v.integer()) }),
]);
const rule = v.object({
  call: callPattern,
  action: ruleAction,
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Told for a while only, until the leases are ended: by the walk that asked for it, or by the next start. */
  lease: v.optional(v.boolean(), false),
});
const forgetting = v.object({ call: v.optional(callPattern) });
const keeping = v.object({ keep: v.optional(v.literal('held')) });
const releasing = v.object({
  call: callPattern,
  /** How the held calls end; they are carried out when it is missing. */
  ending: v.optional(ending),
  /** Whether those that come later are held, too. */
  keep: v.optional(v.boolean()),
});
const itemFacts = v.object({
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The variation whose stock is meant, such as "Large-Red". */
  variation: v.optional(v.string()),
  /** Minor units. */
  price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  active: v.optional(v.boolean()),
});

/** The control desk: a plain page and its calls, for developers and reviewers on this machine. */
export const deskRoutes = (context: ServerContext, access: DeskAccess): Hono =>
  new Hono()
    .use('/desk', requireAdmission(access))
    .use('/desk/*', requireAdmission(access))
    .route('/', pageRoutes())
    .route('/', clockAndRules(context))
    .route('/', shopRoutes(context));

/** Nothing runs on the page but its own script, and that one talks to the desk alone. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageRoutes = () => {
  const file = (name: string) => readFile(path.resolve(import.meta.dirname, name), 'utf8');
  return new Hono()
    .get('/desk', async (c) => {
      c.header('Content-Security-Policy', POLICY);
      return c.html(await file('desk.html'));
    })
    .get('/desk/desk.js', async (c) =>
      c.body(await file('desk.browser.js'), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    );
};

const clockAndRules = (context: ServerContext) =>
  new Hono()
    .get('/desk/state', async (c) => c.json(await stateOf(context)))
    .post('/desk/clock', valid('json', clock), async (c) => {
      const asked = c.req.valid('json');
      const shift = shiftAmong(await deskRows(context.db));
      context.shiftClock(0);
      const machine = context.now().getTime();
      context.shiftClock(shift);
      const next = 'advance' in asked ? shift + asked.advance : shiftTo(asked.now, machine);
      await setShift(context.db, next, 'lease' in asked && asked.lease === true);
      context.shiftClock(next);
      return c.json({ now: context.now().toISOString() });
    })
    .post('/desk/rules', valid('json', rule), async (c) => {
      const { call, action, times, lease: isLeased } = c.req.valid('json');
      await addRule(context.db, call, action, { times, isLeased });
      return c.json(await stateOf(context));
    })
    .delete('/desk/rules', valid('query', forgetting), async (c) => {
      await forgetRules(context.db, c.req.valid('query').call);
      return c.json(await stateOf(context));
    })
    .delete('/desk/leases', valid('query', keeping), async (c) => {
      await endLeases(context.db, { keepHeld: c.req.valid('query').keep === 'held' });
      return c.json(await stateOf(context));
    })
    .post('/desk/release', valid('json', releasing), async (c) => {
      const { call, ...how } = c.req.valid('json');
      return c.json({ released: await release(context.db, call, how) });
    });

const shiftTo = (now: string | null, machine: number): number =>
  now === null ? 0 : Date.parse(now) - machine;

const shopRoutes = (context: ServerContext) =>
  new Hono()
    .post('/desk/reset', async (c) => {
      context.shiftClock(0);
      await resetToSeed(context.db, context.now());
      return c.json({ message: 'The shop is as it was on its first day' });
    })
    .post('/desk/personas/:name', async (c) =>
      c.json(await becomePersona(context, c.req.param('name'))),
    )
    .post('/desk/orders/:id/advance', valid('param', byId), async (c) =>
      c.json({ status: await advanceOrder(context, c.req.valid('param').id) }),
    )
    .post(
      '/desk/orders/:id/status',
      valid('param', byId),
      valid('json', v.object({ status: orderStatus })),
      async (c) => {
        const { status } = c.req.valid('json');
        await setOrderStatus(context, c.req.valid('param').id, status);
        return c.json({ status });
      },
    )
    .post(
      '/desk/zones/:id',
      valid('param', byId),
      valid('json', v.object({ active: v.boolean() })),
      async (c) => {
        const { active } = c.req.valid('json');
        const changed = await context.db
          .updateTable('zone')
          .set({ active })
          .where('id', '=', c.req.valid('param').id)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw problem(404, 'zone', 'There is no such zone');
        return c.json({ active });
      },
    )
    .post('/desk/items/:id', valid('param', byId), valid('json', itemFacts), async (c) => {
      await changeItem(context, c.req.valid('param').id, c.req.valid('json'));
      return c.json(c.req.valid('json'));
    });

async function changeItem(
  { db }: ServerContext,
  id: number,
  { stock, variation, price, active }: v.InferOutput<typeof itemFacts>,
): Promise<void> {
  const item = await db
    .selectFrom('item')
    .select(['stock', 'price', 'active', 'goods_variations'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) throw problem(404, 'item', 'There is no such item');
  const ofVariation = variation !== undefined && stock !== undefined;
  const goods = item.goods_variations.map((one) =>
    ofVariation && one.type === variation ? { ...one, stock } : one,
  );
  await db
    .updateTable('item')
    .set({
      stock: ofVariation ? item.stock : (stock ?? item.stock),
      price: price ?? item.price,
      active: active ?? item.active,
      goods_variations: JSON.stringify(goods),
    })
    .where('id', '=', id)
    .execute();
}

async function stateOf(context: ServerContext) {
  const rows = await deskRows(context.db);
  const shift = shiftAmong(rows);
  context.shiftClock(shift);
  const zones = await context.db
    .selectFrom('zone')
    .select(['id', 'name', 'active'])
    .orderBy('id')
    .execute();
  return {
    now: context.now().toISOString(),
    clock_shift: shift,
    rules: rulesAmong(rows),
    held: heldAmong(rows).map(({ call, since }) => ({ call, since })),
    zones,
    personas: await personaNames(context),
    orders: await newestOrders(context),
  };
}
