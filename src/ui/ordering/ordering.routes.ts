import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

/** All reads depend on the customer, so none are prefetched. */
export const orderingRoutes = defineRoutes({
  checkout: {
    title: messages.checkout,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/checkout-page.tsx')).CheckoutPage),
  },
  trackOrder: {
    title: messages.trackOrder,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/track-order-page.tsx')).TrackOrderPage),
  },
  trackParcel: {
    title: messages.trackParcel,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/track-parcel-page.tsx')).TrackParcelPage),
  },
  myOrders: {
    title: messages.myOrders,
    needs: 'customer',
    profileIcon: 'receipt',
    view: lazyView(async () => (await import('./pages/my-orders-page.tsx')).MyOrdersPage),
  },
  coupons: {
    title: messages.coupons,
    needs: 'customer',
    profileIcon: 'tag',
    view: lazyView(async () => (await import('./pages/coupons-page.tsx')).CouponsPage),
  },
});
