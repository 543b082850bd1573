import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endGroups, outputOf } from './process-group.ts';

const node = process.execPath;

test('a program that has ended tells its exit code, and what it said', async () => {
  const script = `console.log(process.env.A); console.error('two'); process.exitCode = 3`;

  const { code, output } = await outputOf([node, '--eval', script], { A: 'one' });

  expect(code).toBe(3);
  expect(output).toContain('one\n');
  expect(output).toContain('two\n');
});

test('a program that is not there says so', async () => {
  const { code, output } = await outputOf(['no-such-program-at-all']);

  expect(code).toBe(1);
  expect(output).toContain('no-such-program-at-all');
});

test('what a program that has crashed has begun ends with it', async () => {
  const inner = `setInterval(() => {}, 1000)`;
  const outer = `const { pid } = require('node:child_process').spawn(process.execPath,
      ['--eval', ${JSON.stringify(inner)}], { stdio: 'inherit' });
    console.log(pid);
    Promise.reject(new Error('it has crashed'))`;

  const { code, output } = await outputOf([node, '--eval', outer]);

  expect(code).toBe(1);
  expect(output).toContain('it has crashed');
  await expect.poll(() => isThere(Number.parseInt(output, 10))).toBe(false);
});

test('the PostgreSQL of a test that has crashed ends with it', async ({ skip }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundry-group-'));
  // A process that is ending may write once more.
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 }));
  await chmod(folder, 0o755);
  const script = `import { startOwnPostgres } from './tests/support/postgres.ts';
    const postgres = await startOwnPostgres();
    if (postgres) console.log(await postgres.emptyDatabase());
    process.kill(process.pid, 'SIGKILL')`;

  const { output } = await outputOf([node, '--input-type=module', '--eval', script], {
    TMPDIR: folder,
  });

  skip(output.includes('NO POSTGRESQL'), 'it is not installed');
  const port = Number(new URL(output.trim()).port);
  expect(port).toBeGreaterThan(0);
  await expect.poll(() => isOpen(port)).toBe(false);
});

const CLOSES_DOWN = `setTimeout(() => { console.log('has closed down'); process.exit() }, 100)`;
const DOES_NOT_LISTEN = '';

test.each([
  { how: 'has time to close down', onInterrupt: CLOSES_DOWN, patience: 60_000 },
  { how: 'is killed where it does not listen', onInterrupt: DOES_NOT_LISTEN, patience: 0 },
])('a program $how, and what it has begun ends with it', async ({ onInterrupt, patience }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundry-group-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'pid');
  const inner = `process.on('SIGINT', () => {});
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));
    setInterval(() => {}, 1000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(inner)}]);
    process.on('SIGINT', () => { ${onInterrupt} });
    setInterval(() => {}, 1000)`;
  const ended = outputOf([node, '--eval', outer]);
  const written = async () => Number(await readFile(file, 'utf8').catch(() => 0));
  await expect.poll(written).toBeGreaterThan(0);
  const pid = await written();

  await endGroups(patience);

  expect((await ended).output.includes('has closed down')).toBe(onInterrupt === CLOSES_DOWN);
  await expect.poll(() => isThere(pid)).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
