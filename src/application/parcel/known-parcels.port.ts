import type { Known } from '#application/account/known.port.ts';
import type { PlacedParcel } from './parcel-gateway.port.ts';

/** What this tab knows of parcels that were sent in it. */
export type KnownParcels = Pick<Known<PlacedParcel['id'], PlacedParcel>, 'save' | 'placed'>;
