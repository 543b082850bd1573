import { Hono } from 'hono';
import type { ServerContext } from './context.ts';
import { isMigrated } from './migrate.ts';
import { problem } from './problem.ts';
import { UNAVAILABLE } from './unavailable.ts';

/** For whoever runs the server: the process lives; and it can answer, since its database is there and up to date. */
export const healthRoutes = ({ db }: ServerContext): Hono =>
  new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }, 200, NEVER_KEPT))
    .get('/ready', async (c) => {
      if (!(await isMigrated(db))) throw problem(503, 'unavailable', UNAVAILABLE);
      return c.json({ status: 'ready' }, 200, NEVER_KEPT);
    });

const NEVER_KEPT = { 'Cache-Control': 'no-store' };
