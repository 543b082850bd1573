import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { updateProfile } from '#contract/account-profile.ts';
import { API_ROOT } from '#contract/endpoint.ts';
import { sendMessage } from '#contract/messaging.ts';
import { getApiReference } from '#contract/operations.ts';
import { reviewItem } from '#contract/ordering-reviews.ts';
import { keepPrescription } from '#contract/prescriptions.ts';
import { reviewVehicle } from '#contract/rental-trips.ts';
import { accountRoutes } from './account/routes.ts';
import { apiReference } from './api-reference.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { admitByLink } from './desk/admission.ts';
import { faultInjection } from './desk/fault-injection.ts';
import { deskRoutes } from './desk/routes.ts';
import { deskRows, matches, rulesAmong } from './desk/rules.ts';
import type { ServerContext } from './kernel/context.ts';
import { answerFailure, answerNotFound } from './kernel/errors.ts';
import { healthRoutes } from './kernel/health.ts';
import { httpError } from './kernel/http-error.ts';
import { requestLog } from './kernel/request-log.ts';
import { locationRoutes } from './location/routes.ts';
import { orderingRoutes } from './ordering/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { parcelRoutes } from './parcel/routes.ts';
import { rentalRoutes } from './rental/routes.ts';
import { settlers } from './settlers.ts';
import type { PageSource } from './shell/pages.ts';
import { shellRoutes, siteRoutes } from './shell/routes.ts';
import type { Site } from './shell/site.ts';
import { thankForFirstOrder } from './wallet/order-rewards.ts';
import { walletRoutes } from './wallet/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/*
 * How a module adds its calls: `contract/<module>.ts` exports them as endpoints, and
 * `server/<module>/routes.ts` exports `<module>Routes(context)`, which serves them:
 *
 *   const { router, serve } = routerOn(context);
 *   serve(contract.listThings, { summary: 'Things', tag: 'Things' }, async (c, { query }) => {
 *     const { language, zones } = requestHeadersOf(c);            // headers; requireZones(c), requireModule(c)
 *     const who = await requirePrincipal(context, c);     // or requireCustomer; 401 by itself
 *     return thingsOf(context.db, query, context.now());
 *   });
 *   return router;
 *
 * Refusals are thrown anywhere as `httpError(status, code, message)`; a message may be {en, hi}.
 */

/** The whole server as a function from request to response; without a site, only the API. */
export function createApp(context: ServerContext, site?: Site): Hono {
  const api = createApi(context);
  const app = answering(context);
  app.use(requestId({ limitLength: 100 }));
  if (context.record) app.use(requestLog(context.record));
  app.use(secureHeaders(SECURITY));
  if (context.corsOrigins.length > 0) app.use(EVERY_CALL, cors(corsFor(context.corsOrigins)));
  app.use(limitBodies);
  app.use(EVERY_CALL, compress());
  app.use(EVERY_CALL, noStore);
  if (context.desk) {
    app.use(admitByLink(context.desk, context));
    app.use(EVERY_CALL, faultInjection(context));
    app.route('/', deskRoutes(context, context.desk));
  }
  app.route('/', healthRoutes(context));
  app.route('/', api);
  if (site) app.route('/', siteRoutes(site, pageSource(context, api), context));
  return app;
}

/** All calls of the API, without middleware for security or files. */
export function createApi(context: ServerContext): Hono {
  const api = answering(context);
  api.route('/', shellRoutes(context));
  api.route('/', locationRoutes(context));
  api.route('/', accountRoutes(context, thankForFirstOrder));
  api.route('/', paymentRoutes(context, settlers));
  api.route('/', walletRoutes(context, settlers));
  api.route('/', catalogueRoutes(context));
  api.route('/', cartRoutes(context));
  api.route('/', parcelRoutes(context));
  api.route('/', orderingRoutes(context, settlers));
  api.route('/', rentalRoutes(context, settlers));
  api.route('/', wishlistRoutes(context));
  api.route('/', messagingRoutes(context));
  api.get(getApiReference.path, apiReference(api));
  return api;
}

function answering(context: ServerContext): Hono {
  const app = new Hono();
  app.onError(answerFailure(context));
  app.notFound(answerNotFound);
  return app;
}

/** Failed answers are left out of the page: the client repeats the call and gets the error. */
function pageSource({ db, desk }: ServerContext, api: Hono): PageSource {
  const rulesNow = async () =>
    desk ? await deskRows(db).then(rulesAmong, () => null) : ([] as const);
  return {
    ask: async (call, headers) => {
      const [path = call] = call.split('?');
      const rules = await rulesNow();
      if (!rules || rules.some((rule) => matches(rule.call, `GET ${path}`))) return undefined;
      const response = await api.request(call, { headers });
      return response.ok ? ((await response.json()) as unknown) : undefined;
    },
    mayCache: async () => (await rulesNow())?.length === 0,
  };
}

/** Answers are personal and current: no cache on the way may store them. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

/** Pages of these origins may use the API with a token, never with cookies. */
const corsFor = (origins: readonly string[]) => ({
  origin: [...origins],
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-localization'],
    ...['X-software-id', 'software-id', 'zoneId', 'moduleId', 'latitude', 'longitude'],
  ],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
  maxAge: 600,
});

const EVERY_CALL = `${API_ROOT}/*`;
/** Calls with uploads count the bytes as they arrive. */
const UPLOADS: ReadonlySet<string> = new Set(
  [keepPrescription, sendMessage, updateProfile, reviewItem, reviewVehicle].map(({ path }) => path),
);
const LARGEST_BODY = 100_000;
const TOO_LARGE = httpError(413, 'body', 'The request body is too large');
const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => Promise.reject(TOO_LARGE),
});
/** Compared as text: matching these paths as routes took a fortieth of the server's time. */
const limitBodies: MiddlewareHandler = (c, next) =>
  UPLOADS.has(c.req.path) ? next() : limitBody(c, next);
const SECURITY = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Left to the operator, who adds TLS in front of the server.
  strictTransportSecurity: false,
} as const;
