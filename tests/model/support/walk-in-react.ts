import { writeFileSync } from 'node:fs';
import { configure } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/full.ts';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import {
  coverageOf,
  sneaksMet,
  explore,
  pathText,
  type Explored,
  pathOf,
  randomPaths,
  seedOf,
  shortened,
  type RandomReport,
  brokenSteps,
  kindsOwedBy,
  leftOut,
  planSuites,
  walk,
  type Driver,
  type FlowTest,
  type Suite,
} from '@sundry/statecharts/walk';
import { reactDriver, type Hooks } from '@sundry/statecharts/react';
import { type Flow, asWalkedBy, pageGaps, type AnyPage } from '@sundry/statecharts';
import { changedSince } from '#tools/flows/flow-files.ts';
import { sizeOf } from '#tools/flows/levels/level.ts';
import type { Asked, Figures } from '#tools/flows/levels/react.ts';
import { pages } from '../flows.ts';
import { viewOf } from '../parts.ts';
import { loadLateCode } from './late-code.ts';
import { mutatePage } from './mutate-page.ts';
import { rendererIn } from './renderer.tsx';
import { showStates } from './show-states.ts';
import { wireByHand } from './wire-by-hand.ts';

/** Options of `npm run model -- --level react`. */
const asked = JSON.parse(process.env['MODEL_ASKED'] ?? '{}') as Asked;

const HASTE_MILLISECONDS = 2_000;
/** A failed walk is shortened at once, and each attempt waits for missing elements. */
const LONGEST_MILLISECONDS = 600_000;

/** Walks every flow of a module in its views, with held calls released one by one. */
export function walkInReact(module: string): void {
  const { flow, shown } = asked;
  const wanted = flow === undefined ? shown?.flows : [flow];
  const chosen = pages.filter(
    ({ flow: { name } }) =>
      name.startsWith(`${module}/`) && (wanted === undefined || wanted.includes(name)),
  );
  const wireOf = wireByHand();
  if (chosen.length > 0) beforeAll(loadLateCode);
  for (const page of chosen) describe(page.flow.name, () => walkPage(page, wireOf));
  if (chosen.length === 0) test.skip('another module was asked for', () => {});
}

function walkPage(page: AnyPage, wireOf: WireOf): void {
  const { pages: most, shown } = asked;
  if (shown) showStates(page, (renderer) => driversFor(page, wireOf, renderer)(), shown);
  else if (most !== undefined) {
    mutatePage(page, driversFor(page, wireOf), {
      most,
      keep: (mutation) => keep({ ...nothingOf(page.flow), mutation }),
    });
  } else if (asked.random || asked.log) wanderPage(page, wireOf);
  else walkSuites(page, wireOf);
}

type WireOf = ReturnType<typeof wireByHand>;

/** Drivers with the flow's real views, and a wire answered by the test. */
const driversFor =
  (page: AnyPage, wireOf: WireOf, renderer = rendererIn('en')) =>
  async (hooks: Hooks = {}): Promise<Driver> => {
    const { flow } = page;
    const view = await viewOf(flow.name);
    return reactDriver(page, view, renderer, await wireOf(flow), hooks);
  };

/** Random walks, or the one on file. A failed walk is shortened, and the walks after it are skipped. */
function wanderPage(page: AnyPage, wireOf: WireOf): void {
  const { random = { walks: 0 }, log } = asked;
  const flow = asWalkedBy(page);
  const explored = explore(flow);
  const seed = random.seed ?? seedOf(flow);
  const paths = log
    ? [pathOf(explored, log)]
    : randomPaths(explored, { length: 20, ...random, seed });
  const driverOf = driversFor(page, wireOf);
  const begun = performance.now();
  let walks = 0;
  let failure: RandomReport['failure'] = null;

  test.for(
    paths.map((path, index) => ({
      title: `${index + 1}: ${pathText(path.input, path.steps)}`,
      path,
    })),
  )('$title', { timeout: LONGEST_MILLISECONDS }, async ({ title, path }, { skip }) => {
    if (failure) skip('a walk before has gone wrong');
    walks += 1;
    const one = { title, path, sneaks: [] };
    expectConsoleErrors(breaksOn(one, explored));
    try {
      await walk(flow, explored, one, await driverOf());
    } catch (problem) {
      configure({ asyncUtilTimeout: HASTE_MILLISECONDS });
      const failing = { flow, explored, driverOf, seed };
      failure = await shortened(failing, path, problem as Error);
      throw new Error(failure.said, { cause: problem });
    }
  });

  afterAll(() => {
    const { steps } = sizeOf(
      paths.slice(0, walks).map((path) => ({ title: '', path, sneaks: [] })),
    );
    keep({
      ...{ name: flow.name, met: [], broke: failure ? [failure.said] : [] },
      ...{ tests: walks, steps, milliseconds: performance.now() - begun },
      random: { seed, walks, steps, failure },
    });
  });
}

const nothingOf = ({ name }: Pick<Flow, 'name'>): Figures => ({
  ...{ name, met: [], broke: [] },
  ...{ tests: 0, steps: 0, milliseconds: 0 },
});

function keep(figures: Figures): void {
  if (!asked.figures) return;
  const file = `${asked.figures}/${figures.name.replace('/', '-')}.json`;
  writeFileSync(file, JSON.stringify(figures));
}

const isChanged = changedSince(process.env['SUNDRY_SINCE'] ?? 'HEAD');

/** All suites of a changed flow, or with the option for all; one path through the others. */
const suitesDue = (flow: Flow): readonly Suite[] =>
  isFull || isChanged(flow) ? ['default', 'sneak'] : ['path'];

function walkSuites(page: AnyPage, wireOf: WireOf): void {
  const { suites = suitesDue(page.flow) } = asked;
  const flow = asWalkedBy(page);
  const { explored, tests } = planSuites(flow, suites);
  const driverOf = driversFor(page, wireOf);
  const met: string[] = [];
  const broke: string[] = [];
  const broken = brokenSteps();
  let missed = 0;
  let milliseconds = 0;

  test('is described: every state and every event', () => {
    expect(pageGaps(page)).toEqual([]);
  });

  test.for(tests)('$title', async (one: FlowTest, { skip }) => {
    if (broken.areOn(one)) {
      missed += 1;
      skip('it comes through a step that went wrong before');
    }
    expectConsoleErrors(breaksOn(one, explored));
    const begun = performance.now();
    try {
      met.push(...(await walk(flow, explored, one, await driverOf())));
    } catch (problem) {
      broken.add(one, problem);
      // A walk has failed: further failures need not be waited for as long.
      configure({ asyncUtilTimeout: HASTE_MILLISECONDS });
      broke.push(problem instanceof Error ? problem.message : String(problem));
      throw problem;
    } finally {
      milliseconds += performance.now() - begun;
    }
  });

  test('everything that is owed has been met', ({ skip }) => {
    if (broke.length > 0) skip('walks that went wrong meet nothing');
    const { idleExcuses, ...shares } = coverageOf(flow, explored, met);
    const open = kindsOwedBy(suites).map((kind) => [kind, shares[kind].open]);
    expect(open.filter(([, unmet]) => unmet?.length !== 0)).toEqual([]);
    if (suites.includes('default')) expect(idleExcuses).toEqual([]);
    if (suites.includes('sneak')) expect(sneaksMet(explored, met).open).toEqual([]);
  });

  afterAll(() => {
    if (missed > 0) broke.push(leftOut(flow, missed));
    keep({ name: flow.name, met: [...new Set(met)], broke, ...sizeOf(tests), milliseconds });
  });
}

/** React reports once that a machine has failed, where it renders its view. */
const breaksOn = ({ path }: FlowTest, { configurations }: Explored): number =>
  path.keys.filter((key) => configurations.get(key)?.snapshot.status === 'error').length;
