import type { Country } from '#domain/account/phone.ts';
import type { DistanceUnit } from '#domain/kernel/distance.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { PointTerms } from '#domain/wallet/points.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** What the owner has set, read once before the first screen. */
export type AppConfig = {
  readonly name: string;
  readonly logo: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Where it sells; empty where that is not known. */
  readonly country: Country;
  /** Whether codes reach those who ask for them, to prove a contact or for a new password. */
  readonly sendsCodes: boolean;
  readonly currency: Currency;
  readonly currencySide: 'left' | 'right';
  readonly timeZone: TimeZone;
  readonly centre: GeoPoint;
  readonly distanceUnit: DistanceUnit;
  readonly guestCheckout: boolean;
  /** Subtotal from which delivery is free; null for never. */
  readonly freeDeliveryFrom: Money | null;
  readonly vegetarianMarks: boolean;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  readonly homeDelivery: boolean;
  readonly takeAway: boolean;
  readonly scheduling: boolean;
  /** Whether what is bought can be paid on the page of a payment gateway. */
  readonly digitalPayment: boolean;
  readonly wallet: boolean;
  readonly loyaltyPoints: boolean;
  /** Whether customers are rewarded for those they bring along. */
  readonly referrals: boolean;
  /** Whether customers may add money to their wallets. */
  readonly addsFunds: boolean;
  readonly pointTerms: PointTerms;
  /** How many points a hundred units of an order's total earn. */
  readonly pointsPercent: number;
  /** What an inviter is credited with. */
  readonly referralCredit: Money;
  readonly links: { readonly travels: string; readonly handyman: string };
};
