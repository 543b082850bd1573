import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import * as accounts from '#contract/account.ts';
import { urlOf } from '#contract/endpoint.ts';
import * as contract from '#contract/prescriptions.ts';
import { placeOrder, trackOrder } from '#contract/ordering.ts';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { createApp } from '#server/app.ts';
import { purge } from '#server/purge.ts';
import { namesIn } from '#tests/support/files.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { aSignUp, createTestApp, DESK_TOKEN, type TestAnswer } from '#tests/support/server.ts';
import { DESK_HEADER } from '#server/desk/admission.ts';
import {
  codeOf,
  GUEST,
  inGrocery,
  PHONE,
  startOrdering,
  withKey,
} from '#tests/support/start-ordering.ts';

const server = startOrdering();
const { goods, put, cart, quote, place, orderCount } = server;

beforeEach(async () => {
  const { db, files } = server.server.context;
  for (const name of await namesIn(files)) await files.delete(name);
  await db.deleteFrom('order_prescription').execute();
  await db.deleteFrom('prescription_file').execute();
});

/** Another guest, who owns none of the images. */
const STRANGER = 77;
type Who = { readonly guest?: number; readonly token?: string };

/** Uploads as a browser does: the file is the body. */
async function upload(
  body: BodyInit | Uint8Array,
  { guest = GUEST, token }: Who = {},
  from?: string,
) {
  const query = token === undefined ? { guest_id: guest } : {};
  const response = await server.server.request(
    urlOf(contract.keepPrescription, { query }),
    {
      method: 'POST',
      headers: {
        'Content-Type': 'image/png',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body,
      duplex: 'half',
    } as RequestInit,
    from,
  );
  const answer: TestAnswer['body'] = await response.json();
  return { status: response.status, headers: response.headers, body: answer };
}
const uploaded = async (shade: number, who: Who = {}): Promise<string> =>
  (await upload(await aPicture(shade), who)).body.id;
const callOn = (call: 'list' | 'remove', id: string | null, { guest = GUEST, token }: Who = {}) => {
  const query = token === undefined ? { guest_id: guest } : {};
  const options = token === undefined ? {} : { token };
  return call === 'list'
    ? server.server.get(urlOf(contract.listPrescriptions, { query }), options)
    : server.server.delete(
        urlOf(contract.removePrescription, { params: { id: id ?? '' }, query }),
        options,
      );
};
const waiting = async (who: Who = {}): Promise<readonly string[]> =>
  (await callOn('list', null, who)).body.prescriptions.map(({ id }: { id: string }) => id);
/** Status and type of an image, as its owner reads it. */
async function image(id: string, { guest = GUEST, token }: Who = {}) {
  const query = token === undefined ? { guest_id: guest } : {};
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const url = urlOf(contract.readPrescription, { params: { id }, query });
  const response = await server.server.request(url, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: await response.arrayBuffer(),
  };
}
const filesLeft = async () => (await namesIn(server.server.context.files)).length;
const aMedicine = () => goods({ name: 'Amoxicillin', needs_prescription: true });
const buying = async (facts: object) => {
  const pills = await aMedicine();
  await put(pills.id, {}, inGrocery);
  return place(pills.store_id, { order_amount: 10, ...facts }, inGrocery);
};

describe('an image of a prescription', () => {
  test('is stored for its owner, re-encoded as a JPEG [D-15]', async () => {
    const id = await uploaded(1);

    const shown = await image(id);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await sharp(shown.bytes).metadata()).format).toBe('jpeg');
    expect(await waiting()).toEqual([id]);
  });

  test('does not exist for other guests, customers and visitors, who cannot remove it either', async () => {
    const id = await uploaded(1);
    const customer = await server.server.asCustomer();

    expect((await image(id, { guest: STRANGER })).status).toBe(404);
    expect((await image(id, { token: customer.token })).status).toBe(404);
    expect(
      (await server.server.get(urlOf(contract.readPrescription, { params: { id } }))).status,
    ).toBe(401);
    expect((await image('../../server.lock', {})).status).toBe(404);
    await callOn('remove', id, { guest: STRANGER });
    await callOn('remove', id, { token: customer.token });
    expect(await waiting()).toEqual([id]);
  });

  test('is deleted with its file', async () => {
    const [first, second] = [await uploaded(1), await uploaded(2)];
    const before = await filesLeft();

    const left = await callOn('remove', first);

    expect(left.body).toEqual({ prescriptions: [{ id: second }] });
    expect((await image(first)).status).toBe(404);
    expect(await filesLeft()).toBe(before - 1);
    expect((await callOn('remove', first)).status).toBe(200);
  });

  test('that is uploaded again, as after a lost answer, is the stored one', async () => {
    const id = await uploaded(1);
    const before = await filesLeft();

    expect(await uploaded(1)).toBe(id);
    expect(await waiting()).toEqual([id]);
    expect(await filesLeft()).toBe(before);
  });

  test('is refused as the fourth, also for concurrent uploads', async () => {
    const pictures = await Promise.all([1, 2, 3, 4].map((shade) => aPicture(shade)));

    const answers = await Promise.all(pictures.map((picture) => upload(picture)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body.errors[0].code).toBe('too_many_images');
    expect(await waiting()).toHaveLength(3);
    expect((await upload(await aPicture(5))).body.errors[0].code).toBe('too_many_images');
  });

  test('moves to the account when its guest signs in or up [D-15]', async () => {
    const mine = await uploaded(1);
    const opened = await server.server.post(accounts.signUp.path, {
      ...aSignUp(),
      guest_id: GUEST,
    });

    const { token } = opened.body;
    expect(await waiting({ token })).toEqual([mine]);
    expect((await image(mine, { token })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  /** An account of the guest, and its images after sign-in. */
  async function anAccount() {
    const sign = aSignUp();
    const { token } = (await server.server.post(accounts.signUp.path, sign)).body;
    const waitsAfterSigningIn = async () => {
      const { body } = await server.server.post(accounts.signIn.path, {
        ...{ login_type: 'manual', email_or_phone: sign.email, field_type: 'email' },
        ...{ password: sign.password, guest_id: GUEST },
      });
      return (await waiting({ token: body.token })).toSorted();
    };
    return { token, waitsAfterSigningIn };
  }

  test('of the guest takes precedence over the account’s if both are too many', async () => {
    const { token, waitsAfterSigningIn } = await anAccount();
    const old = await uploaded(1, { token });
    server.server.advance(MINUTE);
    const newer = await uploaded(2, { token });
    const [third, fourth] = [await uploaded(3), await uploaded(4)];

    const remaining = await waitsAfterSigningIn();
    expect(remaining).toEqual([newer, third, fourth].toSorted());
    expect(remaining).not.toContain(old);
  });

  test('of the guest that has expired replaces none of the account’s', async () => {
    const { token, waitsAfterSigningIn } = await anAccount();
    for (const shade of [1, 2, 3]) await uploaded(shade);
    server.server.advance(DAY);
    const mine = [await uploaded(4, { token }), await uploaded(5, { token })];

    expect(await waitsAfterSigningIn()).toEqual(mine.toSorted());
  });

  test('that guest and account both have is merged, so that an order takes it', async () => {
    const { token, waitsAfterSigningIn } = await anAccount();
    await uploaded(1, { token });
    const other = await uploaded(2, { token });
    const same = await uploaded(1);

    expect(await waitsAfterSigningIn()).toEqual([other, same].toSorted());
  });
});

describe('an upload', () => {
  test.each([
    ['without content', new Uint8Array(), 403, 'image_empty'],
    ['of a web page that is called a picture', Buffer.from('<html></html>'), 403, 'image_type'],
    ['of a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 403, 'image_type'],
    ['of more than 2 MB', new Uint8Array(LARGEST_FILE + 1), 413, 'image_too_large'],
  ])('%s is refused with a message of the app', async (_, body, status, code) => {
    const before = await filesLeft();

    const answer = await upload(body);

    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\w/);
    expect([await waiting(), await filesLeft()]).toEqual([[], before]);
  });

  test('without an end is read only up to the limit', async () => {
    let given = 0;
    const chunk = new Uint8Array(64 * 1024);
    const endless = new ReadableStream({
      pull(controller) {
        given += chunk.length;
        controller.enqueue(chunk);
      },
    });

    const answer = await upload(endless);

    expect([answer.status, answer.body.errors[0].code]).toEqual([413, 'image_too_large']);
    expect(given).toBeLessThanOrEqual(LARGEST_FILE + 4 * chunk.length);
  });

  test('from an unknown caller is not read at all', async () => {
    let given = 0;
    const body = new ReadableStream({ pull: () => void (given += 1) }, { highWaterMark: 0 });

    const answer = await upload(body, { guest: 123_456 });

    expect([answer.status, given]).toEqual([401, 0]);
  });

  test('is limited: the 61st in an hour must wait', async () => {
    const from = '203.0.113.9';
    const { guestId: guest } = await server.server.asGuest();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) {
      statuses.push((await upload(new Uint8Array(), { guest }, from)).status);
    }

    expect(statuses.slice(0, 60).every((status) => status === 403)).toBe(true);
    const last = await upload(await aPicture(), { guest }, from);
    expect([statuses[60], last.status]).toEqual([429, 429]);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test.each([
    ['says so', { 'Content-Length': String(3_000_000_000) }],
    ['does not say so', { 'Transfer-Encoding': 'chunked' }],
  ])('of 3 GB that %s is refused at 2 MB over the network', async (_, headers) => {
    const listening = serve({ fetch: createApp(server.server.context).fetch, port: 0 });
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    const path = urlOf(contract.keepPrescription, { query: { guest_id: GUEST } });
    let sent = 0;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest({ port, path, method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      const chunk = Buffer.alloc(256 * 1024);
      const send = (): void => {
        if (sent >= 3_000_000_000 || sending.destroyed) return;
        sent += chunk.length;
        if (sending.write(chunk)) setImmediate(send);
        else sending.once('drain', send);
      };
      sending.on('error', reject);
      send();
    });
    listening.close();

    expect(status).toBe(413);
    // More than the limit by what buffers on the way hold.
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('an order with a medicine on prescription', () => {
  test('has requirements in its quote, and no refusal once a picture is uploaded [CHK-10, D-15]', async () => {
    const pills = await aMedicine();
    const oil = await server.rows.item({ store_id: pills.store_id, name: 'Olive Oil' });
    await put(pills.id, {}, inGrocery);
    await put(oil.id, {}, inGrocery);
    const [line] = await cart(inGrocery);
    const why = 'Amoxicillin is sold on prescription only. Upload a picture of the prescription.';

    const { body: without } = await quote({ order_type: 'take_away' }, inGrocery);
    expect(without.stores[0].problems).toEqual([
      { code: 'prescription', message: why, cart_id: line.id },
    ]);
    await uploaded(1);
    const { body: given } = await quote({ order_type: 'take_away' }, inGrocery);
    expect(given.stores[0].problems).toEqual([]);
    for (const { stores } of [without, given]) {
      const needs = stores[0].lines.map(
        (one: { needs_prescription: boolean }) => one.needs_prescription,
      );
      expect(needs).toEqual([true, false]);
    }
  });

  test('is placed with one to three pictures, visible to its owner [CHK-10, D-15]', async () => {
    const ids = [await uploaded(2), await uploaded(1), await uploaded(3)];

    const placed = await buying({ order_attachment: ids });

    expect(placed.status).toBe(200);
    const order_id = placed.body.order_id;
    const own = await server.server.get(
      urlOf(trackOrder, { query: { order_id, guest_id: GUEST } }),
    );
    expect(own.body.order_attachment).toEqual(ids);
    expect((await image(ids[0] ?? '')).status).toBe(200);
    // An image of an order is not listed as unused and cannot be removed.
    expect(await waiting()).toEqual([]);
    await callOn('remove', ids[0] ?? '');
    expect((await image(ids[0] ?? '')).status).toBe(200);
  });

  test('hides its pictures from those who know only its number and phone', async () => {
    const id = await uploaded(1);
    const { order_id } = (await buying({ order_attachment: [id] })).body;

    const query = { order_id, contact_number: PHONE };
    const received = await server.server.get(urlOf(trackOrder, { query }));

    expect([received.status, received.body.order_attachment]).toEqual([200, []]);
    expect((await image(id, { guest: STRANGER })).status).toBe(404);
  });

  test.each([
    ['without a picture', async () => []],
    ['with four', async () => [await uploaded(1), await uploaded(2), await uploaded(3), 'fourth']],
    [
      'with the same one twice',
      async () => {
        const id = await uploaded(1);
        return [id, id];
      },
    ],
    ['with one of another guest', async () => [await uploaded(1, { guest: STRANGER })]],
    [
      'with one that was removed',
      async () => {
        const id = await uploaded(1);
        await callOn('remove', id);
        return [id];
      },
    ],
    ['with one that was never there', async () => ['00000000-0000-4000-8000-000000000000']],
    ['with no name of one', async () => ["'; drop table orders; --"]],
    [
      'with one of the day before yesterday',
      async () => {
        const id = await uploaded(1);
        server.server.advance(DAY + 1);
        return [id];
      },
    ],
    [
      'with the same picture under two names',
      async () => {
        const first = await uploaded(1);
        await buying({ order_attachment: [first] });
        return [first, await uploaded(1)];
      },
    ],
  ])(
    '%s is refused with a clear message, and nothing is ordered [CHK-10, D-15]',
    async (_, ids) => {
      const order_attachment = await ids();
      const before = await orderCount();

      const refused = await buying({ order_attachment });

      expect(codeOf(refused)).toEqual([403, 'prescription']);
      expect(refused.body.message).toMatch(/picture/);
      expect(await orderCount()).toBe(before);
      const bought = await place(
        (await aMedicine()).store_id,
        {
          ...{ is_buy_now: 1, order_attachment },
          cart: JSON.stringify([{ model: 'Item', item_id: (await aMedicine()).id, quantity: 1 }]),
        },
        inGrocery,
      );
      expect(bought.status).toBe(403);
    },
  );

  test('that is refused for another reason leaves its picture removable', async () => {
    const id = await uploaded(1);

    const refused = await buying({ order_attachment: [id], order_amount: 9 });

    expect(codeOf(refused)).toEqual([409, 'order_amount']);
    expect(await waiting()).toEqual([id]);
  });

  test('sent twice under one key is one order, although its picture is used by then', async () => {
    const id = await uploaded(1);
    const pills = await aMedicine();
    await put(pills.id, {}, inGrocery);
    const body = { ...server.orderBody(pills.store_id), order_attachment: [id] };
    const send = () =>
      server.server.post(placeOrder.path, body, { ...inGrocery, ...withKey('k1') });

    const [first, second] = [await send(), await send()];

    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(await orderCount()).toBe(1);
  });

  test('of two stores in one cart shares its picture', async () => {
    const id = await uploaded(1);

    const [first, second] = [
      await buying({ order_attachment: [id] }),
      await buying({ order_attachment: [id] }),
    ];

    expect([first.status, second.status]).toEqual([200, 200]);
  });

  test('shows no picture to a store that sells without prescription', async () => {
    const id = await uploaded(1);
    const oil = await goods();
    await put(oil.id, {}, inGrocery);

    const placed = await place(oil.store_id, { order_attachment: [id] }, inGrocery);

    expect(placed.status).toBe(200);
    expect(await server.server.db.selectFrom('order_prescription').selectAll().execute()).toEqual(
      [],
    );
    expect(await waiting()).toEqual([id]);
  });

  test('is never logged together with its medicine [D-15]', async () => {
    await buying({ order_attachment: [await uploaded(1)] });

    expect(server.server.logged.join('\n')).not.toMatch(/amoxicillin/i);
  });
});

describe('the purge deletes', () => {
  const later = (milliseconds: number) =>
    new Date(server.server.context.now().getTime() + milliseconds);

  test('pictures that no order has used within a day, with their files', async () => {
    const used = await uploaded(1);
    await buying({ order_attachment: [used] });
    await uploaded(2);
    const before = await filesLeft();

    await purge(server.server.context, later(DAY - MINUTE));
    expect(await filesLeft()).toBe(before);
    await purge(server.server.context, later(DAY));

    expect(await filesLeft()).toBe(1);
    expect((await image(used)).status).toBe(200);
  });

  test('a file without a row after a crash, once it is a day old', async () => {
    const { files } = server.server.context;
    const orphan = await files.put(await aPicture());

    await purge(server.server.context, later(DAY - MINUTE));
    expect(await files.get(orphan)).not.toBeNull();
    await purge(server.server.context, later(DAY));

    expect(await files.get(orphan)).toBeNull();
  });
});

test('a crash between file and row leaves no row without a file [D-15]', async () => {
  const { context } = server.server;
  const broken = {
    ...context,
    files: { ...context.files, put: () => Promise.reject(new Error('No space left on device')) },
  };
  const url = urlOf(contract.keepPrescription, { query: { guest_id: GUEST } });

  const failed = await createApp(broken).request(url, { method: 'POST', body: await aPicture() });

  expect(failed.status).toBe(500);
  expect(await server.server.db.selectFrom('prescription_file').selectAll().execute()).toEqual([]);
});

test('the desk shows the pictures of orders only', async () => {
  const desk = await createTestApp({ desk: true, db: server.server.db });
  const app = createApp({ ...desk.context, files: server.server.context.files });
  const request = (path: string, headers = {}) => app.request(path, { headers });
  const admitted = { [DESK_HEADER]: DESK_TOKEN };
  const used = await uploaded(1);
  const unused = await uploaded(2);
  await buying({ order_attachment: [used] });

  const state = (await (await request('/desk/state', admitted)).json()) as {
    orders: { prescriptions: string[] }[];
  };

  expect(state.orders[0]?.prescriptions).toEqual([used]);
  const shown = await request(`/desk/prescriptions/${used}`, admitted);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect((await request(`/desk/prescriptions/${unused}`, admitted)).status).toBe(404);
  expect((await request(`/desk/prescriptions/${used}`)).status).toBe(404);
});
