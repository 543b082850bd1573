import { inspect } from 'node:util';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { ServerContext } from './context.ts';

/** Tells of a failure: what could not be done, why, and which request met it. */
export type FailureLog = (what: string, failure: unknown, requestId: string | undefined) => void;

type Told = { readonly at: number; readonly since: number };

/**
 * Logs each kind of failure once a minute: a failure that every request meets must neither flood the log nor hide the
 * others. A kind is what could not be done and the line that threw, so that words out of a request make no new ones.
 */
export function createFailureLog(
  log: ServerContext['log'],
  clock: () => number = Date.now,
): FailureLog {
  const told = new Map<string, Told>();
  return (what, failure, requestId) => {
    const kind = `${what} ${originOf(failure)}`;
    const last = told.get(kind);
    const now = clock();
    // A clock that was set back must not mute a kind until it has caught up.
    if (last && Math.abs(now - last.at) < MINUTE) {
      told.set(kind, { ...last, since: last.since + 1 });
      return;
    }
    told.set(kind, { at: now, since: 0 });
    const more = last && last.since > 0 ? `, ${last.since} similar since the last entry` : '';
    log(`${what} (request ${requestId ?? '-'}${more}): ${inspect(failure)}`);
  };
}

/** The class of the error that all began with, and where it was thrown. */
function originOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  if (failure.cause !== undefined) return originOf(failure.cause);
  const thrownAt = /^\s+at .*$/m.exec(failure.stack ?? '')?.[0].trim() ?? '';
  return `${failure.name} ${thrownAt}`;
}
