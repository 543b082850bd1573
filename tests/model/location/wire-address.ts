import type { Address } from '#domain/location/address.ts';
import { toSaveBody } from '#infrastructure/location/addresses.api.ts';

export const toWireAddress = ({ id, zone, ...draft }: Address) => ({
  ...toSaveBody(draft),
  id,
  user_id: 1,
  zone_id: zone,
  latitude: String(draft.point.latitude),
  longitude: String(draft.point.longitude),
});
