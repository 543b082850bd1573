import { httpError, type HttpError } from './http-error.ts';

/** After so many seconds a client may ask again. */
export const RETRY_AFTER = 2;

/** The refusal for a failure that will pass: the database cannot be asked, or not in time. Null for any other. */
export function unavailability(failure: unknown): HttpError | null {
  return reasonsOf(failure).some(isPassing) ? httpError(503, 'unavailable', UNAVAILABLE) : null;
}

/** A failure, and what it was caused by. */
function reasonsOf(failure: unknown): readonly Error[] {
  if (!(failure instanceof Error)) return [];
  const causes = failure instanceof AggregateError ? failure.errors : [failure.cause];
  return [failure, ...causes.flatMap(reasonsOf)];
}

function isPassing(failure: Error): boolean {
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return PASSING_CODE.test(code) || PASSING_MESSAGE.test(failure.message);
}

/**
 * Of the network: refused, reset, timed out, not found. Of PostgreSQL: connection lost (08), no
 * resources (53), shutting down or starting (57P), a statement or a lock that took too long (57014,
 * 55P03), a transaction ended by the server (25P03), a stand-by that takes no writes (25006), and
 * deadlocks and conflicts that were tried again in vain (40P01, 40001).
 */
const PASSING_CODE =
  /^(E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|\w+UNREACH|NETDOWN)|08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|25006|40P01|40001)$/;
/** The driver's own failures carry no code. */
const PASSING_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

export const UNAVAILABLE = {
  en: 'We cannot answer right now. Please try again in a moment.',
  hi: 'हम अभी जवाब नहीं दे पा रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
};
