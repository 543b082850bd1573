import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesChangedSince } from './changed-files.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('files have changed that differ from a revision, or are new', () => {
  const at = folder();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: at,
    });
  git('init', '-q');
  for (const name of ['version-cache.ts', 'changed.ts']) writeFileSync(path.join(at, name), 'one');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  for (const name of ['changed.ts', 'new.ts']) writeFileSync(path.join(at, name), 'two');

  expect([...filesChangedSince('HEAD', at)].toSorted()).toEqual(['changed.ts', 'new.ts']);
});

test('without a repository nothing is known to have changed', () => {
  expect([...filesChangedSince('HEAD', folder())]).toEqual([]);
});

test('without git nothing is known to have changed', () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());

  expect([...filesChangedSince('HEAD')]).toEqual([]);
});
