import { LRUCache } from 'lru-cache';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { itemRows, type ItemRow } from './item-row.ts';
import { isAnyOf } from './listed.ts';

/** Items per process. */
const MAXIMUM = 4_000;

/** Items by id, at this version of the catalogue or later. */
export type ItemCache = (
  version: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, ItemRow>>;

/**
 * Reads each item once per catalogue version. The version is read before the item, so that an entry may be newer than
 * its version, never older.
 */
export function createItemCache(db: Db): ItemCache {
  const cache = new LRUCache<number, { readonly row: ItemRow; readonly version: number }>({
    max: MAXIMUM,
  });
  return async (version, ids) => {
    const found = new Map<number, ItemRow>();
    for (const id of ids) {
      const cached = cache.peek(id);
      if (cached?.version === version) found.set(id, cached.row);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id) && id <= LAST_ROW_ID);
    if (missing.length === 0) return found;
    for (const row of await itemRows(db).where(isAnyOf('item.id', missing)).execute()) {
      cache.set(row.id, { row, version });
      found.set(row.id, row);
    }
    return found;
  };
}
