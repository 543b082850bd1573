import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Bare</title><link rel="icon" href="data:,"></head><body><h1>A bare page</h1></body></html>';

/** A page with one heading: the lower bound for any page on this machine. */
export async function withBarePage<Answer>(use: (url: string) => Promise<Answer>): Promise<Answer> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}
