import type { Context } from 'hono';

/** Number of our reverse proxies before the server, each of which appends to the forwarded headers. */
export type Proxies = { readonly trustedProxies: number };

/**
 * Returns the entry of our outermost proxy in an appended header: entries before it may be forged. With fewer
 * entries, the first one counts; null without an entry or a trusted proxy.
 */
export function forwarded(c: Context, header: string, { trustedProxies }: Proxies): string | null {
  if (trustedProxies === 0) return null;
  const entries = (c.req.header(header) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedProxies) ?? entries[0] ?? null;
}

/** True if the browser used TLS, by our proxies' report or by this connection itself. */
export const isSecure = (c: Context, proxies: Proxies): boolean =>
  (forwarded(c, 'X-Forwarded-Proto', proxies) ?? new URL(c.req.url).protocol).replace(':', '') ===
  'https';
