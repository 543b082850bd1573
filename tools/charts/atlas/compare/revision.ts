import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Snapshot, SnapshotDiagram } from './snapshot.ts';

/** The sources of a revision, in a folder of their own. */
export type Revision = {
  readonly folder: string;
  readonly snapshot: () => Snapshot;
  readonly diagramsOf: (
    flows: readonly string[],
  ) => Readonly<Record<string, readonly SnapshotDiagram[]>>;
};

const SNAPSHOT = 'tools/charts/atlas/compare/snapshot.ts';

/** Fails for an unknown revision; otherwise everything would look new. */
export function requireRevision(revision: string): void {
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`);
  } catch {
    throw new Error(`Git has no revision "${revision}"`);
  }
}

/** Checks a revision out for the time of its use. Its machines run on the packages that are installed here. */
export async function atRevision<Found>(
  revision: string,
  use: (at: Revision) => Promise<Found>,
): Promise<Found> {
  const folder = mkdtempSync(path.join(tmpdir(), 'revision-'));
  try {
    git('worktree', 'add', '--detach', folder, revision);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const script = path.join(folder, SNAPSHOT);
    mkdirSync(path.dirname(script), { recursive: true });
    cpSync(SNAPSHOT, script);
    const run = <Written>(...flows: readonly string[]): Written => {
      const file = path.join(folder, 'snapshot.json');
      execFileSync(process.execPath, [script, file, ...flows], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return JSON.parse(readFileSync(file, 'utf8')) as Written;
    };
    return await use({
      folder,
      snapshot: () => run(),
      diagramsOf: (flows) => (flows.length === 0 ? {} : run(...flows)),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
