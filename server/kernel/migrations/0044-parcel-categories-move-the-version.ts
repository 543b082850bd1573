import { sql, type Kysely } from 'kysely';

/** What can be sent as a parcel is the same for everybody, too: its changes move the version of all that is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger parcel_category_moves_version
    after insert or update or delete or truncate on parcel_category
    for each statement execute function move_catalogue_version()`.execute(db);
}
