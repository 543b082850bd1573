import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

/** A found record: `mark` changes with everything that the answers of this key contain. */
export type Marked = { readonly key: string; readonly mark: string };

/** Answers per router, each some 300 bytes. */
const MAXIMUM = 30_000;

/**
 * Caches the tag of the last answer of each key. While the mark is the same, a request with that tag gets 304. The
 * mark is read before the answer, so that a tag may be newer than its mark, never older.
 */
export function createAnswerTags() {
  const tags = new LRUCache<string, { readonly mark: string; readonly etag: string }>({
    max: MAXIMUM,
  });
  return async (c: Context, { key, mark }: Marked, make: () => Promise<object>) => {
    const named = c.req.header('If-None-Match');
    const known = named === undefined ? undefined : tags.get(key);
    if (known?.mark === mark && isNamed(named, known.etag)) return unchanged(c, known.etag);
    const body = JSON.stringify(await make());
    const etag = etagOf(body);
    tags.set(key, { mark, etag });
    if (isNamed(named, etag)) return unchanged(c, etag);
    return c.body(body, 200, { ETag: etag, 'Content-Type': 'application/json' });
  };
}

const unchanged = (c: Context, etag: string): Response => c.body(null, 304, { ETag: etag });

export const etagOf = (body: string): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`;

export const isNamed = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
