import { refuse, ok, type Result } from '#domain/kernel/result.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

export type Browser = Pick<Platform, 'baseUrl' | 'currentUrl'>;

/** Accepts http and https links only; one with a leading slash is a page of the server. */
export function gatewayLink(
  link: string,
  { baseUrl, currentUrl }: Browser,
): Result<string, CallFailure> {
  const base = baseUrl || currentUrl().origin;
  if (URL.canParse(link, base)) {
    const url = new URL(link, base);
    if (/^https?:$/.test(url.protocol)) return ok(url.href);
  }
  return refuse({ kind: 'unreachable', cause: 'broken' });
}
