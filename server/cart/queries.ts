import { sql } from 'kysely';
import { itemRows } from '#server/catalogue/item-row.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import { compiled } from '#server/kernel/compiled.ts';
import type { Db } from '#server/kernel/database.ts';
import type { ChosenVariation, Choice, PricedChoice } from './choice.ts';
import type { StoredLine } from './stored-line.ts';

/** Locks the owner's carts until the transaction ends, so that concurrent adds share one line. */
export const lockCarts = (db: Db, owner: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${owner}`}, 0))`.execute(db);

const lineRows = (db: Db, owner: string) =>
  itemRows(db)
    .innerJoin('cart_line', 'cart_line.item_id', 'item.id')
    .select([
      'cart_line.id as line_id',
      'cart_line.quantity as line_quantity',
      'cart_line.variation as line_variation',
      'cart_line.add_ons as line_add_ons',
      'cart_line.shown_price as line_shown_price',
    ])
    .where('cart_line.owner', '=', owner)
    .orderBy('cart_line.id');
const allRows = compiled(lineRows);
const rowsOf = compiled((db, owner: string, module: number) =>
  lineRows(db, owner).where('cart_line.module_id', '=', module),
);

/** Lines of the owner in one module, or in all, oldest first. */
export async function cartLines(
  db: Db,
  owner: string,
  module: number | null,
): Promise<readonly StoredLine[]> {
  const rows = module === null ? await allRows(db, owner) : await rowsOf(db, owner, module);
  return rows.map(
    ({ line_id, line_quantity, line_variation, line_add_ons, line_shown_price, ...row }) => ({
      id: line_id,
      row,
      quantity: line_quantity,
      variation: line_variation as ChosenVariation[],
      addOns: line_add_ons,
      shownPrice: line_shown_price,
    }),
  );
}

export async function insertLine(
  db: Db,
  line: PricedChoice & { readonly owner: string; readonly module: number; readonly item: number },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('cart_line')
    .values({
      owner: line.owner,
      module_id: line.module,
      item_id: line.item,
      ...columnsOf(line),
      shown_price: line.shownPrice,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without a price, the price last shown to the customer stays. */
export const changeLine = (db: Db, id: number, choice: Choice | PricedChoice) =>
  db
    .updateTable('cart_line')
    .set({
      ...columnsOf(choice),
      ...('shownPrice' in choice ? { shown_price: choice.shownPrice } : {}),
    })
    .where('id', '=', id)
    .execute();

export const giveLines = (db: Db, ids: readonly number[], owner: string) =>
  db.updateTable('cart_line').set({ owner }).where(isAnyOf('id', ids)).execute();

export const removeLines = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('cart_line').where(isAnyOf('id', ids)).execute();

export const clearCart = (db: Db, owner: string, module: number | null) =>
  db
    .deleteFrom('cart_line')
    .where('owner', '=', owner)
    .$if(module !== null, (query) => query.where('module_id', '=', module as number))
    .execute();

const columnsOf = ({ quantity, variation, addOns }: Choice) => ({
  quantity,
  variation: JSON.stringify(variation),
  add_ons: JSON.stringify(addOns),
});
