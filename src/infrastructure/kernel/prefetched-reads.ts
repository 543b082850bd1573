import type { ReadCache } from '#application/kernel/read-models.port.ts';

/** Milliseconds during which prefetched data is not fetched again. */
const FRESH = 20_000;

/** The key part of reads that the server rendered for an unknown visitor. */
const OF_STRANGER = 'principal:"guest:unknown"';

type Reads = readonly (readonly [key: string, answer: unknown])[];

/** Prefetched values that are still in these caches, by key. */
const prefetchedIn = new WeakMap<object, Map<string, unknown>>();

/** After a change, prefetched data is fetched again like all other data. */
export const clearPrefetched = (cache: ReadCache): void => prefetchedIn.get(cache)?.clear();

/**
 * Puts the answers that the server rendered with into this principal's cache: public data is the same for all.
 * A cached value may be newer, and stays.
 */
export function hydrateReads(reads: Reads, cache: ReadCache, principal: string): void {
  const prefetched = prefetchedIn.get(cache) ?? new Map<string, unknown>();
  prefetchedIn.set(cache, prefetched);
  for (const [key, data] of reads) {
    const own = key.replace(OF_STRANGER, () => `principal:${JSON.stringify(principal)}`);
    if (cache.get(own) !== undefined) continue;
    prefetched.set(own, data);
    cache.set(own, { data, error: undefined, isLoading: false, isValidating: false });
  }
}

/** True while the cached value of a key is recently prefetched. */
export function freshnessOf(cache: ReadCache, now: () => number): (key: string) => boolean {
  const until = now() + FRESH;
  return (key) => {
    const data = prefetchedIn.get(cache)?.get(key);
    const kept: { readonly data?: unknown } | undefined = cache.get(key);
    return data !== undefined && kept?.data === data && now() < until;
  };
}
