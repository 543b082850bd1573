import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { itemRows, type ItemRow } from './item-row.ts';
import { isAnyOf } from './listed.ts';

/** How many items are kept in a process. */
const MOST_KEPT = 4_000;

/** Items by id, as they were at this version of the catalogue or later. */
export type KeptItems = (
  version: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, ItemRow>>;

/**
 * Reads each item once while the version of all that everybody may see stands still. The version is read
 * before it, so that what is kept may be newer than its version says, and is never older.
 */
export function createKeptItems(db: Db): KeptItems {
  const kept = new Map<number, { readonly row: ItemRow; readonly version: number }>();
  const read = async (version: number, ids: readonly number[]): Promise<readonly ItemRow[]> => {
    const rows = await itemRows(db).where(isAnyOf('item.id', ids)).execute();
    for (const row of rows) {
      // Last among those that are kept: what was read longest ago goes first.
      kept.delete(row.id);
      kept.set(row.id, { row, version });
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return rows;
  };
  return async (version, ids) => {
    const found = new Map<number, ItemRow>();
    for (const id of ids) {
      const one = kept.get(id);
      if (one?.version === version) found.set(id, one.row);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id) && id <= LAST_ROW_ID);
    if (missing.length === 0) return found;
    for (const row of await read(version, missing)) found.set(row.id, row);
    return found;
  };
}
