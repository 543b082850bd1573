import type { Known } from '#application/account/known.port.ts';
import type { PlacedParcel } from './parcel-gateway.port.ts';

export type KnownParcels = Pick<Known<PlacedParcel['id'], PlacedParcel>, 'save' | 'placed'>;
