import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type ApiProcess = {
  readonly url: string;
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends it at once, in any state. */
  readonly kill: () => Promise<void>;
};

export async function startApi(databaseUrl: string): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['tests/support/serve-api.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let code: number | null = null;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close').then(() => (code = child.exitCode ?? -1));
  const url = await Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text).trim()),
    ended.then(() => Promise.reject(new Error(`The server did not start: ${said}`))),
  ]);
  return {
    url,
    said: () => said,
    hasEnded: () => code !== null,
    stop: async () => {
      if (code === null) child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      if (code === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
