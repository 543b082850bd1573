import type { Contact } from '#domain/account/contact.ts';
import type { Id } from '#domain/kernel/id.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

/** Maximum per customer: they are read all at once. */
export const MAX_ADDRESSES = 50;

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
export type AddressId = Id<'Address'>;

/** Optional lines of an address; the wire and the tables use the same names. */
export const DOOR_FIELDS = ['road', 'house', 'floor'] as const;
export type DoorField = (typeof DOOR_FIELDS)[number];
export type Door = Readonly<Record<DoorField, string>>;
export const NO_DOOR: Door = recordOf(DOOR_FIELDS, () => '');

export type AddressDraft = Door & {
  readonly type: AddressType;
  /** The customer's own name for it; empty when the type is enough. */
  readonly label: string;
  readonly contact: Contact;
  /** The map's text for the point. */
  readonly address: string;
  readonly point: GeoPoint;
  readonly directions: string;
};

export type Address = AddressDraft & {
  readonly id: AddressId;
  /** Null when the server does not send it. */
  readonly zone: ZoneId | null;
};
