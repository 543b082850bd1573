import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readFile } from 'node:fs/promises';
import { createApp } from '#server/app.ts';
import { DESK_PARAMETER } from '#server/desk/admission.ts';
import { gracefulShutdown } from '#server/kernel/graceful-shutdown.ts';
import { parseUrl } from '#server/kernel/parse-url.ts';
import { cannotListen, openServer, WAITS } from '#server/main.ts';
import type { Site } from '#server/shell/site.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { inOneSentence, untilStopped } from './process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/* The server of `npm start` with Vite in front of it: a saved file shows at once. */
await inOneSentence(async () => {
  const environment = readEnvironment(process.env, ROOT);
  const { host, port, desk } = environment;
  const opened = await openServer({
    ...environment,
    log: (line) => console.error(line),
    record: environment.requestLog ? (entry) => console.log(JSON.stringify(entry)) : null,
  });
  const http = createServer();
  const close = gracefulShutdown(http, WAITS);
  const vite = await createVite({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const app = createApp(opened.context, developedSite(vite, environment));
  const answer = getRequestListener(app.fetch);
  http.on('request', (request: IncomingMessage, response: ServerResponse) =>
    /^\/(api|desk|health|ready)(\/|\?|$)/.test(request.url ?? '')
      ? void answer(request, response)
      : vite.middlewares(request, response, () => void answer(request, response)),
  );
  await new Promise<void>((resolve, reject) => {
    http.once('error', (failure) => reject(cannotListen(failure, host, port)));
    http.listen(port, host, resolve);
  });
  const address = http.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host}:${actual}`;
  const link = (path: string) => `${url}${path}${desk ? `?${DESK_PARAMETER}=${desk.token}` : ''}`;
  console.log(`\n  Sundry, development server: ${url}\n  ${link('/desk')}\n  ${link('/charts')}\n`);
  untilStopped(async () => {
    // The page's WebSocket to Vite never ends on its own; the server would wait for it.
    await Promise.all([close(), vite.ws.close()]);
    await vite.close();
    await opened.close();
  });
});

/** Vite's own scripts are inline and its socket has another port: there is no content security policy here. */
function developedSite(vite: ViteDevServer, { site }: Environment): Site {
  return {
    page: async (url) => {
      const html = await readFile(path.join(ROOT, 'index.html'), 'utf8');
      return vite.transformIndexHtml(parseUrl(url)?.pathname ?? '/', html);
    },
    assets: () => Promise.resolve(null),
    policy: () => null,
    embedsAnswers: site.apiBaseUrl === '',
  };
}
