import { sql, type Kysely } from 'kysely';

/**
 * Puts a line into a cart that is still as it was seen, in one statement: what was judged without a lock is
 * written only if no other call has changed the cart since. Each statement of such a function sees what was
 * committed before it, so that the cart is looked at after the lock has been waited for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ADD_CART_LINE).execute(db);
}

const ADD_CART_LINE = `
  create function add_cart_line(
    to_owner text, to_module integer, seen text, new_item integer, new_quantity integer,
    new_variation jsonb, new_add_ons jsonb, new_price bigint, new_at timestamptz
  ) returns integer language plpgsql as $$
  declare
    added integer;
  begin
    perform pg_advisory_xact_lock(hashtextextended('cart ' || to_owner, 0));
    if seen is distinct from (
      select coalesce(string_agg(id || ' ' || xmin, ',' order by id), '')
      from cart_line where owner = to_owner and module_id = to_module
    ) then
      return null;
    end if;
    insert into cart_line
      (owner, module_id, item_id, quantity, variation, add_ons, shown_price, created_at)
    values
      (to_owner, to_module, new_item, new_quantity, new_variation, new_add_ons, new_price, new_at)
    returning id into added;
    return added;
  end $$`;
