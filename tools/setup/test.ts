import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesChangedSince, isRevision } from './changed-files.ts';
import { findOrInstallQuickChromium } from './chromium.ts';
import { endGroups, outputOf } from './process-group.ts';

/**
 * `npm test`: all checks, a line per stage, and the whole output of the first failing stage. `npm test --
 * --full` adds slow ones. `npm run test:changed` covers a change: files that differ from HEAD, or from `--
 * --since <revision>`, the tests that import them, and the flows whose walks they affect.
 */
type Stage = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});
const { full, changed, since } = values;
if (changed && !isRevision(since)) {
  console.error(`Git has no revision "${since}".`);
  process.exit(1);
}
const bin = (name: string) => `node_modules/.bin/${name}`;
const node = process.execPath;
const vitest = [bin('vitest'), 'run', '--reporter', 'dot', '--silent', 'passed-only'];

/** Obligations of the flows beyond transition coverage: their own command reports more about each. */
const flows: readonly Stage[] = [
  {
    name: 'every pair of transitions',
    command: [node, 'tools/flows/model.ts', '--level', 'pure', '--suite', 'pairs'],
  },
  { name: 'steps by chance', command: [node, 'tools/flows/model.ts', '--suite', 'random'] },
  {
    name: 'steps by chance, in React',
    command: [node, 'tools/flows/model.ts', '--suite', 'random', '--level', 'react'],
  },
  { name: 'deliberate mistakes', command: [node, 'tools/flows/mutate.ts'] },
  { name: 'spoiled pages', command: [node, 'tools/flows/mutate.ts', '--pages'] },
];

/** A file that is linted and that still exists. */
function isLinted(file: string): boolean {
  return /\.(tsx?|js|mjs)$/.test(file) && existsSync(file);
}

/** True while the run shuts down: interrupted stages are not reported, and no other one starts. */
let isEnding = false;
const untilEnded = new Promise<never>(() => {});

/** The data folders of the apps for journeys and flows, and their template. */
const dataFolders = mkdtempSync(path.join(tmpdir(), 'sundry-test-'));
process.on('exit', () =>
  // An app that is ending may write once more.
  rmSync(dataFolders, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
const filledData = path.join(dataFolders, 'filled');

const linted = changed ? [...filesChangedSince(since)].filter(isLinted) : ['.'];
const oxlint: Stage = {
  name: 'lint',
  command: [bin('oxlint'), '--no-error-on-unmatched-pattern', ...linted],
  // Two threads check the same types twice, and the other core is taken.
  env: { GOMAXPROCS: '1' },
};
const eslint: Stage = {
  name: 'lint, own rules',
  command: [
    bin('eslint'),
    ...linted,
    ...['--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ],
};
const format: Stage = { name: 'format', command: [bin('oxfmt'), '--check'] };
const types: Stage = {
  name: 'types',
  command: [node, 'node_modules/typescript-native/bin/tsc', ...['--noEmit', '--singleThreaded']],
};
const messages: Stage = { name: 'messages', command: [node, 'tools/messages/check.ts'] };

/** Two parallel rows: each needs one core, and no output of the other. */
const beside: readonly (readonly Stage[])[] = [
  [
    oxlint,
    eslint,
    format,
    { name: 'example data', command: [node, 'tools/desk/fill-data.ts', filledData] },
    { name: 'units', command: [...vitest, '--project', 'unit', '--maxWorkers', '1'] },
  ],
  [
    types,
    messages,
    { name: 'nothing unused', command: [bin('knip')] },
    { name: 'build', command: [node, 'tools/setup/site.ts'], env: { VITE_CHARTS: '1' } },
  ],
];

const stages: readonly Stage[] = [
  {
    name: 'tools, views, server, models',
    command: [...vitest, '--project', '!unit'],
  },
  ...(full ? flows : []),
  {
    name: 'journeys in Chromium',
    command: [
      bin('playwright'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...(full ? [] : ['--grep-invert', '@full']),
    ],
  },
  {
    name: 'flows in Chromium',
    command: [
      node,
      'tools/flows/model.ts',
      '--level',
      'browser',
      ...(full ? ['--full'] : ['--suite', 'path', '--due']),
    ],
  },
];

const touched: readonly Stage[] = [
  {
    name: 'tests that import what has changed',
    command: [...vitest, '--changed', since, '--passWithNoTests'],
    env: { SUNDRY_SINCE: since },
  },
  {
    name: 'deliberate mistakes in changed flows',
    command: [node, 'tools/flows/mutate.ts', '--since', since],
  },
];

const chromium = changed ? '' : findOrInstallQuickChromium();
const begun = Date.now();
await Promise.all(
  (changed
    ? [
        [oxlint, eslint, format],
        [types, messages],
      ]
    : beside
  ).map(runInTurn),
);
await runInTurn(changed ? touched : stages);
console.log(`All passed in ${seconds(begun)} s.`);

async function runInTurn(inTurn: readonly Stage[]): Promise<void> {
  for (const stage of inTurn) await run(stage);
}

async function run({ name, command, env = {} }: Stage): Promise<void> {
  const started = Date.now();
  const { code, output } = await outputOf(command, {
    ...(chromium === '' ? {} : { CHROMIUM_PATH: chromium }),
    SUNDRY_FILLED_DATA: filledData,
    NO_COLOR: '1',
    CI: '1',
    ...(full ? { SUNDRY_FULL: '1' } : changed ? {} : { SUNDRY_QUICK: '1' }),
    ...env,
  });
  if (isEnding) return untilEnded;
  const loud = output
    .split('\n')
    .filter((line) => line.includes('NO POSTGRESQL') || line.includes(' skipped'));
  if (code === 0) {
    console.log([`${name.padEnd(38)} ${seconds(started).padStart(6)} s`, ...loud].join('\n'));
    return;
  }
  console.error(
    `${withoutDots(output)}\n${name} failed after ${seconds(started)} s: ${command.join(' ')}`,
  );
  await end();
}

/** The output without the dots of passed tests. */
function withoutDots(output: string): string {
  return output.replaceAll(/·+\n?/g, '');
}

/** Ends all processes and removes the data of the apps. */
async function end(): Promise<never> {
  isEnding = true;
  await endGroups();
  process.exit(1);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
