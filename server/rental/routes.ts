import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import { tripCartRoutes } from './trip-cart-routes.ts';

export const rentalRoutes = (context: ServerContext): Hono =>
  new Hono().route('/', tripCartRoutes(context));
