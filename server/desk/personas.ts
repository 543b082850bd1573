import { admitGuest } from '#server/account/guests.ts';
import { openSession } from '#server/account/sessions.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';

/** `guest` and the customers of the example data: accounts of people are unavailable here. */
export async function personaNames({ db }: ServerContext): Promise<readonly string[]> {
  const customers = await db
    .selectFrom('customer')
    .select('persona')
    .where('persona', 'is not', null)
    .orderBy('id')
    .$narrowType<{ persona: string }>()
    .execute();
  return ['guest', ...customers.map(({ persona }) => persona)];
}

/** Signs in as a customer of the example data without a password, or registers a new guest. */
export async function becomePersona({ db, now }: ServerContext, name: string) {
  if (name === 'guest') return { guest_id: await admitGuest(db, now()) };
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('persona', '=', name.toLowerCase())
    .executeTakeFirst();
  if (!customer) throw httpError(404, 'persona', `Unknown persona: ${name}`);
  return { token: await openSession(db, { customer: customer.id }, now()), email: customer.email };
}
