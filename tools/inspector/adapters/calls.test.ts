import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chart } from '#tools/inspector/core/flow-sheet.ts';
import { callsOf } from './calls.ts';

/** Asked of the browser or of a person: the control desk has no part in it. */
const WITHOUT_A_CALL = [
  'authenticate',
  'cart',
  'makeMove',
  'markModalOpen',
  'readPosition',
  'recallUnanswered',
  'replayLog',
  'takeBearing',
];

test('every capability that a state waits for has its call, or is known to make none', () => {
  const charts = globSync('docs/charts/*.routes.json').map(
    (file) => JSON.parse(readFileSync(file.replace('.routes', ''), 'utf8')) as Chart,
  );
  const waitedFor = charts.flatMap(({ states }) =>
    states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
  );
  const silent = new Set(waitedFor.filter((src) => callsOf(src).length === 0));
  expect([...silent].toSorted()).toEqual(WITHOUT_A_CALL);
});
