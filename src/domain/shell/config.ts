import type { Country } from '#domain/account/phone.ts';
import type { DistanceUnit } from '#domain/kernel/distance.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { PointTerms } from '#domain/wallet/points.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** Read once before the first screen. */
export type AppConfig = {
  readonly name: string;
  readonly logo: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Empty when unknown. */
  readonly country: Country;
  /** Needed to verify a contact or to reset a password. */
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
  readonly digitalPayment: boolean;
  readonly wallet: boolean;
  readonly loyaltyPoints: boolean;
  readonly referrals: boolean;
  readonly addsFunds: boolean;
  readonly pointTerms: PointTerms;
  /** Points for each hundred units of an order's total. */
  readonly pointsPercent: number;
  readonly referralCredit: Money;
  readonly links: { readonly travels: string; readonly handyman: string };
};
