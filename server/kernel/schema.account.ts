import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './schema.columns.ts';

export type CustomerTable = {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Whether the customer is known to read what is sent there. */
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
  /** Codes could be sent when the account was opened, or its contact changed last: what is given once a customer asks for one that was typed. */
  verification_asked: Generated<boolean>;
  /** Whether they would be told of orders and offers. */
  notifications: Generated<boolean>;
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
  id: Generated<number>;
  /** By what the customer knows it again; empty where the browser did not say. */
  device: Generated<string>;
  used_at: Timestamp;
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

export type CodePurpose = 'verify_email' | 'verify_phone' | 'reset';

/** A code that was sent, hashed; one for each address that asks for it, of those who have an account and who have none. */
export type VerificationCodeTable = {
  purpose: CodePurpose;
  /** The e-mail address or phone that it went to. */
  recipient: string;
  /** Who asked for it, and may alone use it: a customer, a device or an address. */
  asker: string;
  /** Null where no account is reached there: then no code is right. */
  customer_id: number | null;
  code_hash: string;
  tries: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** When it was typed rightly. */
  proved_at: NullableTimestamp;
  used_at: NullableTimestamp;
};

/** What a contact has used of what is given once a customer, of an account that has it no longer. */
export type FormerUseTable = {
  contact_hash: string;
  /** The number that the account had. */
  customer_id: number;
  kind: 'order' | 'coupon' | 'trip_coupon';
  /** The coupon; 0 of orders. */
  reference: number;
  count: number;
  noted_at: Timestamp;
};

/** What would have been sent, for developers: written only where there is a control desk. */
export type CodeOutboxTable = {
  id: Generated<number>;
  customer_id: number;
  purpose: CodePurpose;
  recipient: string;
  code: string;
  created_at: Timestamp;
};
