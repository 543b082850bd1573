import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import { interestRoutes } from './interest-routes.ts';
import { itemRoutes } from './item-routes.ts';
import { moduleRoutes } from './module-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { storeRoutes } from './store-routes.ts';

export const catalogueRoutes = (context: ServerContext): Hono =>
  new Hono()
    .route('/', moduleRoutes(context))
    .route('/', storeRoutes(context))
    .route('/', itemRoutes(context))
    .route('/', interestRoutes(context))
    .route('/', searchRoutes(context));
