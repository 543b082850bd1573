import { inspect } from 'node:util';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { ServerContext } from './context.ts';

/** Logs a failure with the failed operation, the cause and the request id. */
export type FailureLog = (what: string, failure: unknown, requestId: string | undefined) => void;

type Entry = { readonly at: number; readonly since: number };

/**
 * Logs each kind of failure once a minute: a failure of every request must neither flood the log nor hide the others.
 * A kind is the operation and the throwing line, so that text from a request makes no new kinds.
 */
export function createFailureLog(
  log: ServerContext['log'],
  clock: () => number = Date.now,
): FailureLog {
  const entries = new Map<string, Entry>();
  return (what, failure, requestId) => {
    const kind = `${what} ${originOf(failure)}`;
    const last = entries.get(kind);
    const now = clock();
    // A clock that was set back must not mute a kind until it has caught up.
    if (last && Math.abs(now - last.at) < MINUTE) {
      entries.set(kind, { ...last, since: last.since + 1 });
      return;
    }
    entries.set(kind, { at: now, since: 0 });
    const more = last && last.since > 0 ? `, ${last.since} similar since the last entry` : '';
    log(`${what} (request ${requestId ?? '-'}${more}): ${inspect(failure)}`);
  };
}

/** Class and throw site of the root cause. */
function originOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  if (failure.cause !== undefined) return originOf(failure.cause);
  const thrownAt = /^\s+at .*$/m.exec(failure.stack ?? '')?.[0].trim() ?? '';
  return `${failure.name} ${thrownAt}`;
}
