import type { Context } from 'hono';
import { instant } from '#domain/kernel/instant.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { requestHeadersOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { SaleContext } from './rules.ts';

export function saleContextOf(
  { now, currency, timeZone }: ServerContext,
  c: Context,
): SaleContext & { readonly now: Date } {
  const moment = now();
  const at = wallTime(instant(moment.getTime()), timeZone);
  return { currency, at, now: moment, zones: requestHeadersOf(c).zones };
}
