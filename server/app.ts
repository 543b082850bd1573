import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { ServerContext } from './kernel/context.ts';
import { answerFailure, answerNotFound } from './kernel/errors.ts';
import { problem } from './kernel/problem.ts';
import { locationRoutes } from './location/routes.ts';
import { orderingRoutes } from './ordering/routes.ts';

/*
 * How a module adds its calls: `server/<module>/routes.ts` exports `<module>Routes(context)`, which
 * makes a Hono router with full paths:
 *
 *   new Hono().get('/api/v1/things', describe({ summary, tag: 'Things', answer: things }),
 *     valid('query', thingsQuery), async (c) => {
 *       const { language, zones } = callerOf(c);            // headers; requireZones(c), requireModule(c)
 *       const who = await requirePrincipal(context, c);     // or requireCustomer; 401 by itself
 *       return c.json(await thingsOf(context.db, c.req.valid('query'), context.now()));
 *     });
 *
 * Refusals are thrown anywhere as `problem(status, code, words)`; words may be {en, hi}.
 */

/** The whole server as one function from request to response. */
export function createApp(context: ServerContext): Hono {
  const app = new Hono();
  app.onError(answerFailure(context));
  app.notFound(answerNotFound);
  app.use(secureHeaders(SECURITY));
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => Promise.reject(TOO_LARGE) }));
  app.route('/', locationRoutes(context));
  app.route('/', accountRoutes(context));
  app.route('/', catalogueRoutes(context));
  app.route('/', cartRoutes(context));
  app.route('/', orderingRoutes(context));
  return app;
}

const LARGEST_BODY = 100_000;
const TOO_LARGE = problem(413, 'body', 'The request body is too large');
const SECURITY = { referrerPolicy: 'strict-origin-when-cross-origin' } as const;
