import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { orderRoutes } from './order-routes.ts';

export const orderingRoutes = (context: ServerContext): Hono =>
  new Hono().route('/', checkoutRoutes(context)).route('/', orderRoutes(context));
