import { describe, expect, test } from 'vitest';
import { explore } from './explore.ts';
import type { Flow, Step } from '../flow/flow.ts';
import { counterFlow, drinksFlow, formFlow, lampsFlow } from './little-machines.ts';

const drinks = explore(drinksFlow);
const edgesOf = (explored: typeof drinks) => [...explored.edges.values()].flat();
const stepsIn = (value: string): readonly Step[] =>
  edgesOf(drinks)
    .filter(({ from }) => drinks.configurations.get(from)?.value === value)
    .map(({ step }) => step);

describe('exploring', () => {
  test('finds every configuration that the projection tells apart', () => {
    const found = [...drinks.configurations.values()].map(({ value, projection, snapshot }) =>
      [snapshot.status, value, projection['coins']].join(' '),
    );
    expect(found.toSorted()).toEqual([
      'active brewing 0',
      'active idle 0',
      'active idle 1',
      'active idle 2',
      'active idle 3',
      'active served 0',
      'error brewing 0',
    ]);
  });

  test('hears each guard both ways, by its own transition', () => {
    const heard = new Set(edgesOf(drinks).flatMap(({ guards }) => guards));
    expect([...heard].toSorted()).toEqual([
      'brewing · done: brew ? isCup = false',
      'brewing · done: brew ? isCup = true',
      'idle · button.press ? isFull = false',
      'idle · button.press ? isFull = true',
      'idle · button.press ? isPaid = false',
      'idle · button.press ? isPaid = true',
      'idle · coin.insert ? isFull = false',
      'idle · coin.insert ? isFull = true',
    ]);
  });

  test('lets a capability answer everything that is declared, and break its promise', () => {
    expect(stepsIn('brewing')).toEqual([
      { kind: 'outcome', actor: 'brew', outcome: 'cup' },
      { kind: 'outcome', actor: 'brew', outcome: 'spill' },
      { kind: 'outcome', actor: 'brew', outcome: 'defect' },
    ]);
  });

  test('lets no time pass where nothing waits, and a named time where something does', () => {
    expect(stepsIn('served')).toEqual([{ kind: 'delay', delay: 'patience', state: 'served' }]);
    expect(stepsIn('idle').map(({ kind }) => kind)).not.toContain('delay');
  });

  test('keeps steps that stay where they are: a transition to itself, and a guard that says no', () => {
    const loops = edgesOf(drinks).filter(({ from, to }) => from === to);
    expect(loops.map(({ step, transitions }) => [step.kind === 'user' && step.event, transitions]))
      .toMatchInlineSnapshot(`
        [
          [
            "button.press",
            [
              "idle · button.press · 2",
            ],
          ],
          [
            "button.press",
            [
              "idle · button.press · 2",
            ],
          ],
          [
            "coin.insert",
            [],
          ],
          [
            "button.press",
            [
              "idle · button.press · 2",
            ],
          ],
        ]
      `);
  });

  test('collects what a state does not know', () => {
    expect([...drinks.sneaks.keys()].toSorted()).toEqual([
      'brewing × button.kick',
      'brewing × button.press',
      'brewing × coin.insert',
      'idle × button.kick',
      'served × button.kick',
      'served × button.press',
      'served × coin.insert',
    ]);
  });

  test('takes no step that the flow leaves out, and collects what is not known all the same', () => {
    const within = (_: unknown, step: Step) =>
      !(step.kind === 'user' && ['coin.insert', 'button.kick'].includes(step.event));
    const narrow = explore({ ...(drinksFlow as unknown as Flow), within });

    const steps = [...narrow.edges.values()].flat().map(({ step }) => step);
    expect(steps.filter((step) => step.kind === 'user' && step.event === 'coin.insert')).toEqual(
      [],
    );
    expect([...narrow.sneaks.keys()]).toContain('idle × button.kick');
  });

  test('combines regions that stand side by side', () => {
    const lamps = explore(lampsFlow);
    expect([...lamps.configurations.values()].map(({ value }) => value)).toEqual([
      'left.off + right.off',
      'left.lit + right.off',
      'left.off + right.lit',
      'left.lit + right.lit',
    ]);
  });

  test('names the key that grows when there is no end to it', () => {
    expect(() => explore(counterFlow as unknown as Flow)).toThrow(
      [
        'test/counter has more than 20 configurations, multiplied by these keys of its projection:',
        '  count: 21 values; 1 without it; changed by more',
        '  Project less of a key',
      ].join('\n'),
    );
  });

  test('names the field that multiplies, and not what follows from the others and has more values', () => {
    const told = messageOf(() => explore(formFlow));

    expect(told.match(/^ {2}\w+(?=: \d)/gm)?.map((key) => key.trim())).toEqual(['tip', 'note']);
    expect(told).toContain('tip: 4 values; ');
    expect(told).toContain('changed by tip.choose');
    expect(told).not.toContain('total:');
  });

  test('of a form with one field more ends within the bound once that field is changed in one situation', () => {
    const within = ({ context }: { context: { note: string } }, step: Step) =>
      step.kind !== 'user' || step.event !== 'tip.choose' || context.note === '';

    expect(
      explore({ ...(formFlow as unknown as Flow), within, bound: 30 }).configurations.size,
    ).toBeLessThanOrEqual(30);
  });
});

function messageOf(fails: () => unknown): string {
  try {
    fails();
  } catch (failure) {
    return (failure as Error).message;
  }
  throw new Error('Nothing has failed');
}
