import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT } from '#tools/flows/built.ts';
import type { Chart } from '@sundry/statecharts';

/** The chart of a flow at a revision, by file name; null when there is none. */
export type ChartAt = (file: string) => Chart | null;

/** Fails for an unknown revision; otherwise everything would look new. */
export function requireRevision(revision: string): void {
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    throw new Error(`Git has no revision "${revision}"`);
  }
}

/** Charts are not committed, so those of a revision are built from its own sources; early ones were committed. */
export function chartsAt(revision: string): ChartAt {
  const committed = git('ls-tree', '--name-only', revision, 'docs/charts/');
  if (committed.includes('docs/charts/cart-cart.json'))
    return (file) => committedChart(revision, file);
  const tree = mkdtempSync(path.join(tmpdir(), 'charts-'));
  try {
    git('worktree', 'add', '--detach', tree, revision);
    symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
    const write = [path.join(tree, 'tools/charts/write.ts'), '--built'];
    execFileSync(process.execPath, write, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
    const folder = path.join(tree, BUILT);
    const built = new Map(
      readdirSync(folder)
        .filter((name) => /^[\w-]+\.json$/.test(name))
        .map((name) => {
          const text = readFileSync(path.join(folder, name), 'utf8');
          return [path.parse(name).name, JSON.parse(text) as Chart] as const;
        }),
    );
    return (file) => built.get(file) ?? null;
  } finally {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

function committedChart(revision: string, file: string): Chart | null {
  try {
    return JSON.parse(git('show', `${revision}:docs/charts/${file}.json`)) as Chart;
  } catch {
    return null;
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
