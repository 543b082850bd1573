import * as v from 'valibot';
import { expect, test } from 'vitest';
import { config } from '#contract/shell.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { ServerClock } from '#infrastructure/kernel/server-clock.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createConfigReader, toAppConfig } from './api.ts';

const from = (facts: Record<string, unknown>) =>
  toAppConfig(v.parse(config, { business_name: 'Sundry', ...facts }));

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

test.each([0, '0', '0.00', null, undefined])(
  'a sum of %j for free delivery is none: nothing promises delivery from nothing on (CART-07, CHK-19)',
  (free_delivery_over) => {
    expect(from({ free_delivery_over }).freeDeliveryFrom).toBeNull();
  },
);

test('amounts have the configured digits, and two when none are (CONST-18)', () => {
  expect([
    from({}).currency,
    from({ currency_code: 'kwd', digit_after_decimal_point: 3, free_delivery_over: 12.5 })
      .freeDeliveryFrom,
  ]).toEqual([
    { code: 'USD', digits: 2 },
    { minor: 12_500, currency: { code: 'KWD', digits: 3 } },
  ]);
});

test.each(['???', 'U$D', '   '])(
  'a currency that cannot be read (%j) is never taken for dollars [CONST-18]',
  async (currency_code) => {
    expect(() => from({ currency_code })).toThrow('Not a currency');

    const reported: string[] = [];
    const http = httpClientByHand({ business_name: 'Sundry', currency_code });
    const clock = { learn: () => {} } as unknown as ServerClock;
    const reader = createConfigReader(http, clock, (problem) => void reported.push(problem));
    const answer = await reader.config(new AbortController().signal);
    expect(answer).toEqual(refuse({ kind: 'unreachable', cause: 'broken' }));
    expect(reported).toHaveLength(1);
  },
);

test('a link of the rail leads to the web or nowhere (NAV-43, NAV-44)', () => {
  const { links } = from({
    external_links: { travels: 'https://travels.example', handyman: 'javascript:alert(1)' },
  });

  expect(links).toEqual({ travels: 'https://travels.example', handyman: '' });
});

test('a time zone that does not exist leaves the app its clock', () => {
  expect(from({ time_zone: 'Mars/Olympus' }).timeZone).toBe('America/New_York');
});
