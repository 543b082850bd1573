import type { Contact } from '#domain/account/contact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { ProviderId } from './provider.ts';
import type { TripPaymentMethod } from './trip.ts';
import type { TripType } from './trip-details.ts';

/** What is sent to book the trip of the cart. */
export type TripDraft = {
  readonly providerId: ProviderId;
  readonly providerName: string;
  readonly type: TripType;
  readonly pickupAt: Instant;
  /** What the customer saw: a differing total is refused. */
  readonly total: Money;
  readonly contact: Contact;
  readonly method: TripPaymentMethod;
  readonly couponCode: string | null;
  readonly note: string;
};
