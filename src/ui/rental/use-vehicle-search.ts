import * as searched from '#application/rental/search-trip/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import {
  narrowed,
  searchIn,
  searchParams,
  type VehicleSearch,
} from '#domain/rental/vehicle-search.ts';
import type { TripDetails, TripType } from '#domain/rental/trip-details.ts';
import { EMPTY_SEARCH, searchOf } from '#domain/rental/trip-search.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useSearchTrip, useSendToSearchTrip } from './use-search-trip.ts';

export type SearchControls = {
  readonly search: VehicleSearch;
  /** Other filters, or another order: the list begins at its first page again. */
  readonly narrow: (change: Parameters<typeof narrowed>[1]) => void;
  /** Anything else, such as the page. */
  readonly change: (change: Partial<VehicleSearch>) => void;
  /** By the hour, by distance, or either; null where the trip that is searched has settled it. */
  readonly chooseType: ((type: TripType | null) => void) | null;
};

/**
 * What the list of vehicles shows, as the address bar says it: so Back, reload and a shared link show the
 * same. Of the trip the search has the last word: vehicles are added for that one. Null until it is known
 * in which time zone the address speaks.
 */
export function useVehicleSearch(): SearchControls | null {
  const { navigator } = useServices();
  const { query } = useAddress();
  const zone = useStorefront(select.timeZone);
  const trip = useSearchTrip(searched.detailsOf, null);
  const type = useSearchTrip(searched.typeOf, null);
  const send = useSendToSearchTrip();
  if (zone === null) return null;

  const search = withTrip(searchIn(query, zone), trip, type);
  const show = (next: VehicleSearch) => {
    const before = searchParams(search, zone);
    const after = searchParams(next, zone);
    // Of all categories it stays, until it is of some.
    const isOfSome = next.filters.categories.length > 0;
    const names = new Set([
      ...(isOfSome ? ['all_category'] : []),
      ...before.keys(),
      ...after.keys(),
    ]);
    navigator.changeQuery(Object.fromEntries([...names].map((name) => [name, after.get(name)])));
  };
  return {
    search,
    narrow: (change) => show(narrowed(search, change)),
    change: (change) => show({ ...search, ...change }),
    chooseType:
      search.trip.pickup === null
        ? (chosen) => {
            const tripType = chosen ?? EMPTY_SEARCH.type;
            // In this order, so that the search knows the address that says the same.
            show({
              ...search,
              trip: { ...search.trip, type: tripType },
              isTypeChosen: chosen !== null,
              page: 1,
            });
            send({ type: 'type.choose', tripType });
          }
        : null,
  };
}

/**
 * The trip that is searched. While there is none, the address says it until the search has read it there;
 * where no trip is said at all, the form says which price is meant.
 */
function withTrip(
  search: VehicleSearch,
  trip: TripDetails | null,
  type: TripType | null,
): VehicleSearch {
  // How far it is, no vehicle depends on: the same vehicles are not asked for twice.
  if (trip) return { ...search, trip: { ...searchOf(trip), route: null }, isTypeChosen: true };
  if (search.trip.pickup !== null || type === null) return search;
  const isTypeChosen = search.isTypeChosen || type !== EMPTY_SEARCH.type;
  return { ...search, trip: { ...search.trip, type }, isTypeChosen };
}
