import type { KnownParcels } from '#application/parcel/known-parcels.port.ts';
import type { ParcelDrafts } from '#application/parcel/parcel-drafts.port.ts';
import type { ParcelDraft } from '#application/parcel/parcel-gateway.port.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import {
  EMPTY_PARCEL_FORM,
  type EndForm,
  type EndName,
  type ParcelForm,
} from '#domain/parcel/parcel-form.ts';
import { createKnown } from '#infrastructure/account/known.storage.ts';
import type { DraftKind } from '#infrastructure/account/placement-keys.storage.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { objectIn } from '#infrastructure/kernel/stored-json.ts';

/** Survives a reload, but not the tab. Unreadable content is dropped. */
export function createParcelDrafts(store: KeyValueStore): ParcelDrafts {
  return {
    recall() {
      const kept = objectIn(store.read(KEYS.parcelForm));
      return kept && formIn(kept);
    },
    save: (form) => store.write(KEYS.parcelForm, JSON.stringify(form)),
    forget: () => store.remove(KEYS.parcelForm),
  };
}

type Stored = Readonly<Record<string, unknown>>;

const textIn = (stored: Stored, field: string): string => {
  const value = stored[field];
  return typeof value === 'string' ? value.slice(0, 1_000) : '';
};
const partOf = (stored: Stored, field: string): Stored => {
  const value = stored[field];
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
};

function formIn(stored: Stored): ParcelForm {
  const contents = partOf(stored, 'contents');
  return {
    sender: endIn(stored, 'sender'),
    receiver: endIn(stored, 'receiver'),
    contents: {
      weight: textIn(contents, 'weight'),
      length: textIn(contents, 'length'),
      value: textIn(contents, 'value'),
      acknowledged: contents['acknowledged'] === true,
    },
    payer: stored['payer'] === 'receiver' ? 'receiver' : EMPTY_PARCEL_FORM.payer,
  };
}

function endIn(stored: Stored, name: EndName): EndForm {
  const end = partOf(stored, name);
  const place = partOf(end, 'place');
  const at = partOf(place, 'point');
  const point = parseGeoPoint(at['latitude'], at['longitude']);
  return {
    name: textIn(end, 'name'),
    phone: textIn(end, 'phone'),
    note: textIn(end, 'note'),
    place: point && { point, address: textIn(place, 'address') },
  };
}

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

export const createKnownParcels = (store: KeyValueStore): KnownParcels =>
  createKnown(store, KEYS.knownParcels);
