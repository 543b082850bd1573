import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const REVIEW = 'docs/charts/review.yaml';

/** The reviewers' notes in the repository, and the revision that new ones are about. */
export function reviewScript(): string {
  const notes: unknown = existsSync(REVIEW) ? parse(readFileSync(REVIEW, 'utf8')) : [];
  const review = { revision: revision(), notes: Array.isArray(notes) ? notes : [] };
  return `globalThis.atlasReview = ${JSON.stringify(review)};\n`;
}

/** Empty in a copy without its history. */
function revision(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=8'];
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
