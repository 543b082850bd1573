import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './schema.columns.ts';

export type CustomerTable = {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Whether the customer is known to read what is sent there. */
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
  password_hash: string;
  /** The address of their picture; null for none. */
  image: string | null;
  referral_code: string;
  /** Whose referral code they signed up with; null once that account is gone. */
  invited_by: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Timestamp;
  /** The name by which the control desk knows a customer of the example data; null for people. */
  persona: string | null;
};

/** Tokens are stored hashed (SHA-256, hex). */
export type SessionTable = {
  token_hash: string;
  customer_id: number;
  /** The guest who signed in here; null when none was named. */
  guest_id: ColumnType<number | null, number | null | undefined, never>;
  created_at: Timestamp;
  expires_at: Timestamp;
};

/** Random 53-bit ids, exact as a JSON number. */
export type GuestTable = { id: number; created_at: Timestamp };

export type AddressTable = {
  id: Generated<number>;
  customer_id: number;
  type: string;
  /** What the customer calls it. */
  label: Generated<string>;
  contact_name: string;
  contact_phone: string;
  contact_email: Generated<string>;
  address: string;
  road: string;
  house: string;
  floor: string;
  delivery_instruction: Generated<string>;
  lat: number;
  lng: number;
  zone_id: number;
};

export type LoginFailureTable = { id: Generated<number>; login: string; at: Timestamp };

/** How often something was tried in a span of time; worthless once the span has ended. */
export type AttemptTable = { subject: string; began: Timestamp; ends: Timestamp; count: number };

/** Where a customer has signed in before. */
export type KnownDeviceTable = { token_hash: string; customer_id: number; used_at: Timestamp };
