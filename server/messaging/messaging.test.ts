import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { urlOf, type QueryValues } from '#contract/endpoint.ts';
import * as contract from '#contract/messaging.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { answerCustomer } from '#server/desk/conversations.ts';
import { purge } from '#server/purge.ts';
import { namesIn } from '#tests/support/files.ts';
import { formRequest } from '#tests/support/form-request.ts';
import { aPicture } from '#tests/support/pictures.ts';
import type { TestAnswer } from '#tests/support/server.ts';
import { codeOf, inFood, startOrdering } from '#tests/support/start-ordering.ts';

const server = startOrdering();

type Who = { readonly token: string; readonly id: number };
type Fields = Readonly<Record<string, string | number>>;

let ada: Who;
let ben: Who;
let store: number;
beforeEach(async () => {
  const { files } = server.server.context;
  for (const name of await namesIn(files)) await files.delete(name);
  ada = await server.rows.customer();
  ben = await server.rows.customer({ first_name: 'Ben' });
  store = (await server.rows.store({ name: 'Saffron Lane', name_hi: 'सैफ़्रन लेन' })).id;
});

/** Sends a form, as a browser does. */
async function send(
  who: Who,
  fields: Fields,
  images: readonly Uint8Array<ArrayBuffer>[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const request = await formRequest(who.token, fields, 'image[]', images);
  const response = await server.server.request(contract.sendMessage.path, {
    ...request,
    headers: { ...request.headers, ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const toStore = (message: string) => ({ receiver_id: store, receiver_type: 'vendor', message });
const withKey = (key: string) => ({ 'Idempotency-Key': key });
const getAs = (path: string, { token }: Who, query: QueryValues = {}, language?: 'hi') =>
  server.server.get(urlOf({ path }, { query }), { token, ...(language ? { language } : {}) });
const list = (who: Who, query?: QueryValues) => getAs(contract.listConversations.path, who, query);
const details = (who: Who, query: QueryValues) => getAs(contract.readThread.path, who, query);
const textsIn = ({ body }: TestAnswer) =>
  body.messages.map(({ message }: { message: string }) => message);
const namesOf = ({ body }: TestAnswer) =>
  body.conversations.map(({ receiver }: { receiver: { f_name: string } }) => receiver.f_name);
const unreadOf = ({ body }: TestAnswer) =>
  body.conversations.map((one: { unread_message_count: number }) => one.unread_message_count);
const answers = (id: number, text: string) => answerCustomer(server.server.context, id, text);

describe('a conversation', () => {
  test('begins with the first message, and is listed with it [CONV-01, API-06, API-13]', async () => {
    const before = await details(ada, { vendor_id: store });
    expect([before.status, before.body.status, before.body.messages]).toEqual([200, false, []]);
    expect(before.body.receiver).toMatchObject({ f_name: 'Saffron Lane', vendor_id: store });

    const sent = await send(ada, toStore('  Is it spicy? \r\n'));

    expect([sent.status, textsIn(sent)]).toEqual([200, ['Is it spicy?']]);
    const listed = await list(ada, { limit: 10, offset: 1 });
    expect(listed.body).toMatchObject({ total_size: 1, limit: 10, offset: 1 });
    expect(listed.body.conversations[0]).toMatchObject({
      receiver_type: 'vendor',
      unread_message_count: 0,
      last_message: { message: 'Is it spicy?', files: [] },
      sender: { f_name: 'Ada' },
      receiver: { f_name: 'Saffron Lane', vendor_id: store, vendor_type: 'store' },
    });
    expect(textsIn(await send(ada, toStore('Still there?')))).toEqual([
      'Still there?',
      'Is it spicy?',
    ]);
    expect((await list(ada)).body.total_size).toBe(1);
  });

  test('counts unseen messages until the customer reads them [ENT-17, CONV-02, D-50]', async () => {
    const { id } = (await send(ada, toStore('Hello'))).body.conversation;
    await answers(id, 'Hello Ada');
    await answers(id, 'What can we do?');

    expect(unreadOf(await list(ada))).toEqual([2]);
    const read = await details(ada, { conversation_id: id });
    expect(textsIn(read)).toEqual(['What can we do?', 'Hello Ada', 'Hello']);
    expect(read.body.conversation.unread_message_count).toBe(0);
    expect(unreadOf(await list(ada))).toEqual([0]);
    // An answer of the store marks earlier messages as seen.
    expect(read.body.messages[2].is_seen).toBe(true);
    const { sender_id } = read.body.conversation;
    expect(read.body.messages.map((one: Fields) => one['sender_id'] === sender_id)).toEqual([
      ...[false, false, true],
    ]);
  });

  test('stays unread beyond an older page that was read [D-50]', async () => {
    const { id } = (await send(ada, toStore('One'))).body.conversation;
    await answers(id, 'Two');
    await answers(id, 'Three');

    expect(textsIn(await details(ada, { conversation_id: id, limit: 2, offset: 2 }))).toEqual([
      'One',
    ]);

    expect(unreadOf(await list(ada))).toEqual([2]);
  });

  test('does not exist for other customers and guests', async () => {
    const { id } = (await send(ada, toStore('Hello'))).body.conversation;
    await answers(id, 'Hello Ada');

    expect(codeOf(await details(ben, { conversation_id: id }))).toEqual([404, 'conversation_id']);
    expect(codeOf(await send(ben, { conversation_id: id, message: 'Hi' }))).toEqual([
      ...[404, 'conversation_id'],
    ]);
    expect((await list(ben)).body.conversations).toEqual([]);
    expect(unreadOf(await list(ada))).toEqual([1]);
    for (const path of [contract.listConversations.path, contract.searchConversations.path]) {
      expect((await server.server.get(`${path}?guest_id=77`)).status).toBe(401);
    }
    const signedOut = await send({ token: 'nothing', id: 0 }, toStore('Hi'));
    expect(signedOut.status).toBe(401);
  });

  test('is separate for each provider, support and store, and listed by kind [ENT-24, D-59]', async () => {
    await send(ada, toStore('To the store'));
    await send(ada, { receiver_id: 0, receiver_type: 'admin', message: 'To support' });

    expect(namesOf(await list(ada))).toEqual(['Sundry support', 'Saffron Lane']);
    expect(namesOf(await list(ada, { type: 'vendor' }))).toEqual(['Saffron Lane']);
    expect(namesOf(await list(ada, { type: 'admin' }))).toEqual(['Sundry support']);
    expect(namesOf(await list(ada, { type: 'delivery_man' }))).toEqual([]);
    expect((await list(ada, { type: 'stranger' })).status).toBe(403);
    expect(textsIn(await details(ada, { admin_id: 0 }))).toEqual(['To support']);
    expect(codeOf(await details(ada, { admin_id: 1 }))).toEqual([403, 'admin_id']);
  });

  test('is found by part of the name, in any language; wildcards are literal [D-50]', async () => {
    await send(ada, toStore('Hello'));
    await send(ada, { receiver_type: 'admin', message: 'Hello' });
    const found = async (name: string) =>
      namesOf(await getAs(contract.searchConversations.path, ada, { name }));

    expect(await found('saff')).toEqual(['Saffron Lane']);
    expect(await found('सैफ़्रन')).toEqual(['Saffron Lane']);
    expect(await found('SUPPORT')).toEqual(['Sundry support']);
    expect(await found('%')).toEqual([]);
    expect(await found('')).toHaveLength(2);
    const inHindi = await getAs(contract.searchConversations.path, ada, { name: 'saff' }, 'hi');
    expect(namesOf(inHindi)).toEqual(['सैफ़्रन लेन']);
  });

  test.each([
    [{}, 403],
    [{ vendor_id: 99_999 }, 404],
    [{ vendor_id: 99_999, vendor_type: 'provider' }, 404],
    [{ delivery_man_id: 9_007_199_254_740_991 }, 404],
    [{ conversation_id: 9_007_199_254_740_991 }, 404],
    [{ conversation_id: 'x' }, 403],
  ])('with the wrong name %j is refused', async (query, status) => {
    expect((await details(ada, query)).status).toBe(status);
  });
});

describe('the courier of an order', () => {
  const ordered = async () => {
    const dish = await server.aDish();
    await server.put(dish.id, { guest_id: null }, { ...inFood, token: ada.token });
    const placed = await server.place(dish.store_id, { guest_id: null }, { token: ada.token });
    const id = placed.body.order_id as number;
    await changed(id, { type: 'delivery' });
    return id;
  };
  const changed = (order: number, facts: object) =>
    server.server.db.updateTable('orders').set(facts).where('id', '=', order).execute();
  const toCourier = (order: number) => ({ receiver_id: order, receiver_type: 'delivery_man' });

  test('can exchange messages during the delivery, and stays readable afterwards [F8]', async () => {
    const order = await ordered();
    const message = 'The bell is broken';
    expect(codeOf(await send(ada, { ...toCourier(order), message }))).toEqual([
      ...[403, 'delivery_man'],
    ]);
    await changed(order, { status: 'picked_up' });
    expect((await send(ada, { ...toCourier(order), message })).status).toBe(200);
    expect(codeOf(await send(ben, { ...toCourier(order), message }))).toEqual([404, 'receiver_id']);
    await changed(order, { status: 'delivered' });

    const thread = await details(ada, { delivery_man_id: order });

    expect(textsIn(thread)).toEqual([message]);
    expect(thread.body.receiver).toMatchObject({ f_name: 'Courier of order', l_name: `#${order}` });
    const { id } = thread.body.conversation;
    expect(codeOf(await send(ada, { conversation_id: id, message: 'Thanks' }))).toEqual([
      ...[403, 'delivery_man'],
    ]);
  });

  test('can exchange messages for a parcel as for any order [F8]', async () => {
    const order = await ordered();
    await changed(order, { type: 'parcel', store_id: null, status: 'handover' });
    const write = () => send(ada, { ...toCourier(order), message: 'Second floor' });
    expect(codeOf(await write())).toEqual([403, 'delivery_man']);

    await changed(order, { status: 'picked_up' });

    expect((await write()).status).toBe(200);
  });

  test('a message can refer to the customer’s own orders only', async () => {
    const order_id = await ordered();

    const sent = await send(ada, { ...toStore('Where is it?'), order_id });

    expect(sent.body.messages[0].order).toEqual({ id: order_id });
    expect(codeOf(await send(ben, { ...toStore('And mine?'), order_id }))).toEqual([
      ...[404, 'order_id'],
    ]);
    expect((await list(ben)).body.conversations).toEqual([]);
  });
});

describe('a message', () => {
  test('that is sent twice under one key is stored once, pictures included', async () => {
    const picture = await aPicture(1);
    const once = () => send(ada, toStore('Look'), [picture], withKey('k1'));

    const [first, second] = [await once(), await once()];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(textsIn(second)).toEqual(['Look']);
    expect(second.body.messages[0].key).toBe('k1');
    expect(await namesIn(server.server.context.files)).toHaveLength(1);
    const other = await send(ada, toStore('Something else'), [], withKey('k1'));
    expect(codeOf(other)).toEqual([422, 'idempotency_key']);
  });

  test('keeps markup as text, without control characters of direction', async () => {
    const sent = await send(ada, toStore('<img src=x onerror=alert(1)> \u202egnp.exe\u0000'));

    expect(textsIn(sent)).toEqual(['<img src=x onerror=alert(1)> gnp.exe']);
  });

  test.each([
    ['nothing in it', '   \n', 'message'],
    ['ten thousand characters', 'x'.repeat(10_000), 'message'],
  ])('with %s is refused', async (_, message, code) => {
    expect(codeOf(await send(ada, toStore(message)))).toEqual([403, code]);
    expect((await list(ada)).body.conversations).toEqual([]);
  });

  test('is refused without a form', async () => {
    const headers = { 'Content-Type': 'text/plain', Authorization: `Bearer ${ada.token}` };
    const response = await server.server.request(contract.sendMessage.path, {
      ...{ method: 'POST', headers, body: 'Hi' },
    });
    expect([response.status, (await response.json()).errors[0].code]).toEqual([403, 'body']);
  });
});

describe('pictures of a message', () => {
  const urlsIn = (answer: TestAnswer) => answer.body.messages[0].file_full_url as string[];
  const image = (url: string, { token }: Who) =>
    server.server.request(url, { headers: { Authorization: `Bearer ${token}` } });

  test('need no text, are re-encoded, and are readable by their owner only [D-84]', async () => {
    const camera = { IFD0: { Model: 'Camera of Ada' } };
    const photo = await sharp(await aPicture(2))
      .withExif(camera)
      .jpeg()
      .toBuffer();

    const sent = await send(ada, toStore(''), [Uint8Array.from(photo), await aPicture(3)]);

    const urls = urlsIn(sent);
    expect([sent.status, urls.length]).toEqual([200, 2]);
    const shown = await image(urls[0] ?? '', ada);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes('Camera of Ada')).toBe(false);
    expect((await image(urls[0] ?? '', ben)).status).toBe(404);
    expect((await server.server.request(urls[0] ?? '')).status).toBe(401);
    expect((await image(`${urls[0]}x`, ada)).status).toBe(404);
    expect((await list(ada)).body.conversations[0].last_message.files).toEqual(urls);
  });

  test('are limited to three [CONST-31]', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(aPicture));

    const refused = await send(ada, toStore('Look'), four);

    expect(codeOf(refused)).toEqual([403, 'too_many_images']);
    expect(refused.body.message).toBe('You can not upload more than 3 images');
    expect((await send(ada, toStore('Look'), four.slice(1))).status).toBe(200);
  });

  test('that are empty or too large are refused and leave no file', async () => {
    const script = new TextEncoder().encode('<svg onload=alert(1)>');
    const huge = new Uint8Array(LARGEST_FILE + 1);

    expect(codeOf(await send(ada, toStore('Look'), [await aPicture(), script]))).toEqual([
      ...[403, 'image_type'],
    ]);
    expect(codeOf(await send(ada, toStore('Look'), [huge]))).toEqual([413, 'image_too_large']);
    const more = new Uint8Array(4 * LARGEST_FILE);
    expect(codeOf(await send(ada, toStore('Look'), [more]))).toEqual([413, 'image_too_large']);
    expect((await list(ada)).body.conversations).toEqual([]);
    expect(await namesIn(server.server.context.files)).toEqual([]);
  });

  test('survive the purge', async () => {
    await send(ada, toStore(''), [await aPicture()]);
    const { context } = server.server;

    await purge(context, new Date(context.now().getTime() + 2 * DAY));

    expect(await namesIn(context.files)).toHaveLength(1);
  });
});
