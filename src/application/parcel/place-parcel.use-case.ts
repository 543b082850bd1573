import { placeOnce } from '#application/account/place-once.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import type { ParcelDraft, ParcelGateway } from './parcel-gateway.port.ts';
import type * as Send from '#application/parcel/send-parcel/setup.ts';

type Ports = {
  readonly parcels: Pick<ParcelGateway, 'place'>;
  readonly keys: Pick<PlacementKeys<ParcelDraft>, 'keyFor' | 'unanswered' | 'settle'>;
};

/** Places a parcel, never twice. */
export const createPlaceParcel =
  ({ parcels, keys }: Ports) =>
  (draft: ParcelDraft, signal: AbortSignal): Promise<Send.PlaceAnswer> =>
    placeOnce({ keys, place: parcels.place }, draft, signal);
