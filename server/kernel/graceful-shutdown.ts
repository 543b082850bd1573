import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Milliseconds. */
export type ShutdownLimits = {
  /** Time for a keep-alive connection to send a last request, answered with `Connection: close`. */
  readonly grace: number;
  /** Time for the last requests to end. */
  readonly lastRequests: number;
};

/**
 * Tracks a server's connections from the start, and returns its shutdown: new connections are refused; requests that
 * have arrived, or still arrive on keep-alive connections, are answered completely, and their connections end with
 * the response.
 */
export function gracefulShutdown(
  server: Server,
  { grace, lastRequests }: ShutdownLimits,
): () => Promise<void> {
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
    // Not the HTTP server's own `close`: it would cut keep-alive connections in the middle of a request.
    const stopped = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const patience = setTimeout(() => {
      for (const [socket, begun] of answering) if (begun.size === 0) socket.destroy();
    }, grace);
    const end = setTimeout(() => server.closeAllConnections(), lastRequests);
    await stopped;
    clearTimeout(patience);
    clearTimeout(end);
  };
}

/** Ends the connection with this response, or after it if its head has been sent already. */
function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('Connection', 'close');
}
