import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gracefulShutdown } from './graceful-shutdown.ts';

const HOURS = 3_600_000;

let server: Server;
let agent: Agent;
let begun: (() => void)[];

beforeEach(async () => {
  begun = [];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = createServer((request, response) => {
    const answer = () => response.end(`answer to ${request.url}`);
    if (request.url === '/slow') begun.push(answer);
    else answer();
  });
  // A busy process may return to a keep-alive connection late, and it must not end just then.
  server.keepAliveTimeout = 0;
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const open = async (grace: number) => {
  const close = gracefulShutdown(server, { grace, lastRequests: HOURS });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { close, port: (server.address() as AddressInfo).port };
};

/** All calls of a test share one keep-alive connection. */
const call = async (port: number, path: string) => {
  const request = get({ host: '127.0.0.1', port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  return { text, connection: response.headers.connection };
};

test('a running call on a keep-alive connection is answered completely, and the connection ends', async () => {
  const { close, port } = await open(0);
  await call(port, '/first');
  const slow = call(port, '/slow');
  await expect.poll(() => begun.length).toBe(1);

  const closed = close();
  begun[0]?.();

  expect(await slow).toEqual({ text: 'answer to /slow', connection: 'close' });
  await closed;
});

test('a call that arrives on a keep-alive connection during the shutdown is answered', async () => {
  const { close, port } = await open(HOURS);
  expect((await call(port, '/first')).connection).toBe('keep-alive');

  const closed = close();

  expect(await call(port, '/second')).toEqual({ text: 'answer to /second', connection: 'close' });
  await closed;
});

test('new connections are refused', async () => {
  const { close, port } = await open(HOURS);
  await close();

  await expect(call(port, '/late')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an idle connection does not delay the shutdown', async () => {
  const { close, port } = await open(1);
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');

  await close();

  silent.destroy();
});
