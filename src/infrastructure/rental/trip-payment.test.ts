import { expect, test } from 'vitest';
import { payTrip, readTripPayment } from '#contract/rental-trips.ts';
import { ok } from '#domain/kernel/result.ts';
import { USD, cents } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createTripPayment } from './trips.api.ts';

const signal = new AbortController().signal;
const it = { kind: 'trip', id: 500_001, phone: '+12125550123' } as const;
const browser = (baseUrl = '') => ({
  baseUrl,
  currentUrl: () => new URL('https://shop.test/rental/checkout?page=placed&trip_id=500001'),
});
const payments = (http: ReturnType<typeof httpClientByHand>, baseUrl?: string) =>
  createTripPayment({ http, currency: () => USD }, browser(baseUrl));

test.each(['checkout', 'tracking'] as const)(
  'a trip is paid at the gateway, which leads back to its page, from the %s [API-45, D-71]',
  async (from) => {
    const http = httpClientByHand({ message: 'Noted', redirect_link: '/pay/1' });

    expect(await payments(http, 'https://api.test').begin(it, from, signal)).toEqual(
      ok('https://api.test/pay/1'),
    );
    expect(http.asked).toMatchObject([
      {
        path: payTrip.path,
        body: {
          ...{ trip_id: 500_001, contact_number: '+12125550123' },
          payment_method: 'digital_payment',
          callback_url: 'https://shop.test/rental/track-trip?trip_id=500001',
        },
      },
    ]);
  },
);

test('a back end that answers the page alone is understood, too [API-45]', async () => {
  const http = httpClientByHand('https://pay.example/1');
  expect(await payments(http).begin(it, 'checkout', signal)).toEqual(ok('https://pay.example/1'));
});

test('a trip that is paid already has no page of the gateway, which is no failure [API-45]', async () => {
  const http = httpClientByHand({ message: 'Noted', redirect_link: null });
  expect(await payments(http).begin(it, 'checkout', signal)).toEqual(ok(null));
});

test.each(['javascript:alert(1)', { message: 'Noted', redirect_link: 'javascript:alert(1)' }])(
  'no one is led to what is no page: %j [API-45]',
  async (answer) => {
    const http = httpClientByHand(answer);
    expect(await payments(http).begin(it, 'checkout', signal)).toMatchObject({ ok: false });
  },
);

test.each([
  { way: 'cash', method: 'cash_payment' },
  { way: 'wallet', method: 'wallet' },
] as const)('a trip is paid by $way instead [API-45]', async ({ way, method }) => {
  const http = httpClientByHand({ message: 'Noted', redirect_link: null });
  expect(await payments(http).change(it, way, signal)).toEqual(ok(null));
  expect(http.asked).toMatchObject([{ body: { trip_id: 500_001, payment_method: method } }]);
});

test('the server says how a trip is paid [D-71]', async () => {
  const http = httpClientByHand({
    ...{ stage: 'declined', amount: 30, due_at: '2026-11-21T18:00:00Z' },
    methods: [{ method: 'cash', available: true }],
  });

  expect(await payments(http).read(it, signal)).toEqual(
    ok({
      ...{ stage: 'declined', amount: cents(3_000), dueAt: Date.UTC(2026, 10, 21, 18) },
      options: [{ method: 'cash', available: true, limit: null }],
    }),
  );
  expect(http.asked).toMatchObject([
    { path: readTripPayment.path, query: { trip_id: 500_001, contact_number: '+12125550123' } },
  ]);
});
