import type { Services } from '#application/shell/services.ts';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { defineRoutes, defineSharedPages } from '#ui/kernel/routes.ts';
import { messages } from './pages/titles.messages.ts';

const byVehicles = ({ vehicles }: Services) => vehicles();

const ListedProvidersPage = lazyView(
  async () => (await import('./pages/listed-providers-page.tsx')).ListedProvidersPage,
  byVehicles,
);

/** Overrides of shared pages: this module has providers and no stores. */
export const rentalShared = defineSharedPages({
  home: {
    view: lazyView(async () => (await import('./pages/rental-home.tsx')).RentalHome, byVehicles),
  },
  search: {
    view: lazyView(
      async () => (await import('./pages/found-rentals-page.tsx')).FoundRentalsPage,
      byVehicles,
    ),
  },
  latestStores: {
    title: messages.latestProviders,
    view: ListedProvidersPage,
  },
  popularStores: {
    title: messages.popularProviders,
    view: ListedProvidersPage,
  },
});

/** The reads' code loads with the pages. */
export const rentalRoutes = defineRoutes({
  vehicleSearch: {
    title: messages.vehicles,
    needs: 'place and module',
    view: lazyView(
      async () => (await import('./pages/vehicle-search-page.tsx')).VehicleSearchPage,
      byVehicles,
    ),
  },
  vehicle: {
    title: messages.vehicle,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/vehicle-page.tsx')).VehiclePage, byVehicles),
  },
  compareVehicles: {
    title: messages.compare,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/compare-page.tsx')).ComparePage),
  },
  provider: {
    title: messages.provider,
    needs: 'place and module',
    view: lazyView(
      async () => (await import('./pages/provider-page.tsx')).ProviderPage,
      byVehicles,
    ),
  },
  tripCheckout: {
    title: messages.tripCheckout,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/book-trip-page.tsx')).BookTripPage),
  },
  tripCart: {
    title: messages.tripCart,
    needs: 'place and module',
    view: lazyView(async () => (await import('./pages/trip-cart-page.tsx')).TripCartPage),
  },
  providers: {
    title: messages.providers,
    needs: 'place and module',
    view: lazyView(
      async () => (await import('./pages/providers-page.tsx')).ProvidersPage,
      byVehicles,
    ),
  },
  trackTrip: {
    title: messages.trackTrip,
    needs: 'nothing',
    view: lazyView(async () => (await import('./pages/track-trip-page.tsx')).TrackTripPage),
  },
  myTrips: {
    title: messages.myTrips,
    needs: 'customer',
    profileIcon: 'rental',
    view: lazyView(async () => (await import('./pages/my-trips-page.tsx')).MyTripsPage),
  },
});
