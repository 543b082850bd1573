import type { Context } from 'hono';

/** How many reverse proxies of ours a call comes through, each of which appends to what it forwards. */
export type Proxies = { readonly trustedProxies: number };

/**
 * What the outermost of our proxies wrote into a header that each of them appends to: what stands before it may be
 * anything. Where fewer have written, the first entry is its own; null where there is none, or no proxy is trusted.
 */
export function forwarded(c: Context, header: string, { trustedProxies }: Proxies): string | null {
  if (trustedProxies === 0) return null;
  const entries = (c.req.header(header) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedProxies) ?? entries[0] ?? null;
}

/** Whether the browser asked by TLS, as our proxies say, or by this connection itself. */
export const isSecure = (c: Context, proxies: Proxies): boolean =>
  (forwarded(c, 'X-Forwarded-Proto', proxies) ?? new URL(c.req.url).protocol).replace(':', '') ===
  'https';
