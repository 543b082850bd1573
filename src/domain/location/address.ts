import type { Contact } from '#domain/account/contact.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

/** Maximum per customer: they are read all at once. */
export const MAX_ADDRESSES = 50;

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
export type AddressId = Id<'Address'>;

export type AddressDraft = {
  readonly type: AddressType;
  /** The customer's own name for it; empty when the type is enough. */
  readonly label: string;
  readonly contact: Contact;
  /** The map's text for the point. */
  readonly address: string;
  readonly point: GeoPoint;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly directions: string;
};

export type Address = AddressDraft & {
  readonly id: AddressId;
  /** Null when the server does not send it. */
  readonly zone: ZoneId | null;
};
