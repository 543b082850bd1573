import { execFileSync } from 'node:child_process';
import type { Chart } from '#tools/model/chart.ts';

/** Says so when a revision does not exist, and not that everything is new. */
export function requireRevision(revision: string): void {
  try {
    execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], { stdio: 'ignore' });
  } catch {
    throw new Error(`There is no revision "${revision}" to compare with`);
  }
}

/** The chart of a flow as a revision has it; null when it has none. */
export function chartAt(revision: string, file: string): Chart | null {
  try {
    const text = execFileSync('git', ['show', `${revision}:docs/charts/${file}.json`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(text) as Chart;
  } catch {
    return null;
  }
}
