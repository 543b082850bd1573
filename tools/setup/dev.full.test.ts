import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callName } from '#contract/endpoint.ts';
import { getConfig } from '#contract/shell.ts';
import { DESK_HEADER } from '#server/desk/admission.ts';
import { newDataFolder } from '#tools/desk/apps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKEN = 'the-desk-of-this-test';
const desk = { [DESK_HEADER]: TOKEN, 'Content-Type': 'application/json' };

test('the development server that is told to stop answers the call it has begun, though a page is connected', async () => {
  const { url, child } = await startDevelopment();
  const page = await pageOf(url);
  const rule = JSON.stringify({ call: callName(getConfig), action: { latency: 1_000 } });
  await fetch(`${url}/desk/rules`, { method: 'POST', headers: desk, body: rule });

  const answer = fetch(`${url}${getConfig.path}`);
  await arrives(url);
  child.kill('SIGTERM');
  const disconnected = new Promise((resolve) => page.addEventListener('close', resolve));

  expect((await answer).status).toBe(200);
  await disconnected;
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
});

/** An answered call proves that an earlier one has been received. */
const arrives = async (url: string) => void (await fetch(`${url}/health`));

async function startDevelopment() {
  const folder = newDataFolder();
  const child = spawn(process.execPath, ['tools/setup/dev.ts'], {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env['PATH'], PORT: '0', SUNDRY_DATA_DIR: folder },
      ...{ SUNDRY_DESK_TOKEN: TOKEN },
    },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const address = () => /development server: (\S+)/.exec(said)?.[1];
  while (address() === undefined) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) expect.fail(said);
  }
  return { url: address() ?? '', child };
}

/** The connection that a page in development keeps open: Vite's WebSocket for hot reload. */
async function pageOf(url: string): Promise<WebSocket> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? expect.fail('Vite gave no token');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}
