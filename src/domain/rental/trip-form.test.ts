import { describe, expect, test } from 'vitest';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { firstTripError, parseTripForm, type TripForm } from './trip-form.ts';

const form: TripForm = {
  name: 'Grace Hopper',
  phone: '+1 212 555 0177',
  email: 'grace@example.com',
  note: ' By the fountain ',
  method: 'cash_payment',
};
const terms = {
  asGuest: true,
  pickupAt: TUESDAY_AT_THREE,
  now: later(TUESDAY_AT_THREE, -MINUTE),
  methods: ['cash_payment'],
  country: 'US',
} as const;

describe('what a customer fills in before a trip is booked', () => {
  test('is read whole', () => {
    expect(parseTripForm(form, terms)).toEqual({
      ok: true,
      value: {
        contact: { name: 'Grace Hopper', phone: '+12125550177', email: 'grace@example.com' },
        method: 'cash_payment',
        note: 'By the fountain',
      },
    });
  });

  test.each([
    [{ now: TUESDAY_AT_THREE }, {}, { field: 'pickup', error: 'passed' }],
    [{ pickupAt: null }, {}, { field: 'pickup', error: 'now' }],
    [{}, { phone: '555' }, { field: 'phone', error: 'malformed' }],
    [{}, { email: '' }, { field: 'email', error: 'missing' }],
    [{}, { method: null }, { field: 'method', error: 'missing' }],
    [{}, { method: 'wallet' }, { field: 'method', error: 'notOffered' }],
    [{}, { note: 'x'.repeat(301) }, { field: 'note', error: 'tooLong' }],
  ] as const)('is refused where it is wrong: %j %j [RENT-CART-34]', (other, typed, error) => {
    const parsed = parseTripForm({ ...form, ...typed }, { ...terms, ...other });
    expect(parsed.ok ? null : firstTripError(parsed.failure)).toEqual(error);
  });

  test('of a customer needs no e-mail address', () => {
    expect(parseTripForm({ ...form, email: '' }, { ...terms, asGuest: false }).ok).toBe(true);
  });
});
