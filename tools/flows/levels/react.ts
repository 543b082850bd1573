import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explore, type Log, type RandomReport, type Suite } from '@sundry/statecharts/walk';
import { asWalkedBy, type AnyPage, type Flow } from '@sundry/statecharts';
import type { PageMutation } from '@sundry/statecharts/mutation';
import type { Walked } from './level.ts';

/** Options for the tests in jsdom, and the folder for their results. */
export type Asked = {
  readonly flow?: string;
  readonly suites?: readonly Suite[];
  /** The folder for results. */
  readonly figures?: string;
  /** Random walks instead of those of the suites. */
  readonly random?: { readonly seed?: number; readonly walks: number; readonly length?: number };
  /** Mutates the pages, with this maximum each, and counts the killed mutants. */
  readonly pages?: number;
  /** One stored walk, instead of those of the suites. */
  readonly log?: Log;
  /** Stops at the first failure. */
  readonly bail?: boolean;
  /** Writes the HTML of every state, instead of walking the suites. */
  readonly shown?: Shown;
};

export type Shown = {
  readonly flows: readonly string[];
  readonly language: 'en' | 'hi';
  /** The folder for `<flow>/<state>.<device>.html`. */
  readonly folder: string;
};
export type Figures = Pick<Walked, 'met' | 'broke' | 'tests' | 'steps' | 'milliseconds'> & {
  readonly name: string;
  readonly random?: RandomReport & { readonly seed: number };
  readonly mutation?: PageMutation;
};

/** Walks the pages in jsdom. The views need a bundler, so Vitest runs the walks and writes the results. */
export async function walkInReact(
  pages: readonly AnyPage[],
  { suites, flow, bail }: Pick<Asked, 'flow' | 'bail'> & { readonly suites: readonly Suite[] },
): Promise<readonly Walked[]> {
  if (pages.length === 0) return [];
  const narrowed = flow === undefined ? {} : { flow };
  const { found, output } = await ask({ suites, bail: bail ?? false, ...narrowed });
  return pages.map((page): Walked => {
    const walked = asWalkedBy(page);
    const own = found.find(({ name }) => name === walked.name);
    const isBailed = bail && found.some(({ broke }) => broke.length > 0);
    const unwalked = isBailed ? 'not walked after the first failure' : whyUnwalked(walked, output);
    const nothing = { unwalked, met: [], broke: [`${walked.name}: ${unwalked}`] };
    return {
      level: 'react',
      suites,
      flow: walked,
      explored: explore(walked),
      ...(own ?? { ...nothing, tests: 0, steps: 0, milliseconds: 0 }),
    };
  });
}

/**
 * A Vitest process has a minute to start and may have lacked the processor in that time: its flows then are
 * unknown, and not failed.
 */
export function whyUnwalked({ name }: Pick<Flow, 'name'>, output: string): string {
  return /Failed to start \S+ worker|Timeout waiting for worker/.test(output)
    ? [
        'not walked, since a process of Vitest did not start in time: the machine is too busy.',
        `  Walk it again: npm run model -- --level react --flow ${name}`,
        '  If that happens again and again, let one process run at a time: VITEST_MAX_WORKERS=1 before it.',
      ].join('\n')
    : `never walked\n${output}`;
}

/** Runs something else than the suites in jsdom, such as random walks: the results by flow. */
export async function askReact(
  asked: Pick<Asked, 'flow' | 'random' | 'log' | 'pages'>,
): Promise<readonly Figures[]> {
  const { found, output } = await ask(asked);
  if (found.length === 0) {
    throw new Error(whyUnwalked({ name: asked.flow ?? '<module>/<flow>' }, output));
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Writes the HTML of the states of some flows; returns the output of the walks. */
export const showInReact = (shown: Shown): Promise<string> => vitest({ shown });

async function ask(asked: Omit<Asked, 'figures'>) {
  const figures = await mkdtemp(path.join(tmpdir(), 'sundry-model-'));
  const output = await vitest({ ...asked, figures });
  const found = await figuresIn(figures);
  await rm(figures, { recursive: true });
  return { found, output };
}

const QUIETLY = ['--reporter', 'dot', '--silent'];
const bailing = ({ bail }: Asked) => (bail ? ['--bail', '1'] : []);
/** The tests of these flows' modules where some are selected: the others would skip them anyway. */
const ofModules = ({ flow, shown }: Asked) => {
  const names = flow === undefined ? (shown?.flows ?? []) : [flow];
  return [...new Set(names.map((name) => `tests/model/${name.split('/')[0]}/`))];
};

function vitest(asked: Asked): Promise<string> {
  return new Promise((resolve) => {
    const vitest = 'node_modules/vitest/vitest.mjs';
    const run = spawn(
      process.execPath,
      [
        vitest,
        'run',
        ...ofModules(asked),
        '--project',
        'model-react',
        ...QUIETLY,
        ...bailing(asked),
      ],
      { env: { ...process.env, MODEL_ASKED: JSON.stringify(asked), NO_COLOR: '1' } },
    );
    let output = '';
    run.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    run.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    run.on('close', () => resolve(output));
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
