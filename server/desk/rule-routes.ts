import type { Hono } from 'hono';
import * as contract from '#contract/desk.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { newestCodes } from '#server/account/code-outbox.ts';
import { newestConversations } from './conversations.ts';
import { newestOrders } from './orders.ts';
import { newestTrips } from './rental-routes.ts';
import { personaNames } from './personas.ts';
import {
  addRule,
  deskRows,
  endLeases,
  removeRules,
  heldAmong,
  release,
  rulesAmong,
  setShift,
  shiftAmong,
} from './rules.ts';

const tag = 'Desk';
const REFUSED = { 403: 'A field is wrong' };

export function ruleRoutes(context: ServerContext): Hono {
  const { db, now, shiftClock } = context;
  const { router, serve } = routerOn(context);
  serve(contract.readDesk, { summary: 'State of the desk', tag }, () => stateOf(context));
  serve(
    contract.setClock,
    { summary: 'Set, move or reset the clock', tag, refusals: REFUSED },
    async (_, { body }) => {
      const shift = shiftAmong(await deskRows(db));
      shiftClock(0);
      const machine = now().getTime();
      shiftClock(shift);
      const next = 'advance' in body ? shift + body.advance : shiftTo(body.now, machine);
      await setShift(db, next, 'lease' in body && body.lease === true);
      shiftClock(next);
      return { now: now().toISOString() };
    },
  );
  serve(
    contract.addRule,
    { summary: 'Delay, fail or hold a call', tag, refusals: REFUSED },
    async (_, { body: { call, action, times, lease: isLeased, instead: isAlone } }) => {
      await addRule(db, call, action, { times, isLeased, replacesOthers: isAlone });
      return stateOf(context);
    },
  );
  serve(
    contract.forgetRules,
    { summary: 'Remove all rules, or those of one call', tag, refusals: REFUSED },
    async (_, { query: { call } }) => {
      await removeRules(db, call);
      return stateOf(context);
    },
  );
  serve(
    contract.endLeases,
    { summary: 'Remove temporary rules', tag, refusals: REFUSED },
    async (_, { query: { keep } }) => {
      await endLeases(db, { exceptHeld: keep === 'held' });
      return stateOf(context);
    },
  );
  serve(
    contract.releaseCalls,
    { summary: 'Release held calls, with their own or another answer', tag, refusals: REFUSED },
    async (_, { body: { call, ...how } }) => ({ released: await release(db, call, how) }),
  );
  return router;
}

const shiftTo = (now: string | null, machine: number): number =>
  now === null ? 0 : Date.parse(now) - machine;

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
    trips: await newestTrips(context),
    conversations: await newestConversations(context),
    codes: await newestCodes(context),
  };
}
