import { createServer } from 'node:net';
import path from 'node:path';
import { DESK_PARAMETER } from '#server/desk/admission.ts';
import { cannotListen, listen, openShop } from '#server/main.ts';
import { builtSite } from '#server/shell/site.ts';
import { buildWhenStale } from './build.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { inOneSentence, untilStopped } from './process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');

await inOneSentence(async () => {
  const environment = readEnvironment(process.env, ROOT);
  await requireFreePort(environment);
  const shop = await openShop({
    ...environment,
    log: (line) => console.error(line),
    record: environment.requestLog ? (entry) => console.log(JSON.stringify(entry)) : null,
  });
  try {
    const charts = environment.charts ? '1' : '0';
    await buildWhenStale(ROOT, DIST, { ...process.env, VITE_CHARTS: charts });
    const site = builtSite(DIST, environment.site);
    const server = await listen(shop, { ...environment, site });
    console.log(welcome(server.url.replace('//127.0.0.1:', '//localhost:'), environment));
    untilStopped(server.close);
  } catch (failure) {
    await shop.close();
    throw failure;
  }
});

/** Asked before the build, which takes longer than anybody likes to wait for a refusal. */
function requireFreePort({ host, port }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (failure: NodeJS.ErrnoException) =>
      reject(cannotListen(failure, host, port)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function welcome(url: string, { desk, charts, databaseUrl, dataFolder }: Environment): string {
  const link = (path: string) => `${url}${path}${desk ? `?${DESK_PARAMETER}=${desk.token}` : ''}`;
  return [
    '',
    `  Sundry is open: ${url}`,
    '',
    '  Try this: pick a place on the map, choose Food, fill a cart, order as a guest, follow the order.',
    ...(desk
      ? [`  Move the order along, or the clock, at the control desk: ${link('/desk')}`]
      : []),
    ...(charts ? [`  Watch the state machines at work, in a second tab: ${link('/charts')}`] : []),
    `  The API: ${url}/api/openapi.json and docs/api.md`,
    `  Data: ${databaseUrl === null ? dataFolder : 'the PostgreSQL of DATABASE_URL'}. Ctrl-C stops.`,
    '',
  ].join('\n');
}
