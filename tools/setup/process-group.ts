import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Runs a program in a process group of its own until it ends, with these variables besides. Answers its exit code
 * and all that it said; 1 and why when it cannot be started or is ended by a signal. What of its group is left then is
 * killed: where a program has crashed, its servers would hold its output open for ever.
 */
export function outputOf(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, detached: true });
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('error', (problem) => {
      running.delete(child);
      resolve({ code: 1, output: `${output}${problem.message}` });
    });
    child.on('exit', () => tell(child, 'SIGKILL'));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Ends every program that still runs, with all that it has begun, as Ctrl-C in a terminal would. A program may close
 * down first, for `patience` milliseconds; what of its group is left when it has ended, or then, is killed.
 */
export async function endGroups(patience = 15_000): Promise<void> {
  const open = [...running];
  const ended = Promise.all(open.map((child) => new Promise((done) => child.once('close', done))));
  const late = new Promise((done) => setTimeout(done, patience).unref());
  for (const child of open) tell(child, 'SIGINT');
  await Promise.race([ended, late]);
  for (const child of open) tell(child, 'SIGKILL');
}

/** To the whole group, where any of it is left. */
function tell({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
}
