import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Runs a program in a process group of its own until it ends, with these additional variables. Returns its
 * exit code and its output; 1 and the reason when it cannot start or ends by a signal. The rest of its group
 * is then killed: after a crash, its servers would hold its output open for ever.
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
 * Ends every running program with its descendants, as Ctrl-C in a terminal would. A program may shut down
 * first, for `patience` milliseconds; the rest of its group is killed after that.
 */
export async function endGroups(patience = 15_000): Promise<void> {
  const open = [...running];
  const ended = Promise.all(open.map((child) => new Promise((done) => child.once('close', done))));
  const late = new Promise((done) => setTimeout(done, patience).unref());
  for (const child of open) tell(child, 'SIGINT');
  await Promise.race([ended, late]);
  for (const child of open) tell(child, 'SIGKILL');
}

/** Signals the whole group, where any of it is left. */
function tell({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
}
