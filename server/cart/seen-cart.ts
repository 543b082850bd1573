import { sql } from 'kysely';
import type { ItemRow } from '#server/catalogue/item-row.ts';
import type { ItemCache } from '#server/catalogue/item-cache.ts';
import { versionNow } from '#server/kernel/catalogue-version.ts';
import type { Db } from '#server/kernel/database.ts';
import type { ChosenAddOn, ChosenVariation, PricedChoice } from './choice.ts';
import type { StoredLine } from './stored-line.ts';

/** Line read without a lock, with its module and a mark that every change of the line replaces. */
export type SeenLine = StoredLine & { readonly module: number; readonly mark: string };

export type SeenCart = {
  readonly lines: readonly SeenLine[];
  /** Item of the request, if any. */
  readonly item: ItemRow | null;
};

export type Carts = { readonly db: Db; readonly items: ItemCache };

type Stored = {
  readonly id: number;
  readonly module: number;
  readonly item: number;
  readonly quantity: number;
  readonly variation: readonly ChosenVariation[];
  readonly addOns: readonly ChosenAddOn[];
  readonly shownPrice: number | null;
  readonly mark: string;
};

/** Lines of the owner in one module, or in all, oldest first, with their current items. */
export async function seenCart(
  { db, items }: Carts,
  { owner, module }: { readonly owner: string; readonly module: number | null },
  additional: number | null = null,
): Promise<SeenCart> {
  const { rows } = await sql<{ version: number; lines: readonly Stored[] }>`
    select ${versionNow} as version, coalesce((
      select json_agg(json_build_object(
        'id', id, 'module', module_id, 'item', item_id, 'quantity', quantity, 'variation', variation, 'addOns', add_ons,
        'shownPrice', shown_price, 'mark', id || ' ' || xmin
      ) order by id)
      from cart_line
      where owner = ${owner} and module_id = coalesce(${module}::integer, module_id)
    ), '[]') as lines`.execute(db);
  const { version = 0, lines = [] } = rows[0] ?? {};
  const ids = lines.map(({ item }) => item);
  const known = await items(version, additional === null ? ids : [...ids, additional]);
  return {
    // The line of a deleted item is deleted as well.
    lines: lines.flatMap(({ item, ...line }) => {
      const row = known.get(item);
      return row ? [{ ...line, row }] : [];
    }),
    item: additional === null ? null : (known.get(additional) ?? null),
  };
}

/**
 * Inserts a line if the cart is unchanged since it was read. Null after a concurrent change: nothing is written, and
 * the choice must be checked again.
 */
export async function insertLineBeside(
  { db }: Carts,
  seen: readonly SeenLine[],
  line: PricedChoice & { readonly owner: string; readonly module: number; readonly item: number },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select add_cart_line(
      ${line.owner}, ${line.module}, ${seen.map(({ mark }) => mark).join(',')}, ${line.item},
      ${line.quantity}, ${JSON.stringify(line.variation)}, ${JSON.stringify(line.addOns)},
      ${line.shownPrice}, ${now}
    ) as id`.execute(db);
  return rows[0]?.id ?? null;
}
