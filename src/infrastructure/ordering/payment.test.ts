import { expect, test } from 'vitest';
import { payOrder, readOrderPayment } from '#contract/ordering-payment.ts';
import { ok } from '#domain/kernel/result.ts';
import { USD, cents } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createOrderPayment } from './api.ts';

const signal = new AbortController().signal;
const it = { kind: 'order', id: 7, phone: '+12125550177' } as const;
const browser = (baseUrl = '') => ({
  baseUrl,
  currentUrl: () => new URL('https://shop.test/checkout?page=placed&order_id=7&flag=fail'),
});
const payments = (http: ReturnType<typeof httpClientByHand>, baseUrl?: string) =>
  createOrderPayment({ http, currency: () => USD }, browser(baseUrl));

test.each([
  { kind: 'order', from: 'checkout', page: '/checkout?page=placed&order_id=7' },
  { kind: 'order', from: 'tracking', page: '/track-order?order_id=7' },
  { kind: 'parcel', from: 'checkout', page: '/track-order?order_id=7' },
  { kind: 'parcel', from: 'tracking', page: '/track-order?order_id=7' },
] as const)(
  'a $kind is paid at the gateway from the $from, which leads back to $page [D-09, D-69]',
  async ({ kind, from, page }) => {
    const http = httpClientByHand({ message: 'Noted', redirect_link: '/pay/1' });

    expect(await payments(http, 'https://api.test').begin({ ...it, kind }, from, signal)).toEqual(
      ok('https://api.test/pay/1'),
    );
    expect(http.asked).toMatchObject([
      {
        path: payOrder.path,
        body: {
          ...{ order_id: 7, contact_number: '+12125550177', payment_method: 'digital_payment' },
          callback: `https://shop.test${page}`,
        },
      },
    ]);
  },
);

test('nowhere where the link is none', async () => {
  const redirect_link = 'javascript:alert(1)';
  const http = httpClientByHand({ message: 'Noted', redirect_link });
  expect(await payments(http).begin(it, 'checkout', signal)).toMatchObject({ ok: false });
});

test('an order that is paid already has no page of the gateway, which is no failure [D-09]', async () => {
  const http = httpClientByHand({ message: 'Noted', redirect_link: null });
  expect(await payments(http).begin(it, 'checkout', signal)).toEqual(ok(null));
});

test.each([
  { way: 'cash', method: 'cash_on_delivery' },
  { way: 'wallet', method: 'wallet' },
] as const)('it is paid by $way instead [D-09]', async ({ way, method }) => {
  const http = httpClientByHand({ message: 'Noted', redirect_link: null });
  expect(await payments(http).change(it, way, signal)).toEqual(ok(null));
  expect(http.asked).toMatchObject([{ body: { order_id: 7, payment_method: method } }]);
});

test('the server says how it is paid, whatever the address says [D-09]', async () => {
  const http = httpClientByHand({
    ...{ stage: 'owed_back', amount: 18.6, due_at: '2026-11-21T18:00:00Z' },
    methods: [
      { method: 'digital_payment', available: true },
      { method: 'wallet', available: false, limit: 3 },
    ],
  });

  expect(await payments(http).read(it, signal)).toEqual(
    ok({
      ...{ stage: 'owedBack', amount: cents(1_860), dueAt: Date.UTC(2026, 10, 21, 18) },
      options: [
        { method: 'gateway', available: true, limit: null },
        { method: 'wallet', available: false, limit: cents(300) },
      ],
    }),
  );
  expect(http.asked).toMatchObject([
    { path: readOrderPayment.path, query: { order_id: 7, contact_number: '+12125550177' } },
  ]);
});
