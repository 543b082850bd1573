import { sql, type Kysely } from 'kysely';

/** Few items are of a campaign, and each home asks which of them run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index item_of_campaign on item (campaign_to, id)
    where campaign_from is not null`.execute(db);
}
