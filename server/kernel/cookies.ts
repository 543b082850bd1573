import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { isSecure, type Proxies } from './forwarded.ts';

type CookieOptions = {
  /** Path scope of the cookie. */
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** Seconds; missing: a session cookie. */
  readonly maxAge?: number;
};

/** Sets an HttpOnly cookie, Secure if the browser came by TLS. */
export const sendCookie = (
  c: Context,
  proxies: Proxies,
  { name, value }: { readonly name: string; readonly value: string },
  options: CookieOptions,
): void => setCookie(c, name, value, { ...options, httpOnly: true, secure: isSecure(c, proxies) });
