import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Settlers } from '#server/payment/payments.ts';
import { afterRoutes } from './after-routes.ts';
import { againRoutes } from './again-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { couponRoutes } from './coupon-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { prescriptionRoutes } from './prescription-routes.ts';

export const orderingRoutes = (context: ServerContext, settlers: Settlers): Hono =>
  new Hono()
    .route('/', checkoutRoutes(context))
    .route('/', couponRoutes(context))
    .route('/', prescriptionRoutes(context))
    .route('/', orderRoutes(context))
    .route('/', paymentRoutes(context, settlers))
    .route('/', trackingRoutes(context))
    .route('/', againRoutes(context))
    .route('/', afterRoutes(context));
