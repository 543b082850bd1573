import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { AnyActorRef, InspectionEvent, SnapshotFrom } from 'xstate';
import type { reportOf } from '#tools/inspector/core/walk/selectors.ts';
import type { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { forgetRules, setClock } from '#contract/desk.ts';
import { DESK_HEADER, DESK_PARAMETER } from '#server/desk/admission.ts';
import { deskToken } from '#tools/desk/apps.ts';
import { flows } from '#tests/model/flows.ts';
import { flowNames } from '#tests/model/parts.ts';
import { chartOf } from '@sundry/statecharts';
import { openApps } from '#tools/flows/levels/apps.ts';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tools/setup/chromium.ts';
import { writeFigures } from './figures.ts';
import {
  isImpossible,
  isMissed,
  keepWalkFigures,
  resultText,
  walkedText,
  type WalkResult,
} from './walk-figures.ts';

/**
 * `npm run charts:walk`                              has the inspector walk to every state, each time from a
 * fresh browser at night, and prints n of m
 * `npm run charts:walk -- --flow ordering/checkout`  narrowed
 * `npm run charts:walk -- --report`                  stores the figures in build/charts
 */
const { values } = parseArgs({
  options: {
    flow: { type: 'string', multiple: true },
    state: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

const LONGEST = 120_000;
/** Chromium does not answer about a page whose navigation never finishes. */
const LONGEST_ANSWER = 10_000;
const UNDER_WAY = JSON.stringify({ situation: 'walking', why: null, moves: [] });

const goals = flows
  .filter(({ name }) => !values.flow || values.flow.includes(name))
  .flatMap(({ name, machine }) =>
    chartOf(machine)
      .states.filter(({ type, path }) => type !== 'history' && path !== '')
      .map(({ path }): Walk.Goal => ({ flow: name, state: path })),
  )
  .filter(({ state }) => values.state === undefined || state === values.state);

const apps = await openApps(goals.length);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: CHROMIUM_FLAGS,
});
const results: WalkResult[] = [];
try {
  const waiting = [...goals];
  await Promise.all(
    apps.map(async ({ url }) => {
      for (let goal = waiting.shift(); goal; goal = waiting.shift()) {
        const result = { ...goal, why: await whyNotReached(goal, url) };
        console.log(resultText(result));
        results.push(result);
      }
    }),
  );
} finally {
  await browser.close();
  await Promise.all(apps.map(({ close }) => close()));
}
console.log(walkedText(results));
if (values.report) {
  keepWalkFigures(results);
  writeFigures(flowNames);
}
if (results.some(isMissed)) process.exitCode = 1;

async function whyNotReached(goal: Walk.Goal, url: string): Promise<string | null> {
  return walkTo(goal, browser, url).catch(
    (problem: unknown) => String(problem).split('\n')[0] ?? '',
  );
}

/** Null when the state was reached; else the reason, or what the walk left behind. */
async function walkTo(goal: Walk.Goal, browser: Browser, baseURL: string): Promise<string | null> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const headers = { [DESK_HEADER]: deskToken, Connection: 'close' };
  const desk = context.request;
  try {
    await desk.delete(forgetRules.path, { headers });
    await desk.post(setClock.path, { headers, data: { now: nextNight() } });
    const page = await context.newPage();
    await page.addInitScript(findWalk);
    await page.goto(`/charts?${DESK_PARAMETER}=${deskToken}`);
    const ended = await walked(page, goal);
    const stopped = page.evaluate(say, {
      type: 'walk.stop',
    } satisfies Walk.Command as Walk.Command);
    await Promise.race([stopped.catch(() => {}), sleep(LONGEST_ANSWER)]);
    return ended;
  } finally {
    await context.close();
  }
}

/** Long after midnight in New York. */
function nextNight(): string {
  const day = new Date(Date.now() + 86_400_000);
  day.setUTCHours(8, 0, 0, 0);
  return day.toISOString();
}

async function walked(page: Page, goal: Walk.Goal): Promise<string | null> {
  await page.waitForFunction(isThere);
  await page.evaluate(say, { type: 'walk.begin', goal } satisfies Walk.Command as Walk.Command);
  const begun = Date.now();
  for (;;) {
    // A reloaded page has no walk until it resumes the interrupted one.
    const { situation, why, moves } = JSON.parse(
      await Promise.race([
        page.evaluate(whereWalkIs).catch(() => UNDER_WAY),
        sleep(LONGEST_ANSWER, UNDER_WAY),
      ]),
    ) as Pick<ReturnType<typeof reportOf>, 'situation' | 'why' | 'moves'>;
    if (situation === 'arrived' || situation === 'passed') return null;
    const last = moves
      .slice(-4)
      .map(({ action }) => JSON.stringify(action))
      .join(' ');
    if (situation === 'stuck') {
      return why && isImpossible(why.kind)
        ? why.kind
        : `${JSON.stringify(why)} after ${moves.length} moves, last ${last}`;
    }
    if (Date.now() - begun > LONGEST) return `still walking, last ${last}`;
    await page.waitForTimeout(100);
  }
}

// Each of these runs in the page, and needs nothing from outside itself.

type WithWalk = { walkHere?: AnyActorRef };

function findWalk(): void {
  (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('sundry.watch')] = (
    inspected: InspectionEvent,
  ) => {
    const { logic } = inspected.actorRef as unknown as { logic?: { id?: string } };
    if (inspected.type === '@xstate.actor' && logic?.id === 'walk') {
      (globalThis as WithWalk).walkHere = inspected.actorRef as AnyActorRef;
    }
  };
}

function isThere(): boolean {
  return (globalThis as WithWalk).walkHere !== undefined;
}

function say(event: Walk.Command): void {
  (globalThis as WithWalk).walkHere?.send(event);
}

function whereWalkIs(): string {
  const snapshot: unknown = (globalThis as WithWalk).walkHere?.getSnapshot();
  const { context, tags } = snapshot as SnapshotFrom<typeof walkMachine>;
  const situation = [...tags][0] ?? 'resting';
  const { goal, moves, why } = context;
  return JSON.stringify({ situation, goal, moves, why });
}
