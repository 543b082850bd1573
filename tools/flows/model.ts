import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFigures } from '#tools/charts/figures.ts';
import { fixturesOf, flowNames, flowsOf, pagesOf } from '#tests/model/parts.ts';
import {
  explore,
  dueOf,
  seedOf,
  wander,
  type Log,
  type RandomReport,
  replay,
  pureDriver,
  brokenPromises,
  type Suite,
  strayedFrom,
  traceFile,
  traceOf,
} from '@sundry/statecharts/walk';
import { type Flow, isWalkedInBrowser, type AnyPage, chartOf } from '@sundry/statecharts';
import { BUILT } from '#tools/flows/built.ts';
import { changedSince } from '#tools/flows/flow-files.ts';
import { keepLevelFigures } from '#tools/flows/level-figures.ts';
import { gapsOf, levelTable } from '#tools/flows/level-table.ts';
import { walkInBrowser } from '#tools/flows/levels/browser.ts';
import { LEVELS, walkAll, type Level, type Walked } from '#tools/flows/levels/level.ts';
import { walkInReact, askReact } from '#tools/flows/levels/react.ts';
import { table } from '#tools/flows/table.ts';

/**
 * `npm run model`                                      every flow, one table, exit 1 on any gap
 * `npm run model -- --flow cart/cart --suite pairs`    narrowed
 * `npm run model -- --level pure --level react`        at some levels; by default at all three
 * `npm run model -- --level browser --pictures`        with a picture of every state, for the atlas
 * `npm run model -- --suite random --seed 7`           random steps, by default at the pure level; a failure
 * is shrunk and stored
 * `npm run model -- --suite random --level react`      the same with the views; --walks sets their number
 * `npm run model -- --replay file.json`                replays a stored log, step by step
 * `npm run model -- --full`                            in a browser all of every flow, not only of those
 * changed since --since; by default the others get a tour
 * `npm run model -- --level browser --due`             in a browser only flows changed since --since, by
 * default HEAD, and one other flow of each module
 * `npm run model -- --report`                          stores the figures in build/charts
 * `npm run model -- --bail`                            ends at the first failing walk
 * `npm run model -- --write`                           accepts the machines' current behaviour
 */
const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    suite: { type: 'string' },
    level: { type: 'string', multiple: true },
    pictures: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    bail: { type: 'boolean', default: false },
    seed: { type: 'string' },
    walks: { type: 'string' },
    replay: { type: 'string' },
    report: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    due: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});

const SUITES: readonly Suite[] = ['default', 'sneak'];
/** A walk in jsdom takes about a second. */
const WALKS_IN_REACT = 5;
const PICTURES = `${BUILT}/screens`;
const levels: readonly string[] = values.level ?? LEVELS;
const unknown = levels.filter((level) => !LEVELS.includes(level as Level));
if (unknown.length > 0) {
  console.error(`Unknown level "${unknown.join(', ')}". Levels: ${LEVELS.join(', ')}.`);
  process.exit(1);
}

const log = values.replay ? (JSON.parse(readFileSync(values.replay, 'utf8')) as Log) : null;
const wanted = log?.flow ?? values.flow;
const names = flowNames.filter((name) => !wanted || name === wanted);
if (names.length === 0) {
  console.error(`Unknown flow "${wanted ?? ''}". Flows: ${flowNames.join(', ')}.`);
  process.exit(1);
}
const chosen = await flowsOf(names);
/** Pages and fixtures, for levels above the bare machine. */
const isWalkedByPeople = levels.some((level) => level !== 'pure');
const pages = isWalkedByPeople ? await pagesOf(names) : [];
const fixtures = isWalkedByPeople ? await fixturesOf(names) : {};
const isChanged = changedSince(values.since);
const gaps = await run();
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;

async function run(): Promise<readonly string[]> {
  if (log?.level === 'react') return wanderedInReact({ log });
  if (log) return chosen.flatMap((flow) => say(replay(flow, log)));
  if (values.write) return writeTraces();
  return values.suite === 'random' ? random() : model();
}

/** An exception counts as a gap. */
function say(lines: readonly string[]): readonly string[] {
  console.log(lines.join('\n'));
  return lines.filter((line) => line.includes('BREAKS: '));
}

function writeTraces(): readonly string[] {
  for (const flow of chosen) {
    mkdirSync(dirname(traceFile(flow.name)), { recursive: true });
    writeFileSync(traceFile(flow.name), traceOf(flow));
  }
  return [];
}

type Wandered = RandomReport & {
  readonly name: string;
  readonly seed: number;
  readonly milliseconds: number;
};

async function random(): Promise<readonly string[]> {
  const given = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const walks = values.walks === undefined ? {} : { walks: Number(values.walks) };
  if (values.level?.includes('react')) {
    return wanderedInReact({ random: { walks: WALKS_IN_REACT, ...walks, ...given } });
  }
  const wandered: Wandered[] = [];
  for (const flow of chosen) {
    const begun = performance.now();
    const options = { seed: seedOf(flow), ...given, ...walks };
    const report = await wander(flow, explore(flow), () => pureDriver(flow), options);
    const milliseconds = performance.now() - begun;
    wandered.push({ name: flow.name, seed: options.seed, ...report, milliseconds });
  }
  return told(wandered);
}

async function wanderedInReact(asked: Parameters<typeof askReact>[0]) {
  const narrowed = wanted === undefined ? {} : { flow: wanted };
  const found = await askReact({ ...asked, ...narrowed });
  return told(
    found.flatMap(({ name, random, milliseconds }): readonly Wandered[] => {
      if (!random) return [];
      const failure = random.failure && {
        ...random.failure,
        log: { ...random.failure.log, level: 'react' as const },
      };
      return [{ ...random, name, failure, milliseconds }];
    }),
  );
}

/** A line per flow; a failure is stored as a replayable walk. */
function told(wandered: readonly Wandered[]): readonly string[] {
  const rows = wandered.map(({ name, seed, walks, steps, milliseconds }) =>
    [name, seed, walks, steps, (milliseconds / 1000).toFixed(2)].map(String),
  );
  console.log(table(['flow', 'seed', 'walks', 'steps', 'seconds'], rows));
  return wandered.flatMap(({ failure }) => {
    if (!failure) return [];
    const { said, log } = failure;
    const file = `test-results/model/${log.flow.replace('/', '-')}.json`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(log, null, 1));
    return [`${said}\n  npm run model -- --replay ${file}`];
  });
}

/**
 * Runs every flow at every selected level. Gaps are uncovered transitions, failures, and, at the pure level,
 * differences from the agreed behaviour.
 */
async function model(): Promise<readonly string[]> {
  const { bail } = values;
  const suites = values.suite === undefined ? SUITES : [values.suite as Suite];
  const walked: Walked[] = [];
  const isOver = () => bail && walked.some(({ broke }) => broke.length > 0);
  if (levels.includes('pure')) {
    for (const flow of chosen) {
      if (isOver()) break;
      walked.push(await walkAll('pure', flow, { suites, bail }, () => pureDriver(flow)));
    }
  }
  if (levels.includes('react') && !isOver()) {
    const narrowed = values.flow === undefined ? {} : { flow: values.flow };
    walked.push(...(await walkInReact(pages, { suites, bail, ...narrowed })));
  }
  if (levels.includes('browser') && !isOver()) {
    const due = values.due ? dueInBrowser(pages) : pages;
    const setup = due.flatMap((page) => {
      const fixture = fixtures[page.flow.name];
      return isWalkedInBrowser(fixture)
        ? [{ page, fixture, suites: suitesInBrowser(page.flow) }]
        : [];
    });
    const pictures = values.pictures ? PICTURES : null;
    walked.push(...(await walkInBrowser(setup, { bail, pictures })));
  }
  console.log(levelTable(walked));
  if (values.report) {
    keepLevelFigures(walked);
    writeFigures(flowNames);
  }
  return [
    ...walked.flatMap((one) => gapsOf(one)),
    ...(levels.includes('pure') ? chosen.flatMap(gapsOfMachine) : []),
    ...(levels.includes('browser') ? chosen.flatMap(({ name }) => missingFixture(name)) : []),
  ];
}

/** Gaps at the pure level: the agreed behaviour and the machine's invariants. */
function gapsOfMachine(flow: Flow): readonly string[] {
  return [...[strayedFrom(flow) ?? []].flat(), ...brokenPromises(flow, explore(flow))];
}

/** A flow's folder declares its fixture in a browser, or the reason why it has none. */
function missingFixture(name: string): readonly string[] {
  return name in fixtures ? [] : [`${name} has no fixture: tests/model/${name}/fixture.ts`];
}

/** The flows that `npm test` walks in a browser. */
function dueInBrowser(described: readonly AnyPage[]): readonly AnyPage[] {
  return dueOf(described, {
    isChanged: ({ flow }) => isChanged(flow),
    lengthOf: ({ flow }) => chartOf(flow.machine).transitions.length,
  });
}

/** A browser is slow: unchanged flows only get tours. */
function suitesInBrowser(flow: Flow): readonly Suite[] {
  if (values.suite !== undefined) return [values.suite as Suite];
  const isAsked = values.full || values.pictures || values.flow !== undefined;
  return isAsked || isChanged(flow) ? SUITES : ['tour'];
}
