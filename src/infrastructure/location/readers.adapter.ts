import { CURRENT_SCOPE } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/wire.bindings.ts';
import { createZoneFinder, createZoneReader } from './api.ts';

export const ZONE_ADAPTER = service((get) => {
  const { read, currency } = get(CURRENT_SCOPE);
  return createZoneReader(get(HTTP_CLIENT), () => read().token !== null, currency);
});
export const ZONE_FINDER_ADAPTER = service((get) => createZoneFinder(get(HTTP_CLIENT)));
