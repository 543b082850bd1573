import { describe, expect, test } from 'vitest';
import { pureDriver } from './drivers/pure.ts';
import { explore } from './explore.ts';
import type { Flow } from './flow.ts';
import { drinksFlow, drinksMachine } from './little-machines.ts';
import { rebuilt } from './xstate-internals.ts';
import { chartMutantsOf } from './chart-mutants.ts';
import { brokenPromises, planSuite, walk, type Driver, type FlowTest } from './run-flow.ts';

const flow = drinksFlow as unknown as Flow;
const { explored, tests } = planSuite(flow);

/** The first thing that walks say about a machine with this error. */
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
    const first = sneaks.find((one) => one.sneaks.includes('button.kick'));
    await expect(walk(flow, explored, first as FlowTest, pureDriver(flow, lax))).rejects.toThrow(
      'went wrong in idle, trying button.kick',
    );
  });
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
