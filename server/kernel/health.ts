import type { Hono } from 'hono';
import { getHealth, getReadiness } from '#contract/operations.ts';
import type { ServerContext } from './context.ts';
import { createFailureLog } from './failure-log.ts';
import { isMigrated } from './migrate.ts';
import { httpError } from './http-error.ts';
import { routerOn } from './serve.ts';
import { UNAVAILABLE } from './unavailable.ts';

const tag = 'Operations';

/** For the operator and the load balancer: not part of the API, and never cached. */
export function healthRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  const logFailure = createFailureLog(context.log);
  serve(getHealth, { summary: 'The process is alive', tag }, (c) => {
    c.header('Cache-Control', 'no-store');
    return { status: 'ok' } as const;
  });
  serve(
    getReadiness,
    {
      summary: 'The server is ready',
      tag,
      refusals: { 503: 'The database is unreachable or not migrated, or the server cannot write' },
    },
    async (c) => {
      if (!(await isMigrated(context.db))) throw httpError(503, 'unavailable', UNAVAILABLE);
      await context.probeWrites().catch((failure: unknown) => {
        logFailure('The server cannot write', failure, c.get('requestId'));
        throw httpError(503, 'unavailable', UNAVAILABLE);
      });
      c.header('Cache-Control', 'no-store');
      return { status: 'ready' } as const;
    },
  );
  return router;
}
