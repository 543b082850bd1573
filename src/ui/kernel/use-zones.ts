import { useMemo } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { useStorefront } from './use-storefront.ts';

export function useZones() {
  const zones = useStorefront(select.zones);
  return useMemo(() => zonesOf(zones), [zones]);
}
