import { afterAll, beforeAll, expect, test } from 'vitest';
import * as desk from '#contract/desk.ts';
import { pathOf, urlOf } from '#contract/endpoint.ts';
import { listConversations, readThread, sendMessage } from '#contract/messaging.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestApp({ desk: true, limitFactor: 0.01 });
  const persona = await server.post(pathOf(desk.becomePersona, { name: 'asha' }));
  token = persona.body.token;
});
afterAll(() => server.close());

const unread = async () =>
  (await server.get(listConversations.path, { token })).body.conversations.map(
    (one: { unread_message_count: number }) => one.unread_message_count,
  );
const says = (id: number, message: string) =>
  server.post(pathOf(desk.answerCustomer, { id }), { message });

test('the example customer has conversations with a store, support and a provider [D-98]', async () => {
  const { body } = await server.get(listConversations.path, { token });

  expect(
    body.conversations.map((one: { receiver: { f_name: string } }) => one.receiver.f_name),
  ).toEqual(['Saffron Lane', 'Sundry support', 'Lantern Wheels']);
  expect(await unread()).toEqual([2, 1, 0]);
});

test('the desk sends a message to a customer, which is unread [CONV-02]', async () => {
  const { conversations } = (await server.get(desk.readDesk.path)).body;
  const lantern = conversations.find(({ name }: { name: string }) => name === 'Lantern Wheels');
  expect(lantern).toMatchObject({ contact_name: 'Asha Verma', unread: 0 });

  expect((await says(lantern.id, '  See you on Friday. ')).status).toBe(200);

  expect(await unread()).toEqual([1, 2, 1]);
  const query = { conversation_id: lantern.id };
  const thread = await server.get(urlOf(readThread, { query }), { token });
  expect(thread.body.messages[0].message).toBe('See you on Friday.');
  expect((await says(lantern.id, ' ')).status).toBe(403);
  expect((await says(9_999, 'Hello')).status).toBe(404);
});

test('a customer who sends too many messages at once is asked to wait', async () => {
  const send = async () => {
    const body = new FormData();
    body.append('receiver_type', 'admin');
    body.append('message', 'Hello');
    const headers = { Authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body };
    return (await server.request(sendMessage.path, init, '192.0.2.7')).status;
  };

  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
});
