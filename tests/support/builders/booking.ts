import { id } from '#domain/kernel/id.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { dollars } from './money.ts';
import { TUESDAY_AT_THREE } from './rental.ts';

/** What is sent to book `aTripCart()`. */
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
