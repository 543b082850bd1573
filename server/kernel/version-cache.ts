import { LRUCache } from 'lru-cache';
import { MINUTE } from '#domain/kernel/instant.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { coalesced } from './coalesced.ts';
import type { Db } from './database.ts';

/** Sizes in characters, per process. Values above `maximumEntry` are not cached. */
export type CacheSize<Value> = {
  readonly maximum: number;
  readonly maximumEntry: number;
  readonly sizeOf: (value: Value) => number;
};

/** The cached value of a key, else what `make` returns; null is not cached. */
export type VersionCache<Value> = (
  key: string,
  make: () => Promise<Value | null>,
) => Promise<Value | null>;

export type CreateVersionCache = <Value>(size: CacheSize<Value>) => VersionCache<Value>;

/**
 * Caches of public data. An entry is valid for one catalogue version within one minute: opening hours depend on the
 * minute. The version is read before the data, so that an entry may be newer than its version, never older. Concurrent
 * misses share one computation.
 */
export function versionCaches(db: Db, now: () => Date): CreateVersionCache {
  const versionNow = coalesced(() => catalogueVersion(db));
  const minuteNow = () => Math.floor(now().getTime() / MINUTE);

  return <Value>({ maximum, maximumEntry, sizeOf }: CacheSize<Value>): VersionCache<Value> => {
    const entries = new LRUCache<string, Entry<Value>>({
      maxSize: maximum,
      maxEntrySize: maximumEntry,
      sizeCalculation: ({ value }, key) => key.length + sizeOf(value),
    });
    const underWay = new Map<string, Promise<Value | null>>();
    return async (key, make) => {
      const minute = minuteNow();
      const version = await versionNow();
      const known = entries.get(key);
      if (known?.version === version && known.minute === minute) return known.value;
      const flight = `${version} ${minute} ${key}`;
      const making = underWay.get(flight);
      // No await in between: of concurrent misses one computes.
      const ready = making ? await making : null;
      if (ready !== null) return ready;
      const made = make();
      underWay.set(flight, made);
      const value = await made.finally(() => underWay.delete(flight));
      if (value !== null && minuteNow() === minute) entries.set(key, { value, version, minute });
      return value;
    };
  };
}

type Entry<Value> = { readonly value: Value; readonly version: number; readonly minute: number };
