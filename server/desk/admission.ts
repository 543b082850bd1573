import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { DESK_PATH } from '#contract/desk.ts';
import type { DeskAccess } from '#server/kernel/context.ts';
import { sendCookie } from '#server/kernel/cookies.ts';
import type { Proxies } from '#server/kernel/forwarded.ts';
import { parseUrl } from '#server/kernel/parse-url.ts';

/** Header with the token, for tests and scripts; browsers use a cookie. */
export const DESK_HEADER = 'X-Desk-Token';
/** Parameter with the token in the printed links. */
export const DESK_PARAMETER = 'desk-token';

export const newDeskToken = (): string => randomBytes(24).toString('base64url');

/** Everyone else gets the 404 of an unknown address. */
export const requireAdmission =
  ({ token }: DeskAccess): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header(DESK_HEADER) ?? getCookie(c, cookieName(c));
    if (!isDirect(c) || isForeign(c) || !isSame(given, token)) return c.notFound();
    await next();
    c.header('Cache-Control', 'no-store');
  };

/** Exchanges the token of a printed link for a cookie that is limited to the desk's calls. */
export const admitByLink =
  ({ token }: DeskAccess, proxies: Proxies): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.query(DESK_PARAMETER);
    if (given === undefined || !isDirect(c) || !isSame(given, token)) return next();
    const cookie = { name: cookieName(c), value: token };
    sendCookie(c, proxies, cookie, { path: DESK_PATH, sameSite: 'Strict' });
    c.header('Cache-Control', 'no-store');
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.delete(DESK_PARAMETER);
    const query = searchParams.toString();
    return c.redirect(query === '' ? pathname : `${pathname}?${query}`, 303);
  };

/** Cookies ignore ports, and two servers on one machine have different tokens. */
const cookieName = (c: Context): string =>
  `desk-${/:(\d+)$/.exec(c.req.header('Host') ?? '')?.[1] ?? '80'}`;

/** A proxy on this machine has the same address as this machine; its headers reveal it. */
function isDirect(c: Context): boolean {
  const names = [...c.req.raw.headers.keys()];
  const isForwarded = names.some((name) => /^(forwarded|via|x-forwarded.*|x-real-ip)$/.test(name));
  return !isForwarded && isLoopback(c);
}

/** Calls within the process have neither connection nor Host. */
function isLoopback(c: Context): boolean {
  const host = c.req.header('Host');
  if (host === undefined) return !(c.env as { incoming?: unknown } | undefined)?.incoming;
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
}

/** Other pages in this machine's browser may use the cookie neither to read nor to write. */
function isForeign(c: Context): boolean {
  const { host, origin } = { host: c.req.header('Host'), origin: c.req.header('Origin') };
  if (origin !== undefined && parseUrl(origin)?.host !== host) return true;
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  const isNavigation = c.req.header('Sec-Fetch-Mode') === 'navigate' && c.req.method === 'GET';
  return !['none', 'same-origin'].includes(site) && !isNavigation;
}

/** Constant time, whether the token is right or wrong. */
function isSame(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
