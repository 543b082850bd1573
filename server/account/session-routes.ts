import type { Hono } from 'hono';
import * as contract from '#contract/account-sessions.ts';
import { languageOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { requireCustomer } from '#server/kernel/principal.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { OTHERS_SIGNED_OUT, SESSION_ENDED } from './account-messages.ts';
import { endOtherSessions, endSession, sessionsOf } from './session-list.ts';

const tag = 'Account';
const NO_TOKEN = 'No token, or an expired one';

export function sessionRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serve(
    contract.listSessions,
    { summary: 'The devices with a session of the customer', tag, refusals: { 401: NO_TOKEN } },
    async (c) => ({ sessions: await sessionsOf(context, await requireCustomer(context, c)) }),
  );
  serve(
    contract.endSession,
    {
      summary: 'Sign one device out',
      tag,
      refusals: { 401: NO_TOKEN, 404: 'The customer has no such session' },
    },
    async (c, { params: { id } }) => {
      const customer = await requireCustomer(context, c);
      await endSession(context, customer, Math.min(id, LAST_ROW_ID));
      return { message: localize(languageOf(c), SESSION_ENDED) };
    },
  );
  serve(
    contract.endOtherSessions,
    {
      summary: 'Sign all other devices out',
      tag,
      refusals: { 401: NO_TOKEN },
    },
    async (c) => {
      await endOtherSessions(context, await requireCustomer(context, c));
      return { message: localize(languageOf(c), OTHERS_SIGNED_OUT) };
    },
  );
  return router;
}
