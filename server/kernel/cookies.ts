import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { isSecure, type Proxies } from './forwarded.ts';

type CookieOptions = {
  /** What a browser sends it with. */
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number;
};

/** Sends a cookie that no script reads, and that travels by TLS alone where the browser came by it. */
export const sendCookie = (
  c: Context,
  proxies: Proxies,
  { name, value }: { readonly name: string; readonly value: string },
  options: CookieOptions,
): void => setCookie(c, name, value, { ...options, httpOnly: true, secure: isSecure(c, proxies) });
