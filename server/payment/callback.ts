import type { Context } from 'hono';
import type { GatewayAnswer } from '#domain/payment/payment.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';
import * as errorMessages from './error-messages.ts';

/**
 * Address for the customer's return from the gateway: a page of this site or of an allowed origin. All others
 * are refused, as they would make us an open redirect.
 */
export function callbackOf(
  { corsOrigins }: Pick<ServerContext, 'corsOrigins'>,
  c: Context,
  given: string,
): string {
  const here = new URL(c.req.url);
  const url = URL.canParse(given, here.origin) ? new URL(given, here.origin) : null;
  if (url && corsOrigins.includes(url.origin)) return url.href;
  const isOwn = url?.host === here.host && /^https?:$/.test(url.protocol);
  if (!url || !isOwn) throw httpError(403, 'callback', errorMessages.CALLBACK_FOREIGN);
  return pathIn(url);
}

const FLAGS: Readonly<Record<GatewayAnswer, string>> = {
  paid: 'success',
  declined: 'fail',
  canceled: 'cancel',
};

/**
 * Adds the payment's outcome to the return address; none while it is open. It is only a hint: the page reads
 * the truth from the server.
 */
export function callbackWith(callback: string, id: string, answer: GatewayAnswer | null): string {
  const isPath = callback.startsWith('/');
  const url = new URL(callback, 'http://here.invalid');
  url.searchParams.set('payment', id);
  if (answer) url.searchParams.set('flag', FLAGS[answer]);
  else url.searchParams.delete('flag');
  return isPath ? pathIn(url) : url.href;
}

/** Two leading slashes would name another site. */
const pathIn = ({ pathname, search }: URL): string => pathname.replace(/^\/+/, '/') + search;
