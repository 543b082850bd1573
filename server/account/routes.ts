import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import { addressRoutes } from './address-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export const accountRoutes = (context: ServerContext): Hono =>
  new Hono().route('/', sessionRoutes(context)).route('/', addressRoutes(context));
