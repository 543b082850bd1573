import { execFileSync } from 'node:child_process';

/** The files that differ from a revision, new ones included. */
export function filesChangedSince(revision: string): ReadonlySet<string> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return new Set([
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}
