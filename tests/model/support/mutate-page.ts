import { configure, getConfig, within } from '@testing-library/react';
import { afterAll, test, vi } from 'vitest';
import type { EventObject } from 'xstate';
import {
  edgeOf,
  pathText,
  type Explored,
  type Path,
  planSuite,
  walk,
  type Driver,
  type FlowTest,
} from '@sundry/statecharts/walk';
import { pageMutantsOf, type PageMutation } from '@sundry/statecharts/mutation';
import type { Hooks } from '@sundry/statecharts/react';
import { asWalkedBy, firstCase, type AnyPage } from '@sundry/statecharts';
import { appSpeaker } from '#tools/flows/kit.ts';

/** Nothing moves while a page is mutated: an element missing now stays missing. */
const AT_ONCE_MILLISECONDS = 30;
/** A misled walk fails sooner than others. */
const SOON_MILLISECONDS = 3_000;
const LONGEST_MILLISECONDS = 600_000;
/** Two situations of each state are mutated, so that it is not only seen empty. */
const SITUATIONS = 2;

/**
 * Walks a flow in React and mutates each page, one mutation at a time, each undone before the next. Counts the
 * mutations that the state's assertions catch, and names the others.
 */
export function mutatePage(
  page: AnyPage,
  driverOf: (hooks: Hooks) => Promise<Driver>,
  { most, keep }: { readonly most: number; readonly keep: (found: PageMutation) => void },
): void {
  const flow = asWalkedBy(page);
  const { explored, tests } = planSuite(flow, { suite: 'tour' });
  const situations = new Map<string, number>();
  const tried = new Set<string>();
  const survivors: string[] = [];
  const begun = performance.now();
  let mutants = 0;
  const count = (isNoticed: boolean, name: string): void => {
    mutants += 1;
    if (!isNoticed) survivors.push(name);
  };

  const seen: Hooks['seen'] = async ({ value }, assertAll) => {
    const met = situations.get(value) ?? 0;
    if (met >= SITUATIONS) return;
    situations.set(value, met + 1);
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: AT_ONCE_MILLISECONDS });
    try {
      const elsewhere = drawnElsewhere(page);
      for (const one of pageMutantsOf(document.body, { most, elsewhere, tried })) {
        one.spoil();
        const isNoticed = await isRefused(assertAll);
        one.restore();
        count(isNoticed, `${value}: ${one.name}`);
      }
    } finally {
      configure({ asyncUtilTimeout });
    }
  };

  test.for(tests)('$title', { timeout: LONGEST_MILLISECONDS }, async (one: FlowTest) => {
    configure({ asyncUtilTimeout: SOON_MILLISECONDS });
    // A mutated page may fail the rest of the walk: the counts stay valid.
    await walk(flow, explored, one, await driverOf({ seen })).catch(() => null);
    vi.mocked(console.error).mockClear();
    vi.mocked(console.warn).mockClear();
  });

  const sendings = sendingsOf({ ...page, flow }, explored);
  test.for(sendings)('$title', { timeout: LONGEST_MILLISECONDS }, async (one) => {
    configure({ asyncUtilTimeout: SOON_MILLISECONDS });
    let isSpoiled = false;
    const sends = (event: EventObject): EventObject => {
      if (event.type !== one.event || isSpoiled) return event;
      isSpoiled = true;
      configure({ asyncUtilTimeout: 10 * AT_ONCE_MILLISECONDS });
      return one.instead;
    };
    const isNoticed = await isRefused(async () =>
      walk(flow, explored, one, await driverOf({ sends })),
    );
    if (isSpoiled) count(isNoticed, `${one.event}: send ${one.instead.type} instead`);
    vi.mocked(console.error).mockClear();
    vi.mocked(console.warn).mockClear();
  });

  afterAll(() =>
    keep({
      mutants,
      noticed: mutants - survivors.length,
      survivors,
      milliseconds: performance.now() - begun,
    }),
  );
}

const { named } = appSpeaker('en');

/** Elements rendered by other flows, as far as present. */
const drawnElsewhere = ({ elsewhere = {} }: AnyPage): readonly Element[] =>
  Object.values(elsewhere).flatMap(([role, name]) =>
    within(document.body).queryAllByRole(role, named(name)),
  );

async function isRefused(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

type Sending = FlowTest & { readonly event: string; readonly instead: EventObject };

/** For each event of a person, a walk to its first use, with another event sent instead. */
function sendingsOf({ flow, events }: AnyPage, explored: Explored): readonly Sending[] {
  const { tests } = planSuite(flow, { suite: 'default' });
  const sent = Object.keys(events).filter((event) => !('sentBy' in (events[event] ?? {})));
  return sent.flatMap((event, nth): readonly Sending[] => {
    const other = sent[(nth + 1) % sent.length];
    if (other === undefined || other === event) return [];
    const paths = tests.flatMap(({ path }) => {
      const at = path.steps.findIndex(
        (step, index) =>
          step.kind === 'user' &&
          step.event === event &&
          edgeOf(explored, path, index).transitions.length > 0,
      );
      return at < 0 ? [] : [upTo(path, at + 1)];
    });
    const [path] = paths.toSorted((a, b) => a.steps.length - b.steps.length);
    if (!path) return [];
    const title = `${pathText(path.input, path.steps)}, sent as ${other}`;
    return [
      { title, path, sneaks: [], event, instead: { type: other, ...firstCase(flow, other) } },
    ];
  });
}

const upTo = ({ input, steps, keys }: Path, end: number): Path => ({
  input,
  steps: steps.slice(0, end),
  keys: keys.slice(0, end + 1),
});
