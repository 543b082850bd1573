import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { languageOf } from './request-headers.ts';
import type { ServerContext } from './context.ts';
import { sqlState } from './sql-state.ts';
import { TooMany } from './limits.ts';
import { httpError, HttpError } from './http-error.ts';
import { plainPath } from './request-log.ts';
import { RETRY_AFTER, unavailability } from './unavailable.ts';

/**
 * The single place where failures become responses. An unforeseen failure is logged, and its details are not sent.
 */
export const answerFailure =
  ({ log }: Pick<ServerContext, 'log'>) =>
  (failure: Error, c: Context): Response => {
    const refusal = refusalOf(failure);
    // The intended response may be cacheable; its failure is not.
    c.header('Cache-Control', 'no-store');
    if (refusal instanceof TooMany) c.header('Retry-After', String(refusal.retryAfter));
    if (refusal?.status === 503) c.header('Retry-After', String(RETRY_AFTER));
    if (refusal) return c.json(refusal.answerIn(languageOf(c)), refusal.status);
    const call = `${c.req.method} ${plainPath(c.req.path)} (request ${c.get('requestId') ?? '-'})`;
    const passing = unavailability(failure);
    if (passing) {
      log(`${call} answered 503: ${failure.message}`);
      c.header('Retry-After', String(RETRY_AFTER));
      return c.json(passing.bodyIn(languageOf(c)), passing.status);
    }
    log(`${call} failed: ${failure.stack ?? failure.message}`);
    const { message } = httpError(400, '', OURS).bodyIn(languageOf(c));
    return c.json({ message, errors: [{ code: 'server', message }] }, 500);
  };

export const answerNotFound = (c: Context): Response =>
  c.json(httpError(404, 'not_found', NOT_FOUND).bodyIn(languageOf(c)), 404);

function refusalOf(failure: Error): HttpError | null {
  if (failure instanceof HttpError) return failure;
  if (failure instanceof HTTPException && failure.status === 400) {
    return httpError(400, 'body', 'The request body is not valid JSON');
  }
  if (failure instanceof HTTPException && failure.status === 413) {
    return httpError(413, 'body', 'The request body is too large');
  }
  if (NUMBERS_OR_TEXTS_THAT_DO_NOT_FIT.has(sqlState(failure) ?? '')) {
    return httpError(403, 'value', 'A value of the request is out of range');
  }
  return null;
}

/** numeric_value_out_of_range, character_not_in_repertoire, untranslatable_character. */
const NUMBERS_OR_TEXTS_THAT_DO_NOT_FIT = new Set(['22003', '22021', '22P05']);

const NOT_FOUND = { en: 'There is nothing here', hi: 'यहाँ कुछ नहीं है' };
const OURS = {
  en: 'Something went wrong on our side. Please try again.',
  hi: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
};
