import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Keep } from './kept.ts';

/** Who is answered alike. */
export type KeptFor = {
  /** The headers that the answer depends on; of all others the call is not told. */
  readonly headers: readonly string[];
  /** Whether this request asks for what is one person's; then nothing is kept. */
  readonly isPersonal?: (c: Context) => boolean;
};

/** In one language, in these zones, of one module. */
export const BY_SCOPE: KeptFor = { headers: ['X-localization', 'zoneId', 'moduleId'] };
/** The same, with how far it is from where the caller is. */
export const BY_PLACE: KeptFor = { headers: [...BY_SCOPE.headers, 'latitude', 'longitude'] };

type Answer = { readonly body: string; readonly etag: string };

/** How many characters of answers are kept in a process, and how long one may be. */
const MOST_KEPT = 24_000_000;
const LONGEST = 400_000;

/**
 * Keeps public answers (see `createKeep`). A kept answer is made from a request that carries nothing but what it
 * is kept by: who asks cannot be in it.
 */
export function createKeptAnswers(keep: Keep) {
  const kept = keep<Answer>({
    most: MOST_KEPT,
    longest: LONGEST,
    lengthOf: ({ body }) => body.length,
  });
  return ({ headers, isPersonal }: KeptFor): MiddlewareHandler =>
    async (c, next) => {
      if (isPersonal?.(c)) return next();
      const key = JSON.stringify([
        addressOf(c),
        ...headers.map((name) => c.req.header(name) ?? null),
      ]);
      const answer = await kept(key, () => answerWithout(c, next, headers));
      if (answer) c.res = sent(c, answer, headers);
    };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Without the host, which anyone may write as they like. */
const addressOf = ({ req: { url } }: Context): string => url.slice(url.indexOf('/', 8));

/** Lets the call be answered as one that says no more than these headers; null for what is no success. */
async function answerWithout(
  c: Context,
  next: () => Promise<void>,
  headers: readonly string[],
): Promise<Answer | null> {
  const whole = c.req.raw;
  const told = headers.flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  c.req.raw = new Request(whole.url, { headers: told });
  await next().finally(() => (c.req.raw = whole));
  if (c.res.status !== 200) return null;
  const body = await c.res.text();
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag };
}

/** A cache on the way may keep it for one person and has to ask each time: it cannot see the version. */
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

const isNamed = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
