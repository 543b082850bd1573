import { sql, type Kysely } from 'kysely';

/**
 * Example items once claimed more reviews than they had. There, stars and counts are now those of the
 * reviews; a database that an owner filled keeps the ones that it came with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `update item set rating = given.stars, rating_count = given.count
   from (
     select item.id, count(review.id) as count,
       coalesce(round(avg(review.rating), 2), 0) as stars
     from item left join review on review.item_id = item.id
     group by item.id
   ) as given
   where given.id = item.id and exists (select from example_data)`,
  `update store set rating = given.stars, rating_count = given.count
   from (
     select store.id, count(review.id) as count,
       coalesce(round(avg(review.rating), 2), 0) as stars
     from store
       left join item on item.store_id = store.id
       left join review on review.item_id = item.id
     group by store.id
   ) as given
   where given.id = store.id and exists (select from example_data)`,
];
