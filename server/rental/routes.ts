import { Hono } from 'hono';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Settlers } from '#server/payment/payments.ts';
import { couponRoutes } from './coupon-routes.ts';
import { rentalHomeRoutes } from './home-routes.ts';
import { tripPaymentRoutes } from './payment-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { tripCartRoutes } from './trip-cart-routes.ts';
import { tripRoutes } from './trip-routes.ts';
import { vehicleRoutes } from './vehicle-routes.ts';

export const rentalRoutes = (context: ServerContext, settlers: Settlers): Hono =>
  new Hono()
    .route('/', rentalHomeRoutes(context))
    .route('/', vehicleRoutes(context))
    .route('/', providerRoutes(context))
    .route('/', tripCartRoutes(context))
    .route('/', tripRoutes(context))
    .route('/', tripPaymentRoutes(context, settlers))
    .route('/', couponRoutes(context));
