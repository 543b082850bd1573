import { createServer } from 'node:net';
import { getApiReference } from '#contract/operations.ts';
import { DESK_PARAMETER } from '#server/desk/admission.ts';
import { cannotListen, listen, openServer } from '#server/main.ts';
import { readSettings, type StoredSettings } from '#server/kernel/settings.ts';
import type { Site } from '#server/shell/site.ts';
import type { Environment } from './environment.ts';
import { untilStopped } from './process.ts';
import { isFirst, isPrimary, runWorkers, untilToldToStop } from './workers.ts';

/**
 * Opens the database, waits for the site, and serves both until the process is stopped; in several processes
 * if configured.
 */
export async function run(
  environment: Environment,
  siteOf: () => Promise<Site> | Site,
): Promise<void> {
  if (environment.workers > 1 && isPrimary) {
    await requireFreePort(environment);
    await siteOf();
    const { desk } = environment;
    return runWorkers(environment.workers, desk ? { SUNDRY_DESK_TOKEN: desk.token } : {});
  }
  if (isPrimary) await requireFreePort(environment);
  const app = await openServer({
    ...environment,
    log: (line) => console.error(line),
    record: environment.requestLog ? (entry) => console.log(JSON.stringify(entry)) : null,
  });
  try {
    const server = await listen(app, { ...environment, site: await siteOf() });
    if (isFirst()) {
      console.log(welcome(server.url.replace('//127.0.0.1:', '//localhost:'), environment));
      const settings = await readSettings(app.context.db);
      for (const line of paymentNotices(environment, settings)) console.error(line);
    }
    untilToldToStop(untilStopped(server.close));
  } catch (failure) {
    await app.close();
    throw failure;
  }
}

/** Checked before the build, which is a long wait for a refusal. */
function requireFreePort({ host, port }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (failure: NodeJS.ErrnoException) =>
      reject(cannotListen(failure, host, port)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Notices for the operator before the first customer pays. */
export function paymentNotices(
  { simulatedGateway }: Pick<Environment, 'simulatedGateway'>,
  { ordering, rewards }: Pick<StoredSettings, 'ordering' | 'rewards'>,
): readonly string[] {
  const isWanted = ordering.digitalPayment || (rewards.wallet && rewards.addFund);
  if (!isWanted) return [];
  return [
    simulatedGateway
      ? 'The payment gateway is simulated (SUNDRY_SIMULATED_GATEWAY): online payments and top-ups take no money.'
      : 'The settings enable online payment or top-ups, but there is no payment gateway, so neither is offered. SUNDRY_SIMULATED_GATEWAY=1 simulates one.',
  ];
}

function welcome(
  url: string,
  { desk, charts, databaseUrl, dataFolder, exampleData }: Environment,
): string {
  const link = (path: string) => `${url}${path}${desk ? `?${DESK_PARAMETER}=${desk.token}` : ''}`;
  return [
    '',
    `  Sundry is running: ${url}`,
    '',
    ...(exampleData
      ? [
          '  Try: pick a place on the map, choose Food, fill a cart, order as a guest, track the order.',
        ]
      : []),
    ...(desk ? [`  Control desk, to advance orders and the clock: ${link('/desk')}`] : []),
    ...(charts ? [`  State machine inspector, for a second tab: ${link('/charts')}`] : []),
    `  The API: ${url}${getApiReference.path} and docs/api.md`,
    `  Data: ${databaseUrl === null ? dataFolder : 'the PostgreSQL of DATABASE_URL'}. Ctrl-C stops.`,
    '',
  ].join('\n');
}
