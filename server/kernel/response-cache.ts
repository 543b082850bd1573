import type { Context, MiddlewareHandler } from 'hono';
import { etagOf, isNamed } from './answer-tags.ts';
import type { CreateVersionCache } from './version-cache.ts';

/** Rules by which requests share a response. */
export type CachePolicy = {
  /** Headers in the cache key; the call sees no others. */
  readonly headers: readonly string[];
  /** True if the response is personal, and not cached. */
  readonly isPersonal?: (c: Context) => boolean;
};

export const BY_SCOPE: CachePolicy = { headers: ['X-localization', 'zoneId', 'moduleId'] };
/** With the position, for distances. */
export const BY_PLACE: CachePolicy = { headers: [...BY_SCOPE.headers, 'latitude', 'longitude'] };

type Answer = { readonly body: string; readonly etag: string };

/** Characters: of all cached responses in a process, and of one. */
const MAXIMUM = 24_000_000;
const MAXIMUM_ENTRY = 400_000;

/**
 * Caches public responses. A cached response is computed from a request with the headers of its key alone, so it
 * cannot contain the caller.
 */
export function createResponseCache(createCache: CreateVersionCache) {
  const cached = createCache<Answer>({
    maximum: MAXIMUM,
    maximumEntry: MAXIMUM_ENTRY,
    sizeOf: ({ body }) => body.length,
  });
  return ({ headers, isPersonal }: CachePolicy): MiddlewareHandler =>
    async (c, next) => {
      if (isPersonal?.(c)) return next();
      const key = JSON.stringify([
        addressOf(c),
        ...headers.map((name) => c.req.header(name) ?? null),
      ]);
      const answer = await cached(key, () => answerWithout(c, next, headers));
      if (answer) c.res = sent(c, answer, headers);
    };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Without the host, which the client may forge. */
const addressOf = ({ req: { url } }: Context): string => url.slice(url.indexOf('/', 8));

/** Runs the call with these headers only; null unless it succeeds. */
async function answerWithout(
  c: Context,
  next: () => Promise<void>,
  headers: readonly string[],
): Promise<Answer | null> {
  const whole = c.req.raw;
  const visibleHeaders = headers.flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  c.req.raw = new Request(whole.url, { headers: visibleHeaders });
  await next().finally(() => (c.req.raw = whole));
  if (c.res.status !== 200) return null;
  const body = await c.res.text();
  return { body, etag: etagOf(body) };
}

/** Only private caches may store it, and must revalidate: they cannot see the version. */
function sent(c: Context, { body, etag }: Answer, names: readonly string[]): Response {
  const isKnown = isNamed(c.req.header('If-None-Match'), etag);
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: names.join(', '),
    ...(isKnown ? {} : { 'Content-Type': 'application/json' }),
  };
  return isKnown ? c.body(null, 304, headers) : c.body(body, 200, headers);
}
