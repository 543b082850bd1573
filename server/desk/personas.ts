import { admitGuest } from '#server/account/guests.ts';
import { openSession } from '#server/account/sessions.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { problem } from '#server/kernel/problem.ts';

/** Customers of the seed by their first name in lower case, and `guest`. */
export async function personaNames({ db }: ServerContext): Promise<readonly string[]> {
  const customers = await db
    .selectFrom('customer')
    .select('first_name')
    .orderBy('id')
    .limit(10)
    .execute();
  return ['guest', ...new Set(customers.map(({ first_name }) => first_name.toLowerCase()))];
}

/** Signs in as a customer of the seed, without a password; or admits a new guest. */
export async function becomePersona({ db, now }: ServerContext, name: string) {
  if (name === 'guest') return { guest_id: await admitGuest(db, now()) };
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'email', 'first_name'])
    .where((where) => where(where.fn<string>('lower', ['first_name']), '=', name.toLowerCase()))
    .orderBy('id')
    .executeTakeFirst();
  if (!customer) throw problem(404, 'persona', `Nobody of the seed is called ${name}`);
  return { token: await openSession(db, { customer: customer.id }, now()), email: customer.email };
}
