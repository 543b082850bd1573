import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test.each([
  { how: 'closes down when asked to', onInterrupt: 'process.exit(0)', patience: 60_000 },
  { how: 'does not listen', onInterrupt: '', patience: 0 },
])('with a program ends what it has begun, also where that $how', async (facts) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundry-group-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'pid');
  const inner = `process.on('SIGINT', () => { ${facts.onInterrupt} });
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));
    setInterval(() => {}, 1000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(inner)}]);
    process.on('SIGINT', () => process.exit(0));
    setInterval(() => {}, 1000)`;
  const ended = outputOf([node, '--eval', outer]);
  const pid = await vi.waitFor(
    async () => {
      const written = Number(await readFile(file, 'utf8'));
      expect(written).toBeGreaterThan(0);
      return written;
    },
    { timeout: 60_000 },
  );

  await endGroups(facts.patience);

  await ended;
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 60_000 });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
