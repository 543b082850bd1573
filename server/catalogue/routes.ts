import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';

export function catalogueRoutes(_context: ServerContext): Hono {
  return new Hono();
}
