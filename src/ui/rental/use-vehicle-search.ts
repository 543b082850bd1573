import * as searched from '#application/rental/search-trip.selectors.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import {
  narrowed,
  searchIn,
  searchParams,
  type VehicleSearch,
} from '#domain/rental/vehicle-search.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { searchOf } from '#domain/rental/trip-search.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useSearchTrip } from './use-search-trip.ts';

export type SearchControls = {
  readonly search: VehicleSearch;
  /** Other filters, or another order: the list begins at its first page again. */
  readonly narrow: (change: Parameters<typeof narrowed>[1]) => void;
  /** Anything else, such as the page. */
  readonly change: (change: Partial<VehicleSearch>) => void;
};

/**
 * What the list of vehicles shows, as the address bar says it: so Back, reload and a shared link show the
 * same. Null until it is known in which time zone the address speaks.
 */
export function useVehicleSearch(): SearchControls | null {
  const { navigator } = useServices();
  const { query } = useAddress();
  const zone = useStorefront(select.timeZone);
  const trip = useSearchTrip(searched.detailsOf, null);
  if (zone === null) return null;

  const search = withTrip(searchIn(query, zone), trip);
  const show = (next: VehicleSearch) => {
    const before = searchParams(search, zone);
    const after = searchParams(next, zone);
    const names = new Set(['all_category', ...before.keys(), ...after.keys()]);
    navigator.changeQuery(Object.fromEntries([...names].map((name) => [name, after.get(name)])));
  };
  return {
    search,
    narrow: (change) => show(narrowed(search, change)),
    change: (change) => show({ ...search, ...change }),
  };
}

/** An address that says no trip shows what was searched last. */
const withTrip = (search: VehicleSearch, trip: TripDetails | null): VehicleSearch =>
  trip && search.trip.pickup === null ? { ...search, trip: searchOf(trip) } : search;
