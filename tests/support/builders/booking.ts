import { id } from '#domain/kernel/id.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import type { TripQuote } from '#application/rental/booking.ts';
import { shownTrip } from '#domain/rental/trip-changes.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { dollars, USD } from './money.ts';
import { aTripCart, TUESDAY_AT_THREE } from './rental.ts';

/** The price of this cart for a guest without a coupon. */
export const aTripQuote = (
  cart: TripCart = aTripCart(),
  facts: Partial<TripQuote> = {},
): TripQuote => ({
  ...shownTrip(cart, { currency: USD, taxIncluded: false, coupon: null }),
  couponProblem: null,
  coupons: [],
  walletBalance: null,
  ...facts,
});

export const aTripDraft = (facts: Partial<TripDraft> = {}): TripDraft => ({
  providerId: id(1),
  providerName: 'Harbor Cars',
  type: 'hourly',
  pickupAt: TUESDAY_AT_THREE,
  total: dollars(30),
  contact: { name: 'Asha Rao', phone: '+12125550123', email: 'asha@example.com' },
  method: 'cash_payment',
  couponCode: null,
  note: '',
  ...facts,
});

export const aBookedTrip = (facts: Partial<BookedTrip> = {}): BookedTrip => ({
  id: id(500_001),
  providerName: 'Harbor Cars',
  pickupAt: TUESDAY_AT_THREE,
  total: dollars(30),
  method: 'cash_payment',
  phone: '+12125550123',
  ...facts,
});
