import { describe, expect, test } from 'vitest';
import { pureDriver } from './pure-driver.ts';
import { explore } from './explore.ts';
import type { Flow } from '../flow/flow.ts';
import { drinksFlow, drinksMachine } from './little-machines.ts';
import { rebuilt } from '../flow/xstate-internals.ts';
import { chartMutantsOf } from '../mutation/chart-mutants.ts';
import {
  brokenPromises,
  planSuite,
  planSuites,
  walk,
  type Driver,
  type FlowTest,
} from './run-flow.ts';

const flow = drinksFlow as unknown as Flow;
const { explored, tests } = planSuite(flow);

/** The first error that walks report about a machine with this error. */
async function saidOf(error: string, more: Partial<Driver> = {}): Promise<string> {
  const mutant = chartMutantsOf(drinksMachine).find(({ name }) => name === error);
  if (!mutant) throw new Error(`No mutant makes the error "${error}"`);
  const machine = mutant.machine();
  for (const one of tests) {
    try {
      await walk(flow, explored, one, { ...pureDriver(flow, machine), ...more });
    } catch (problem) {
      return (problem as Error).message;
    }
  }
  return 'nothing';
}

describe('walking', () => {
  test('says nothing about a machine that does what its model says', async () => {
    for (const one of tests) await walk(flow, explored, one, pureDriver(flow));
  });

  test('says which flow, which way, at which step, where it is and where it should be', async () => {
    const said = await saidOf('lead idle · button.press to served');
    expect(said).toMatch(
      /^test\/drinks: begin with empty, then coin\.insert \(one\), then button\.press, then /,
    );
    expect(said.split('\n').slice(1)).toEqual([
      '  went wrong at step 4, button.press, expecting brewing:',
      '  it is in served',
      '    it should be in brewing',
      '  the chart: docs/charts/test-drinks.svg',
    ]);
  });

  test('says what its driver has kept of where it went wrong', async () => {
    const evidence = async (title: string) => [`a picture of: ${title}`];
    const [walked, ...said] = (
      await saidOf('lead idle · button.press to served', { evidence })
    ).split('\n');
    expect(said.at(-1)).toBe(walked?.replace('test/drinks', '  a picture of'));
  });

  test('says that a state knows what it should not', async () => {
    const { tests: sneaks } = planSuite(flow, { suite: 'sneak' });
    const lax = rebuilt(drinksMachine, {
      ...drinksMachine.config,
      on: { 'button.kick': { actions: 'ring' } },
    } as never);
    const first = sneaks.find((one) => one.sneaks.some(({ event }) => event === 'button.kick'));
    await expect(walk(flow, explored, first as FlowTest, pureDriver(flow, lax))).rejects.toThrow(
      'went wrong in idle, trying button.kick',
    );
  });
});

describe('what a state does not know', () => {
  const together = planSuites(flow, ['default', 'sneak']);
  const triedBy = ({ path, sneaks }: FlowTest) =>
    sneaks.map(
      ({ after, event }) =>
        `${explored.configurations.get(path.keys[after] ?? '')?.value} × ${event}`,
    );

  test('is tried once each, where other walks come by', () => {
    expect(together.tests.flatMap(triedBy).toSorted()).toEqual(
      [...explored.sneaks.keys()].toSorted(),
    );
    expect(together.tests.map(({ path }) => path)).toEqual(tests.map(({ path }) => path));
  });

  test('is tried at the end of a walk, if one ends there', () => {
    const ends = new Set(
      tests
        .map(({ path }) => path.keys.at(-1))
        .filter((key) => statusOf(key) === 'active')
        .map(valueOf),
    );
    const early = together.tests.flatMap(({ path, sneaks }) =>
      sneaks.flatMap(({ after }) => (after < path.steps.length ? [valueOf(path.keys[after])] : [])),
    );
    expect(early.filter((value) => ends.has(value))).toEqual([]);
  });

  test('is not tried where the machine has broken: it is in no state any more', () => {
    const broken = together.tests.flatMap(({ path, sneaks }) =>
      sneaks.filter(({ after }) => statusOf(path.keys[after]) !== 'active'),
    );
    const ends = tests.map(({ path }) => statusOf(path.keys.at(-1)));
    expect(ends).toContain('error');
    expect(broken).toEqual([]);
  });

  test('has walks of its own where no other comes by', () => {
    const alone = planSuites(flow, ['path', 'sneak']).tests;
    const [way, ...more] = alone;
    const passed = new Set(way?.path.keys.map(valueOf));
    expect(alone.flatMap(triedBy).toSorted()).toEqual([...explored.sneaks.keys()].toSorted());
    expect(more.map(({ path }) => passed.has(valueOf(path.keys.at(-1))))).not.toContain(true);
  });

  test('is tried on the way, before the next step', async () => {
    const done: string[] = [];
    const pure = pureDriver(flow);
    const one: FlowTest = {
      ...{ title: '', sneaks: [{ after: 1, event: 'button.kick' }] },
      path: tests.find(({ path }) => path.steps.length > 1)?.path ?? fail(),
    };
    const met = await walk(flow, explored, one, {
      ...pure,
      take: async (...asked) => {
        done.push('a step');
        return pure.take(...asked);
      },
      forbidden: async (event, at) => void done.push(`${event} in ${at.value}`),
    });
    expect(done.slice(0, 3)).toEqual([
      'a step',
      `button.kick in ${valueOf(one.path.keys[1])}`,
      'a step',
    ]);
    expect(met).toContain(`sneak pairs: ${valueOf(one.path.keys[1])} × button.kick`);
  });

  function valueOf(key = '') {
    return explored.configurations.get(key)?.value ?? fail();
  }

  const statusOf = (key = '') => explored.configurations.get(key)?.snapshot.status;

  function fail(): never {
    throw new Error('The plan has no such walk');
  }
});

describe('what always holds', () => {
  test('is asked in every configuration, and the shortest way to a breach is told', () => {
    const broke: Flow = {
      ...flow,
      invariants: {
        'no one pays twice': ({ context }: { context: unknown }) =>
          (context as { coins: number }).coins < 2,
      },
    };
    expect(brokenPromises(broke, explore(broke))).toEqual([
      'test/drinks: "no one pays twice" does not hold in idle\n' +
        '  begin with empty, then coin.insert (one), then coin.insert (one)',
    ]);
  });
});
