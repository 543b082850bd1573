import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explore } from '../explore.ts';
import { asWalkedBy, type AnyPage } from '../page.ts';
import type { Suite } from '../run-flow.ts';
import type { Walked } from './level.ts';

/** What the tests in jsdom are asked, and leave behind for each flow. */
export type Asked = {
  readonly flow?: string;
  readonly suites?: readonly Suite[];
  /** The folder for what came of it. */
  readonly figures?: string;
};
export type Figures = Pick<Walked, 'met' | 'broke' | 'tests' | 'steps' | 'milliseconds'> & {
  readonly name: string;
};

/** Walks the pages in jsdom. The views want a bundler, so that Vitest does it and leaves the figures. */
export async function walkInReact(
  pages: readonly AnyPage[],
  suites: readonly Suite[],
  flow?: string,
): Promise<readonly Walked[]> {
  const figures = await mkdtemp(path.join(tmpdir(), 'sundry-model-'));
  const asked: Asked = { figures, suites, ...(flow === undefined ? {} : { flow }) };
  const said = await vitest(asked);
  const found = await figuresIn(figures);
  await rm(figures, { recursive: true });
  return pages.map((page): Walked => {
    const walked = asWalkedBy(page);
    const own = found.find(({ name }) => name === walked.name);
    const nothing = { met: [], broke: [`${walked.name}: nobody walked it\n${said}`] };
    return {
      level: 'react',
      flow: walked,
      explored: explore(walked),
      ...(own ?? { ...nothing, tests: 0, steps: 0, milliseconds: 0 }),
    };
  });
}

function vitest(asked: Asked): Promise<string> {
  return new Promise((resolve) => {
    const vitest = 'node_modules/vitest/vitest.mjs';
    const run = spawn(
      process.execPath,
      [vitest, 'run', '--project', 'model-react', '--reporter', 'dot', '--silent'],
      { env: { ...process.env, MODEL_ASKED: JSON.stringify(asked), NO_COLOR: '1' } },
    );
    let said = '';
    run.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    run.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    run.on('close', () => resolve(said));
  });
}

async function figuresIn(folder: string): Promise<readonly Figures[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Figures,
    ),
  );
}
