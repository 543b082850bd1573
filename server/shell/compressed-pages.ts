import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Bytes of all compressed pages in a process, some 500 homes. */
const MAXIMUM = 16_000_000;

const compress = promisify(gzip);

/**
 * Caches the compressed bytes of complete pages by the cached page and its personal parts: compressing takes longer than
 * the rest of a cached page. Concurrent requests for the same share one compression.
 */
export function createCompressedPages() {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAXIMUM,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (parts: readonly string[], html: () => string): Promise<Uint8Array<ArrayBuffer>> => {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    const known = cached.get(key) ?? underWay.get(key);
    if (known) return known;
    const making = compress(html()).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const bytes = await making;
    cached.set(key, bytes);
    return bytes;
  };
}
