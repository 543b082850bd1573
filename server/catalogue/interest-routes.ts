import type { Context, Hono } from 'hono';
import * as contract from '#contract/interests.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { languageOf, requireModule } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { customerOf, requireCustomer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn } from '#server/kernel/serve.ts';
import { localize } from '#server/kernel/localized-text.ts';
import { interestsOf, saveInterests } from './interests.ts';

export function interestRoutes(context: ServerContext): Hono {
  const { db, now } = context;
  const { router, serve } = routerOn(context);
  serve(
    contract.updateInterest,
    {
      summary: 'Store a customer’s favourite categories in the module; the list may be empty',
      tag: 'Catalogue',
      refusals: { 401: 'Not signed in', 403: 'The moduleId header is missing or unknown' },
    },
    async (c, { body: { interest } }) => {
      const { id: customer } = await requireCustomer(context, c);
      const module = await knownModule(context, c);
      const ids = interest.filter((id) => id <= LAST_ROW_ID);
      await saveInterests(db, { customer, module }, ids, now());
      return { message: localize(languageOf(c), SAVED) };
    },
  );
  return router;
}

async function knownModule({ db }: ServerContext, c: Context): Promise<ModuleId> {
  const module = requireModule(c);
  const row = await db
    .selectFrom('module')
    .select('id')
    .where('id', '=', Math.min(module, LAST_ROW_ID))
    .executeTakeFirst();
  if (!row) throw httpError(403, 'moduleId', UNKNOWN);
  return module;
}

/** Categories at the start of a recommended list: the given ones, or the customer's own interests. */
export async function requestedInterests(
  context: ServerContext,
  c: Context,
  given: string | undefined,
): Promise<readonly number[]> {
  if (given === undefined) return [];
  if (given !== 'own') return given.split(',').map(Number);
  const customer = await customerOf(context, c);
  return customer ? interestsOf(context.db, customer.id, requireModule(c)) : [];
}

const SAVED = { en: 'Your interests are saved', hi: 'आपकी पसंद सहेज ली गई है' };
const UNKNOWN = { en: 'Choose a module first', hi: 'पहले एक मॉड्यूल चुनें' };
