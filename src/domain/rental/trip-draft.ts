import type { Contact } from '#domain/account/contact.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { ProviderId } from './provider.ts';
import type { TripPaymentMethod } from './trip.ts';
import type { TripType } from './trip-details.ts';

export type TripDraft = {
  readonly providerId: ProviderId;
  readonly providerName: string;
  readonly type: TripType;
  readonly pickupAt: Instant;
  /** The total that the customer saw: a different one is refused. */
  readonly total: Money;
  readonly contact: Contact;
  readonly method: TripPaymentMethod;
  readonly couponCode: string | null;
  readonly note: string;
};
