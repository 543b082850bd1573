import type { Contact } from '#domain/account/contact.ts';
import type { Id } from '#domain/kernel/id.ts';
import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

/** The most that a customer keeps: they are read all at once. */
export const MAX_ADDRESSES = 50;

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
export type AddressId = Id<'Address'>;

/** What is needed to bring something to a door: where it is, how to find it, and whom to call. */
export type AddressDraft = {
  readonly type: AddressType;
  /** The customer's own name for it; empty where the type says enough. */
  readonly label: string;
  readonly contact: Contact;
  /** What the map says is there. */
  readonly address: string;
  readonly point: GeoPoint;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  /** In the customer's words, for the courier. */
  readonly directions: string;
};

/** An address that the server keeps for a customer. */
export type Address = AddressDraft & {
  readonly id: AddressId;
  /** Null where the server does not say. */
  readonly zone: ZoneId | null;
};
