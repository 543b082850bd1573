import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export type Waits = {
  /** How long a kept connection may still bring a call, which is answered with `Connection: close`. */
  readonly grace: number;
  /** How long the last calls may take. */
  readonly lastCalls: number;
};

/**
 * Watches a server from its start, and gives what closes it: no new connection is let in, every call that has
 * come or still comes on a kept connection is answered to the end, and its connection ends with it.
 */
export function closesGently(server: Server, { grace, lastCalls }: Waits): () => Promise<void> {
  const answering = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  server.on('connection', (socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const begun = answering.get(socket);
    begun?.add(response);
    response.once('close', () => begun?.delete(response));
    if (isClosing) endAfter(response);
  });

  return async () => {
    isClosing = true;
    for (const begun of answering.values()) for (const response of begun) endAfter(response);
    // Not the HTTP server's own `close`: it would cut kept connections in the middle of a next call.
    const stopped = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const patience = setTimeout(() => {
      for (const [socket, begun] of answering) if (begun.size === 0) socket.destroy();
    }, grace);
    const end = setTimeout(() => server.closeAllConnections(), lastCalls);
    await stopped;
    clearTimeout(patience);
    clearTimeout(end);
  };
}

/** The connection ends with this answer; where its head has gone out already, after it. */
function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('Connection', 'close');
}
