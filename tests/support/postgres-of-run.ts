import { findOwnPostgres } from './postgres.ts';

/** A PostgreSQL for all server tests of a run, several times faster than embedded ones; none where it is missing. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SUNDRY_TEST_DATABASE_URL'] !== undefined) return undefined;
  const postgres = await findOwnPostgres();
  if (!postgres) return undefined;
  process.env['SUNDRY_POSTGRES_OF_RUN'] = postgres.url;
  return postgres.stop;
}
