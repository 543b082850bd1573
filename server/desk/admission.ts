import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { DESK_PATH } from '#contract/desk.ts';
import type { DeskAccess } from '#server/kernel/context.ts';
import { sendCookie } from '#server/kernel/cookies.ts';
import type { Proxies } from '#server/kernel/forwarded.ts';
import { parseUrl } from '#server/kernel/parse-url.ts';

/** Tests and scripts send the token in this header; a browser has it in a cookie. */
export const DESK_HEADER = 'X-Desk-Token';
/** The printed links carry the token in this parameter, once. */
export const DESK_PARAMETER = 'desk-token';

export const newDeskToken = (): string => randomBytes(24).toString('base64url');

/** To everyone else there is no desk: the answer is the one of an address that does not exist. */
export const requireAdmission =
  ({ token }: DeskAccess): MiddlewareHandler =>
  async (c, next) => {
    const given = c.req.header(DESK_HEADER) ?? getCookie(c, cookieName(c));
    if (!isDirect(c) || isForeign(c) || !isSame(given, token)) return c.notFound();
    await next();
    c.header('Cache-Control', 'no-store');
  };

/** Exchanges the token of a printed link for a cookie that only the desk's own calls carry. */
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

/** Cookies do not know ports, and two servers on one machine have two tokens. */
const cookieName = (c: Context): string =>
  `desk-${/:(\d+)$/.exec(c.req.header('Host') ?? '')?.[1] ?? '80'}`;

/** A proxy on this machine looks like this machine, so that what it adds to a request gives it away. */
function isDirect(c: Context): boolean {
  const names = [...c.req.raw.headers.keys()];
  const isForwarded = names.some((name) => /^(forwarded|via|x-forwarded.*|x-real-ip)$/.test(name));
  return !isForwarded && isLoopback(c);
}

/** Calls inside the process come over no connection and have no Host. */
function isLoopback(c: Context): boolean {
  const host = c.req.header('Host');
  if (host === undefined) return !(c.env as { incoming?: unknown } | undefined)?.incoming;
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
}

/** Another page of this machine's browser must not use the cookie, neither to read nor to change. */
function isForeign(c: Context): boolean {
  const { host, origin } = { host: c.req.header('Host'), origin: c.req.header('Origin') };
  if (origin !== undefined && parseUrl(origin)?.host !== host) return true;
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  const isNavigation = c.req.header('Sec-Fetch-Mode') === 'navigate' && c.req.method === 'GET';
  return !['none', 'same-origin'].includes(site) && !isNavigation;
}

/** Takes as long for a wrong token as for the right one. */
function isSame(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
