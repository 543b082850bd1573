import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { urlOf } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';

type Opened = { readonly url: string; readonly close: () => Promise<void> };
type Place = { readonly port: number; readonly databaseUrl: string; readonly folder: string };

/** The app with example data and without rate limits, in a process of its own. */
export async function openShop(
  { port, databaseUrl, folder }: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tools/setup/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SUNDRY_EXAMPLE_DATA: '1',
      SUNDRY_LIMIT_FACTOR: '9999',
      SUNDRY_DATA_DIR: folder,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(url + urlOf(getConfig)).catch(() => null);
    if (answer?.ok) return { url, close: () => close(child) };
    if (child.exitCode !== null) throw new Error('The app did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Pending orders finish first: they need the database. */
async function close(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await once(child, 'exit');
}
