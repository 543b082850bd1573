import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
// eslint-disable-next-line tests/no-sleep -- a server is held up at any point of its way
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 40;
const STARTS = 4;

let folder: string;
let processes: readonly Contender[];
type Contender = ReturnType<typeof contender>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundry-folder-'));
  processes = Array.from({ length: STARTS }, contender);
});
afterAll(async () => {
  for (const { end } of processes) end();
  await rm(folder, { recursive: true, force: true });
});

/** A server process that tries to enter the folders it receives. */
function contender() {
  const child = spawn(process.execPath, ['tests/support/enter-folder.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    enter: async (one: string): Promise<string> => {
      child.stdin.write(`${one}\n`);
      return String((await answers.next()).value);
    },
    signal: (name: 'SIGSTOP' | 'SIGCONT') => child.kill(name),
    end: () => child.kill('SIGKILL'),
  };
}

/** Lock of a killed server. */
const DEAD = JSON.stringify({ pid: 2 ** 22 + 1, began: null, token: 'dead' });

test.each([
  { left: DEAD, because: 'was killed' },
  { left: 'half a lo', because: 'was cut off while writing' },
  { left: null, because: 'was never there' },
])(
  'of four servers that start at once after one that $because, one gets the folder, each time',
  async ({ left }) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const one = await mkdtemp(path.join(folder, 'round-'));
      if (left !== null) await writeFile(path.join(one, 'server.lock'), left);
      // One process is paused at a random point, and resumes after the others.
      const late = processes[round % STARTS];

      const answers = processes.map(({ enter }) => enter(one));
      await pause(Math.random() * 6);
      late?.signal('SIGSTOP');
      await Promise.all(answers.filter((_, at) => at !== round % STARTS));
      late?.signal('SIGCONT');

      expect((await Promise.all(answers)).toSorted()).toEqual([
        'entered',
        ...Array.from({ length: STARTS - 1 }, () => 'refused'),
      ]);
    }
  },
);
