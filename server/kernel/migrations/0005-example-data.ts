import { sql, type Kysely } from 'kysely';

/** The password of the example customers of the first release, by which a database it filled is known. */
const FIRST_EXAMPLE_PASSWORD =
  'scrypt$32768$8$1$c3VuZHJ5LXNlZWQtc2FsdA==$wmwsuZE1tIPglH5t7l24auMFuzfzHWcEhf2K3nf9aLA=';

/** Which example data a database holds, and which customers belong to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table example_data (
      pack text primary key,
      version integer not null check (version > 0),
      filled_at timestamptz not null
    )
  `.execute(db);
  await sql`alter table customer add column persona text unique`.execute(db);
  await sql`
    update customer set persona = split_part(email, '@', 1)
    where password_hash = ${sql.lit(FIRST_EXAMPLE_PASSWORD)}
      and email in ('asha@example.com', 'ben@example.com', 'chiara@example.com')
  `.execute(db);
  await sql`
    insert into example_data (pack, version, filled_at)
    select pack, 1, now()
    from (values
      ('shop'), ('food'), ('grocery'), ('pharmacy'), ('ecommerce'), ('parcel'), ('rental')
    ) as packs (pack)
    where exists (select from customer where persona is not null)
  `.execute(db);
}
