import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { forwarded, type Proxies } from './forwarded.ts';

type Connection = { readonly socket?: { readonly remoteAddress?: string | undefined } };

/**
 * Network address of a call; null inside the process. Behind trusted proxies, the address that the outermost of them
 * wrote into X-Forwarded-For.
 */
export function addressOf(c: Context, proxies: Proxies) {
  const { incoming } = (c.env ?? {}) as { incoming?: Connection };
  if (!incoming) return null;
  const address = forwarded(c, 'X-Forwarded-For', proxies);
  return networkOf(address ?? incoming.socket?.remoteAddress ?? 'unknown');
}

/** A household has one IPv4 address, or 2⁶⁴ of IPv6 with a common prefix. */
function networkOf(address: string): string {
  const short = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45);
  if (!isIPv6(short)) return short;
  const [head = '', tail] = short.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
