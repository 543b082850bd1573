import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { MINUTE } from '#domain/kernel/instant.ts';
import { catalogueVersion } from './catalogue-version.ts';
import type { Db } from './database.ts';
import { sharedReading } from './shared-reading.ts';

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
type Kept = { readonly answer: Answer; readonly version: number; readonly minute: number };

/** How many characters of answers are kept in a process, and how long one may be. */
const MOST_KEPT = 24_000_000;
const LONGEST = 400_000;

/**
 * Keeps public answers while nothing of what they show has changed, and while the minute lasts: by it stores
 * open and close. The version is asked for before the data is read, so that what is kept may be newer than
 * its version says, and is never older. A kept answer is made from a request that carries nothing but what
 * it is kept by: who asks cannot be in it.
 */
export function createKeptAnswers(db: Db, now: () => Date) {
  const versionNow = sharedReading(() => catalogueVersion(db));
  const kept = createStore();
  const underWay = new Map<string, Promise<Answer | null>>();
  const minuteNow = () => Math.floor(now().getTime() / MINUTE);

  return ({ headers, isPersonal }: KeptFor): MiddlewareHandler =>
    async (c, next) => {
      if (isPersonal?.(c)) return next();
      const key = JSON.stringify([
        addressOf(c),
        ...headers.map((name) => c.req.header(name) ?? null),
      ]);
      const minute = minuteNow();
      const version = await versionNow();
      const known = kept.get(key);
      const isCurrent = known?.version === version && known.minute === minute;
      const flight = `${version} ${minute} ${key}`;
      const making = underWay.get(flight);
      // Nothing is waited for in between: of those who come at once, one alone begins.
      const ready = isCurrent ? known.answer : making && (await making);
      if (ready) return sent(c, ready, headers);
      const made = answerWithout(c, next, headers);
      underWay.set(flight, made);
      const answer = await made.finally(() => underWay.delete(flight));
      if (!answer) return;
      if (minuteNow() === minute) kept.set(key, { answer, version, minute });
      c.res = sent(c, answer, headers);
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

/** What was asked for longest ago goes first. */
function createStore() {
  const entries = new Map<string, Kept>();
  let size = 0;
  const sizeOf = (key: string, { answer }: Kept) => key.length + answer.body.length;
  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry) size -= sizeOf(key, entry);
    entries.delete(key);
  };
  const add = (key: string, entry: Kept) => {
    size += sizeOf(key, entry);
    entries.set(key, entry);
  };
  return {
    get: (key: string): Kept | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set: (key: string, entry: Kept): void => {
      drop(key);
      if (sizeOf(key, entry) > LONGEST) return;
      add(key, entry);
      for (const oldest of entries.keys()) {
        if (size <= MOST_KEPT) return;
        drop(oldest);
      }
    },
  };
}
