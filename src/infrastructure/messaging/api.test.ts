import { describe, expect, test } from 'vitest';
import * as contract from '#contract/messaging.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { messageImage } from '#domain/messaging/message.ts';
import { SUPPORT, type Partner } from '#domain/messaging/partner.ts';
import {
  aWireConversation,
  aWireConversationPage,
  aWireMessage,
  aWireThread,
} from '#tests/support/builders/messaging-wire.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createMessageGateway } from './api.ts';

const signal = new AbortController().signal;
const store: Partner = { kind: 'store', id: id(4) };

function aGateway(body: unknown, status = 200) {
  const http = httpClientByHand(body, status);
  const reported: string[] = [];
  const gateway = createMessageGateway({
    http,
    run: 'run',
    report: (problem) => void reported.push(problem),
  });
  return { gateway, reported, asked: () => http.asked[0] };
}

describe('the list of conversations', () => {
  test('tells with whom they are, and how much is unread [API-13, ENT-17]', async () => {
    const page = aWireConversationPage(
      aWireConversation({ unread_message_count: 2 }),
      aWireConversation({ id: 8, receiver_type: 'admin', receiver: { id: 4, f_name: 'Support' } }),
    );
    const { gateway, asked } = aGateway(page);

    const answer = await gateway.newest(signal);

    expect(answer).toMatchObject({
      ok: true,
      value: [
        { id: 7, partner: store, name: 'Saffron Lane', unread: 2 },
        { id: 8, partner: SUPPORT, name: '', unread: 0 },
      ],
    });
    expect(asked()).toMatchObject({ path: contract.listConversations.path });
  });

  test('is narrowed by the server, by kind and by name [API-06, D-59]', async () => {
    const { gateway, asked } = aGateway(aWireConversationPage());

    await gateway.list({ channel: 'vendor', name: '' }, 2);
    expect(asked()).toMatchObject({
      path: contract.listConversations.path,
      query: { type: 'vendor', offset: 2 },
    });

    const searching = aGateway(aWireConversationPage());
    await searching.gateway.list({ channel: null, name: 'saff' }, 1);
    expect(searching.asked()).toMatchObject({
      path: contract.searchConversations.path,
      query: { name: 'saff' },
    });
  });

  test('is shown without what cannot be understood of it, which is reported', async () => {
    const { gateway, reported } = aGateway({
      total_size: 2,
      conversations: [{ id: 'x' }, aWireConversation()],
    });

    expect(await gateway.newest(signal)).toMatchObject({ ok: true, value: [{ id: 7 }] });
    expect(reported).toHaveLength(1);
  });
});

describe('a thread', () => {
  test.each([
    [{ conversation: id<'Conversation'>(7) }, { conversation_id: 7 }],
    [{ partner: store }, { vendor_id: 4, vendor_type: 'store' }],
    [{ partner: { kind: 'courier', id: id<'Order'>(9) } }, { delivery_man_id: 9 }],
    [{ partner: SUPPORT }, { admin_id: 0 }],
  ] as const)('is asked for by %j [D-50]', async (name, query) => {
    const { gateway, asked } = aGateway(aWireThread([aWireMessage(1)]));

    await gateway.thread(name, 1, signal);

    expect(asked()).toMatchObject({ path: contract.readThread.path, query });
  });

  test('tells who said what, and which letters of this page have arrived', async () => {
    const { gateway } = aGateway(
      aWireThread([
        aWireMessage(3, { isMine: true, key: 'run.5' }),
        aWireMessage(2, { isMine: true, key: 'another.5' }),
        aWireMessage(1),
      ]),
    );

    const answer = await gateway.thread({ partner: store }, 1, signal);

    expect(answer).toMatchObject({
      ok: true,
      value: {
        contact: { partner: store, name: 'Saffron Lane' },
        conversation: 7,
        messages: [
          { id: 3, isMine: true, letter: 5 },
          { id: 2, isMine: true, letter: null },
          { id: 1, isMine: false, letter: null },
        ],
      },
    });
  });
});

test('a letter goes as a form, under a key of its own, and comes back as a message [CONST-31]', async () => {
  const said = aWireMessage(9, { isMine: true, key: 'run.2' });
  const { gateway, asked } = aGateway(aWireThread([aWireMessage(10), said]));
  const picture = new File(['picture'], 'a.png', { type: 'image/png' });

  const answer = await gateway.send(
    { number: 2, to: store, text: 'Hello', images: [picture], order: id(100_042) },
    signal,
  );

  expect(answer).toMatchObject({ ok: true, value: { id: 9, letter: 2 } });
  expect(asked()?.headers).toEqual({ 'Idempotency-Key': 'run.2' });
  const form = asked()?.body as FormData;
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'image[]'))).toEqual({
    receiver_id: '4',
    receiver_type: 'vendor',
    message: 'Hello',
    order_id: '100042',
  });
  expect(form.getAll('image[]')).toHaveLength(1);
});

test('a picture of another server is shown as it is', async () => {
  const { gateway } = aGateway(null);
  const url = 'https://pictures.example/1.png';

  expect(await gateway.image(messageImage(url))).toEqual(ok(url));
});
