import { spawnSync } from 'node:child_process';

/** The files that differ from a revision, new ones included; empty without a repository or git. */
export function filesChangedSince(revision: string, folder = '.'): ReadonlySet<string> {
  const git = (...args: readonly string[]): readonly string[] => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  return new Set([
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

/** True for a commit of this repository. */
export const isRevision = (revision: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).status === 0;
