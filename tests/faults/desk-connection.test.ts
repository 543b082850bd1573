import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { request } from '@playwright/test';
import { afterEach, expect, test } from 'vitest';
import { callName } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { deskOf } from '#tools/desk/desk.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers once on each connection, then closes it before it is used again. */
async function aServerThatClosesKeptConnections(): Promise<string> {
  const used = new Set<Socket>();
  server = createServer((asked, answer) => {
    if (used.has(asked.socket)) return void asked.socket.resetAndDestroy();
    used.add(asked.socket);
    asked.resume();
    answer
      .setHeader('Content-Type', 'application/json')
      .end('{"now": "", "held": [], "orders": []}');
  });
  await new Promise<void>((open) => server?.listen(0, '127.0.0.1', open));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a tester at the desk does not depend on a connection that the server has just closed', async () => {
  const context = await request.newContext({ baseURL: await aServerThatClosesKeptConnections() });
  const desk = deskOf(context);

  await desk.holds(callName(getConfig));
  await desk.serves(1, false);
  await desk.forgetsRules();
  expect(await desk.isHolding(callName(getConfig))).toBe(false);
  await desk.advances(7);

  await context.dispose();
});
