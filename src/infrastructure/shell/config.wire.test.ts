import * as v from 'valibot';
import { expect, test } from 'vitest';
import { config } from '#contract/shell.ts';
import { toShopConfig } from './config.wire.ts';

const from = (facts: Record<string, unknown>) =>
  toShopConfig(v.parse(config, { business_name: 'Sundry', ...facts }));

test.each([
  { given: 1, allowed: true, because: 'it equals 1' },
  { given: '1', allowed: true, because: 'it equals 1 as text' },
  { given: 0, allowed: false, because: 'it is switched off' },
  { given: true, allowed: false, because: 'it is not the number 1' },
  { given: 2, allowed: false, because: 'it is another number' },
  { given: undefined, allowed: false, because: 'nothing is said' },
])('guests may check out: $allowed, $because (GATE-13)', ({ given, allowed }) => {
  expect(from({ guest_checkout_status: given }).guestCheckout).toBe(allowed);
});

test('without a configured place the map opens at lower Manhattan (CONST-36)', () => {
  expect([
    from({}).centre,
    from({ default_location: { lat: '40.75', lng: '-73.98' } }).centre,
    from({ default_location: { lat: 400, lng: 0 } }).centre,
  ]).toEqual([
    { latitude: 40.7128, longitude: -74.006 },
    { latitude: 40.75, longitude: -73.98 },
    { latitude: 40.7128, longitude: -74.006 },
  ]);
});

test('amounts have the configured digits, and two when none are (CONST-18)', () => {
  expect([
    from({}).currency,
    from({ currency_code: 'kwd', digit_after_decimal_point: 3, free_delivery_over: 12.5 })
      .freeDeliveryFrom,
    from({ currency_code: '???' }).currency.code,
  ]).toEqual([
    { code: 'USD', digits: 2 },
    { minor: 12_500, currency: { code: 'KWD', digits: 3 } },
    'USD',
  ]);
});

test('a link of the rail leads to the web or nowhere (NAV-43, NAV-44)', () => {
  const { links } = from({
    external_links: { travels: 'https://travels.example', handyman: 'javascript:alert(1)' },
  });

  expect(links).toEqual({ travels: 'https://travels.example', handyman: '' });
});

test('a time zone that does not exist leaves the shop its clock', () => {
  expect(from({ time_zone: 'Mars/Olympus' }).timeZone).toBe('America/New_York');
});
