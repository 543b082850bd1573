import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '#tests/model/flows.ts';
import { explore } from './explore.ts';
import { OBLIGATION_KINDS } from './obligations.ts';
import { wander, type Log } from './random.ts';
import { replay } from './replay.ts';
import { pureDriver } from './drivers/pure.ts';
import { brokenPromises, coverage, planSuite, walk, type Suite } from './run-flow.ts';
import { table } from './table.ts';
import { traceFile, traceOf } from './traces.ts';

/**
 * `npm run model`                                      every flow, one table, exit 1 on any gap
 * `npm run model -- --flow cart/cart --suite pairs`    narrowed
 * `npm run model -- --suite random --seed 7`           wanders about; a failure is shortened and kept
 * `npm run model -- --replay file.json`                walks one kept log again, step by step
 * `npm run model -- --traces`                          writes what the machines do into tests/model/traces
 */
const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    suite: { type: 'string', default: 'default' },
    traces: { type: 'boolean', default: false },
    seed: { type: 'string' },
    walks: { type: 'string', default: '100' },
    replay: { type: 'string' },
  },
});

const log = values.replay ? (JSON.parse(readFileSync(values.replay, 'utf8')) as Log) : null;
const wanted = log?.flow ?? values.flow;
const chosen = flows.filter(({ name }) => !wanted || name === wanted);
if (chosen.length === 0) {
  console.error(
    `No flow is called "${wanted ?? ''}". There are: ${flows.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const gaps = await run();
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;

async function run(): Promise<readonly string[]> {
  if (log) return chosen.flatMap((flow) => say(replay(flow, log)));
  if (values.traces) return writeTraces();
  return values.suite === 'random' ? random() : model(values.suite as Suite);
}

/** What breaks on the way counts as a gap. */
function say(lines: readonly string[]): readonly string[] {
  console.log(lines.join('\n'));
  return lines.filter((line) => line.includes('BREAKS: '));
}

function writeTraces(): readonly string[] {
  for (const flow of chosen) {
    mkdirSync(dirname(traceFile(flow)), { recursive: true });
    writeFileSync(traceFile(flow), traceOf(flow));
  }
  return [];
}

async function random(): Promise<readonly string[]> {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const rows: string[][] = [];
  const found: string[] = [];
  for (const flow of chosen) {
    const begun = performance.now();
    const report = await wander(flow, explore(flow), () => pureDriver(flow), {
      seed,
      walks: Number(values.walks),
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(2);
    rows.push([flow.name, String(report.walks), String(report.steps), seconds]);
    if (!report.failure) continue;
    const file = `test-results/model/${flow.name.replace('/', '-')}.json`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report.failure.log, null, 1));
    found.push(`${report.failure.said}\n  npm run model -- --replay ${file}`);
  }
  console.log(table([`flow (seed ${seed})`, 'walks', 'steps', 'seconds'], rows));
  return found;
}

async function model(suite: Suite): Promise<readonly string[]> {
  const rows: string[][] = [];
  const found: string[] = [];
  const reqs = new Set<string>();
  const sums = { tests: 0, steps: 0, milliseconds: 0 };
  for (const flow of chosen) {
    const begun = performance.now();
    const { explored, tests } = planSuite(flow, { suite });
    for (const test of tests) {
      await walk(flow, explored, test, pureDriver(flow)).catch((problem: unknown) =>
        found.push(problem instanceof Error ? problem.message : String(problem)),
      );
    }
    const milliseconds = performance.now() - begun;
    const met = coverage(flow, explored, suite === 'default' ? tests : planSuite(flow).tests);
    for (const kind of OBLIGATION_KINDS) {
      found.push(...met[kind].open.map((one) => `${flow.name}: no walk meets ${kind}: ${one}`));
    }
    found.push(...met.idleExcuses.map((one) => `${flow.name}: the excuse for "${one}" is idle`));
    found.push(...brokenPromises(flow, explored));
    met.reqs.forEach((req) => reqs.add(req));
    const steps = tests.reduce((total, { path }) => total + path.steps.length, 0);
    sums.tests += tests.length;
    sums.steps += steps;
    sums.milliseconds += milliseconds;
    rows.push([
      flow.name,
      ...OBLIGATION_KINDS.map((kind) => `${met[kind].met}/${met[kind].of}`),
      String(explored.sneaks.size),
      String(explored.configurations.size),
      String(tests.length),
      String(steps),
      (milliseconds / 1000).toFixed(2),
      String(met.reqs.length),
    ]);
  }
  const head = [
    'flow',
    ...OBLIGATION_KINDS,
    'sneak pairs',
    'configurations',
    'tests',
    'steps',
    'seconds',
    'requirements',
  ];
  const total = [
    'total',
    ...OBLIGATION_KINDS.map(() => ''),
    '',
    '',
    String(sums.tests),
    String(sums.steps),
    (sums.milliseconds / 1000).toFixed(2),
    String(reqs.size),
  ];
  console.log(table(head, [...rows, total]));
  return found;
}
