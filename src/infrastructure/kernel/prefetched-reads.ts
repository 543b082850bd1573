import type { ReadCache } from '#application/kernel/read-models.port.ts';

/** Milliseconds for which what came with the page is not asked again. */
const FRESH = 20_000;

/** How the key of a read names whom the server drew the page for. */
const OF_STRANGER = 'principal:"guest:unknown"';

type Reads = readonly (readonly [key: string, answer: unknown])[];

/** What came with the page and has been in these caches since, by its key. */
const prefetchedIn = new WeakMap<object, Map<string, unknown>>();

/** Something has changed: what came with the page is asked again like all else. */
export const clearPrefetched = (cache: ReadCache): void => prefetchedIn.get(cache)?.clear();

/**
 * Keeps the answers that the server drew a page with for this principal: what a stranger is shown, everyone is.
 * What is kept for this principal already may be newer, and stays.
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

/** Whether what is kept under a key came with the page, just now. */
export function freshnessOf(cache: ReadCache, now: () => number): (key: string) => boolean {
  const until = now() + FRESH;
  return (key) => {
    const data = prefetchedIn.get(cache)?.get(key);
    const kept: { readonly data?: unknown } | undefined = cache.get(key);
    return data !== undefined && kept?.data === data && now() < until;
  };
}
