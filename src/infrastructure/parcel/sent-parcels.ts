import type { ParcelDraft } from '#application/parcel/parcel-gateway.port.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { DraftKind } from '#infrastructure/account/session-placement-keys.adapter.ts';

/** One at a time. */
export const SENT_PARCELS: DraftKind<ParcelDraft> = {
  name: KEYS.parcelKey,
  replaces: () => true,
  isDraft: (value) => {
    const { parcel, method, fee } = value as Partial<ParcelDraft>;
    return (
      typeof parcel?.sender?.phone === 'string' &&
      typeof parcel.receiver?.name === 'string' &&
      typeof method === 'string' &&
      typeof fee?.minor === 'number'
    );
  },
};
