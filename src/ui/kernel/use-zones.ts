import { useMemo } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { useStorefront } from './use-storefront.ts';

/** The zones that serve the customer's place; none while no place is set. */
export function useZones() {
  const zones = useStorefront(select.zones);
  return useMemo(() => zonesOf(zones), [zones]);
}
