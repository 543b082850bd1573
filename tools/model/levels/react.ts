import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explore } from '../explore.ts';
import { asWalkedBy, type AnyPage } from '../page.ts';
import type { PageMutation } from '../page-mutation.ts';
import type { Flow } from '../flow.ts';
import type { Log, RandomReport } from '../random.ts';
import type { Suite } from '../run-flow.ts';
import type { Walked } from './level.ts';

/** What the tests in jsdom are asked, and leave behind for each flow. */
export type Asked = {
  readonly flow?: string;
  readonly suites?: readonly Suite[];
  /** The folder for what came of it. */
  readonly figures?: string;
  /** Walks by chance, instead of those of the suites. */
  readonly random?: { readonly seed?: number; readonly walks: number; readonly length?: number };
  /** The pages are spoiled, so many ways each, and it is counted what is noticed. */
  readonly pages?: number;
  /** One walk on file, instead of those of the suites. */
  readonly log?: Log;
  /** Nothing more is walked once something has gone wrong. */
  readonly bail?: boolean;
};
export type Figures = Pick<Walked, 'met' | 'broke' | 'tests' | 'steps' | 'milliseconds'> & {
  readonly name: string;
  readonly random?: RandomReport & { readonly seed: number };
  readonly mutation?: PageMutation;
};

/** Walks the pages in jsdom. The views want a bundler, so that Vitest does it and leaves the figures. */
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
 * A process of Vitest that has a minute to begin may not have had the processor in that time: nothing is
 * known of its flows then, and nothing is wrong with them.
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

/** Something else than the suites in jsdom, such as walks by chance: what came of it for each flow. */
export async function askReact(
  asked: Pick<Asked, 'flow' | 'random' | 'log' | 'pages'>,
): Promise<readonly Figures[]> {
  const { found, output } = await ask(asked);
  if (found.length === 0) {
    throw new Error(whyUnwalked({ name: asked.flow ?? '<module>/<flow>' }, output));
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function ask(asked: Omit<Asked, 'figures'>) {
  const figures = await mkdtemp(path.join(tmpdir(), 'sundry-model-'));
  const output = await vitest({ ...asked, figures });
  const found = await figuresIn(figures);
  await rm(figures, { recursive: true });
  return { found, output };
}

const QUIETLY = ['--reporter', 'dot', '--silent'];
const bailing = ({ bail }: Asked) => (bail ? ['--bail', '1'] : []);
/** The tests of one module where one flow is asked for: the others would only say so. */
const ofModule = ({ flow }: Asked) => (flow ? [`tests/model/${flow.split('/')[0]}/`] : []);

function vitest(asked: Asked): Promise<string> {
  return new Promise((resolve) => {
    const vitest = 'node_modules/vitest/vitest.mjs';
    const run = spawn(
      process.execPath,
      [
        vitest,
        'run',
        ...ofModule(asked),
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
