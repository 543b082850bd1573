import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appOf, deskToken, newDataFolder, runningApp, WORKERS } from '#tools/desk/apps.ts';

/** A running app with its desk, at the walks' full disposal. */
export type OpenApp = { readonly url: string; readonly close: () => Promise<void> };

/** One for each worker, at most one per flow; or the one that runs already. */
export async function openApps(flows: number): Promise<readonly OpenApp[]> {
  if (runningApp) return [{ url: runningApp, close: async () => {} }];
  const opened: OpenApp[] = [];
  // Sequential: the first one builds the files that the others serve, too.
  for (let worker = 0; worker < Math.min(WORKERS, flows); worker += 1)
    opened.push(await openApp(appOf(worker)));
  return opened;
}

async function openApp(url: string): Promise<OpenApp> {
  const server = spawn(process.execPath, ['tools/setup/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      HOST: '127.0.0.1',
      SUNDRY_DATA_DIR: newDataFolder(),
      SUNDRY_DESK: '1',
      SUNDRY_DESK_TOKEN: deskToken,
      // Many customers come from one address.
      SUNDRY_LIMIT_FACTOR: '100',
      VITE_CHARTS: '1',
    },
  });
  const gone = once(server, 'close');
  const closeAtExit = () => server.kill('SIGINT');
  process.once('exit', closeAtExit);
  // A request to the address would not do: another process may answer there, such as an app that was left
  // running.
  let said = '';
  const isOpen = new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is running: ')) resolve();
    }),
  );
  const isGone = gone.then(() => Promise.reject(new Error('The app did not start: see above.')));
  await Promise.race([isOpen, isGone]);
  const close = async () => {
    process.off('exit', closeAtExit);
    server.kill('SIGINT');
    await gone;
  };
  return { url, close };
}
