import { describe, expect, test } from 'vitest';
import { coverageOf, metOnPath } from './coverage.ts';
import { explore } from './explore.ts';
import type { Flow } from '../flow/flow.ts';
import { drinksFlow, lampsFlow } from './little-machines.ts';
import { obligationsOf, OBLIGATION_KINDS } from './obligations.ts';
import {
  planFarthest,
  planPairs,
  planPaths,
  planTour,
  shortestPathTo,
  type Path,
} from './paths.ts';

const flow = drinksFlow as unknown as Flow;
const explored = explore(flow);
const openAfter = (paths: readonly Path[], of: Flow = flow) => {
  const explored = explore(of);
  const met = coverageOf(
    of,
    explored,
    paths.flatMap((path) => metOnPath(explored, path)),
  );
  return OBLIGATION_KINDS.flatMap((kind) => met[kind].open.map((one) => `${kind}: ${one}`));
};

describe('what a suite owes', () => {
  test('is everything that is declared, reached or not', () => {
    const owed = obligationsOf(flow);
    expect(owed.outcomes).toEqual(['brew → cup', 'brew → spill', 'brew → defect']);
    expect(owed['event cases']).toEqual(['coin.insert (one)', 'button.press ()', 'button.kick ()']);
    expect(owed.delays).toEqual(['served · after: patience']);
    expect(owed.states).toEqual(['idle', 'brewing', 'served']);
    expect(owed.inputs).toEqual(['empty']);
  });

  test('names a capability whose answers are not declared', () => {
    expect(obligationsOf({ ...flow, outcomes: {} }).outcomes).toEqual([
      'brew → (no outcome is declared)',
    ]);
  });
});

describe('planning', () => {
  test('meets everything that can be met', () => {
    expect(openAfter(planPaths(flow, explored, 12))).toEqual(['event cases: button.kick ()']);
  });

  test('keeps every walk as short as it is told, with more of them', () => {
    const short = planPaths(flow, explored, 5);
    expect(short.every(({ steps }) => steps.length <= 5)).toBe(true);
    expect(short.length).toBeGreaterThan(planPaths(flow, explored, 30).length);
    expect(openAfter(short)).toEqual(['event cases: button.kick ()']);
  });

  test('gives up what lies farther than a walk may go', () => {
    expect(openAfter(planPaths(flow, explored, 2))).toContain('states: brewing');
  });

  test('finds the shortest way to a configuration', () => {
    const path = shortestPathTo(explored, (key) => key.includes('served'));
    expect(path?.steps.map(({ kind }) => kind)).toEqual(['user', 'user', 'user', 'outcome']);
  });
});

describe('pairs', () => {
  test('of transitions that can follow one another are each walked', () => {
    const lamps = explore(lampsFlow);
    const transitionsOf = (path: Path) =>
      path.steps.map((step, index) =>
        (lamps.edges.get(path.keys[index] ?? '') ?? [])
          .find((edge) => JSON.stringify(edge.step) === JSON.stringify(step))
          ?.transitions.join(),
      );
    const walked = new Set(
      planPairs(lamps, 12).flatMap((path) => {
        const taken = transitionsOf(path);
        return taken.slice(1).map((second, index) => `${taken[index] ?? ''}, ${second ?? ''}`);
      }),
    );
    expect([...walked].toSorted()).toEqual([
      'left.lit · left.press, left.off · left.press',
      'left.lit · left.press, right.off · right.press',
      'left.off · left.press, left.lit · left.press',
      'left.off · left.press, right.off · right.press',
      'right.off · right.press, left.lit · left.press',
      'right.off · right.press, left.off · left.press',
    ]);
  });
});

test('a tour comes through every state and every answer of every call, in fewer steps than all there is', () => {
  const tour = planTour(flow, explored);

  expect(openAfter(tour).filter((one) => /^(states|outcomes): /.test(one))).toEqual([]);
  expect(tour.flatMap(({ steps }) => steps).length).toBeLessThan(
    planPaths(flow, explored, 12).flatMap(({ steps }) => steps).length,
  );
});

test('one walk goes straight to the state that is farthest', () => {
  const [route] = planFarthest(explored);

  expect(route?.keys.map((key) => explored.configurations.get(key)?.value)).toEqual([
    'idle',
    'idle',
    'idle',
    'brewing',
    'served',
  ]);
});

describe('excuses', () => {
  const excused: Flow = { ...flow, unreached: { 'button.kick ()': 'No kick in this test.' } };
  const paths = planPaths(flow, explored, 12);
  const met = paths.flatMap((path) => metOnPath(explored, path));

  test('close what cannot be met', () => {
    expect(openAfter(paths, excused)).toEqual([]);
    expect(coverageOf(excused, explored, met).idleExcuses).toEqual([]);
  });

  test('are idle when what they excuse is met after all, or does not exist', () => {
    const idle = { 'brew → cup': 'The machine is broken.', 'tea → cup': 'There is no tea.' };
    expect(coverageOf({ ...flow, unreached: idle }, explored, met).idleExcuses).toEqual([
      'brew → cup',
      'tea → cup',
    ]);
  });

  test('are not needed to name the requirements that were walked', () => {
    expect(coverageOf(flow, explored, met).reqs).toEqual(['R-1', 'R-2']);
  });
});
