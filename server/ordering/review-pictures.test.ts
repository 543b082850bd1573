import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { listReviews } from '#contract/catalogue.ts';
import { pathOf } from '#contract/endpoint.ts';
import { listOrderReviews, reviewItem } from '#contract/ordering-reviews.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { purge } from '#server/purge.ts';
import { namesIn } from '#tests/support/files.ts';
import { formRequest } from '#tests/support/form-request.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { inFood, startOrdering } from '#tests/support/start-ordering.ts';
import { setOrderStatus } from './status.ts';

const server = startOrdering();
const { aDish, put, place } = server;

beforeEach(async () => {
  const { files } = server.server.context;
  for (const name of await namesIn(files)) await files.delete(name);
});

/** An order of Ada's, its delivery, and her review with pictures. */
async function delivered() {
  const { token } = await server.rows.customer({ first_name: 'Ada', last_name: 'Lovelace' });
  const mine = { ...inFood, token };
  const dish = await aDish();
  await put(dish.id, { guest_id: null }, mine);
  const { stores } = (await server.quote({ guest_id: null, order_type: 'take_away' }, mine)).body;
  const order_amount = stores[0].amounts.total;
  const { body } = await place(
    dish.store_id,
    { guest_id: null, order_type: 'take_away', order_amount },
    mine,
  );
  const order_id = body.order_id as number;
  const { db, now } = server.server.context;
  const deliver = () => setOrderStatus(db, order_id, 'delivered', now());
  const review = async (images: readonly Uint8Array<ArrayBuffer>[], facts: object = {}) => {
    const fields = { order_id, item_id: dish.id, rating: 4.5, comment: 'Crisp', ...facts };
    const request = await formRequest(token, fields, 'attachment[]', images);
    const answer = await server.server.request(reviewItem.path, request);
    const body = await answer.json();
    return [answer.status, body.errors?.[0].code ?? null];
  };
  const shown = async (): Promise<readonly string[]> => {
    const { body: list } = await server.server.get(pathOf(listReviews, { id: dish.id }));
    return list.reviews.flatMap(
      (one: { attachment_full_url: string[] }) => one.attachment_full_url,
    );
  };
  return { deliver, review, shown, order_id, mine };
}

const files = () => namesIn(server.server.context.files);

describe('pictures of a review [D-92, REV-05]', () => {
  test('are public, re-encoded, and survive the purge', async () => {
    const { deliver, review, shown, order_id, mine } = await delivered();
    await deliver();
    const camera = { IFD0: { Model: 'Camera of Ada' } };
    const photo = await sharp(await aPicture(2))
      .withExif(camera)
      .jpeg()
      .toBuffer();

    expect(await review([Uint8Array.from(photo), await aPicture(3)])).toEqual([200, null]);

    const urls = await shown();
    expect(urls).toHaveLength(2);
    const { context } = server.server;
    await purge(context, new Date(context.now().getTime() + 9 * DAY));
    const image = await server.server.request(urls[0] ?? '');
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(image.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(Buffer.from(await image.arrayBuffer()).includes('Camera of Ada')).toBe(false);
    const own = await server.server.get(`${listOrderReviews.path}?order_id=${order_id}`, mine);
    expect(own.body.items[0].review.attachment_full_url).toEqual(urls);
  });

  test('are at most three, small, and images; a refused review leaves none', async () => {
    const { deliver, review, shown } = await delivered();
    const script = new TextEncoder().encode('<svg onload=alert(1)>');
    expect(await review([await aPicture()])).toEqual([403, 'order_status']);
    await deliver();

    const four = await Promise.all([1, 2, 3, 4].map(aPicture));
    expect(await review(four)).toEqual([403, 'too_many_images']);
    expect(await review([await aPicture(), script])).toEqual([403, 'image_type']);
    const huge = new Uint8Array(LARGEST_FILE + 1);
    expect(await review([huge])).toEqual([413, 'image_too_large']);
    expect(await review([await aPicture()], { item_id: 99_999 })).toEqual([404, 'item']);
    expect([await shown(), await files()]).toEqual([[], []]);

    expect(await review([await aPicture()])).toEqual([200, null]);
    expect(await review([await aPicture()])).toEqual([409, 'review']);
    expect([(await shown()).length, (await files()).length]).toEqual([1, 1]);
  });

  test('cannot be used to read other files of the storage', async () => {
    const { deliver, review, shown } = await delivered();
    await deliver();
    await review([await aPicture()]);
    const [url = ''] = await shown();
    const other = await server.server.context.files.put(await aPicture(5));

    const at = (name: string) => server.server.request(url.replace(/[^/]+$/, name));
    expect((await at(other)).status).toBe(404);
    expect((await at('..%2f..%2fsundry.json')).status).toBe(404);
  });
});
