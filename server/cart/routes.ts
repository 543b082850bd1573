import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';

export function cartRoutes(_context: ServerContext): Hono {
  return new Hono();
}
