import { expect, test } from 'vitest';
import { listRefundReasons, requestRefund } from '#contract/ordering-refunds.ts';
import { listOrderReviews, reviewCourier, reviewItem } from '#contract/ordering-reviews.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { USD } from '#tests/support/builders/money.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createOrderReviewing, createRefundGateway, createOrderReader } from './orders.api.ts';

const { signal } = new AbortController();
const order = id<'Order'>(100_042);

test('what was said of an order is read with what may be said [D-92, REV-05]', async () => {
  const said = { rating: 4.5, comment: 'Crisp', reply: 'Thank you!' };
  const wire = { ...said, attachment_full_url: ['/p.jpg'] };
  const http = httpClientByHand({
    items: [
      { item_id: 1, name: 'Masala Dosa', image_full_url: '/d.webp', review: wire, can_review: 0 },
    ],
    courier: { review: null, can_review: 1 },
  });

  expect(
    await createOrderReader({ http, currency: () => USD, report: () => {} }).reviews(order),
  ).toEqual(
    ok({
      items: [
        {
          ...{ id: 1, name: 'Masala Dosa', image: '/d.webp', reviewable: false },
          review: { ...said, pictures: ['/p.jpg'] },
        },
      ],
      courier: { review: null, reviewable: true },
    }),
  );
  expect(http.asked).toMatchObject([
    { method: 'GET', path: listOrderReviews.path, query: { order_id: 100_042 } },
  ]);
});

test('an item and a courier are reviewed each at their own address [D-92, CONST-19]', async () => {
  const http = httpClientByHand({ message: 'Thank you' });
  const reviewing = createOrderReviewing({ http });
  const said = { rating: 0.5, comment: 'Cold' };
  const item = { kind: 'item', order, item: id<'Item'>(1), name: 'Dosa' } as const;
  const images = ['a.png', 'b.png'].map((name) => new File([name], name, { type: 'image/png' }));

  expect(await reviewing.send({ subject: item, ...said, images }, signal)).toEqual(ok(null));
  await reviewing.send({ subject: { kind: 'courier', order }, ...said, images: [] }, signal);

  const [ofItem, ofCourier] = http.asked;
  expect([ofItem, ofCourier]).toMatchObject([
    { method: 'POST', path: reviewItem.path },
    { method: 'POST', path: reviewCourier.path, body: { order_id: 100_042, ...said } },
  ]);
  const form = ofItem?.body as FormData;
  const pictures = form.getAll('attachment[]') as File[];
  expect(await Promise.all(pictures.map(async (file) => file.text()))).toEqual(['a.png', 'b.png']);
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'attachment[]'))).toEqual({
    ...{ order_id: '100042', item_id: '1', rating: '0.5', comment: 'Cold' },
  });
});

test('a refund is asked for with its reason, by number and phone [D-14]', async () => {
  const http = httpClientByHand({ message: 'Sent' });
  const draft = { order: { id: order, phone: '+12125550123' }, reason: 'Missing', note: 'Chutney' };

  expect(await createRefundGateway({ http }).request(draft, signal)).toEqual(ok(null));
  expect(http.asked).toMatchObject([
    {
      method: 'POST',
      path: requestRefund.path,
      body: {
        order_id: 100_042,
        contact_number: '+12125550123',
        customer_reason: 'Missing',
        customer_note: 'Chutney',
      },
      asGuest: true,
    },
  ]);
});

test('the reasons for a refund come in the words of the server [D-14]', async () => {
  const http = httpClientByHand({ refund_reasons: [{ id: 1, reason: 'Items are missing' }] });

  expect(await createRefundGateway({ http }).reasons(signal)).toEqual(ok(['Items are missing']));
  expect(http.asked).toMatchObject([{ method: 'GET', path: listRefundReasons.path }]);
});
