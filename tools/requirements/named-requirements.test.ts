import { expect, test } from 'vitest';
import { namedRequirements, requirements } from './named-requirements.ts';

/** The nine points of the specification. What is beyond it has a section of its own. */
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const BEYOND = 10;

test('each of the nine points of the specification has facts, and no fact is from elsewhere [MOD-02]', () => {
  const said = new Set(requirements.map(({ section }) => section));

  expect([...said].filter((section) => section > 0 && section < BEYOND).toSorted()).toEqual(POINTS);
  expect(
    requirements.filter(({ id }) => id.startsWith('X-')).map(({ section }) => section),
  ).toEqual(requirements.filter(({ section }) => section === BEYOND).map(() => BEYOND));
});

test('every fact is named by a test or by a state of a machine, and nothing else is named', () => {
  const named = namedRequirements();

  expect(requirements.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([]);
  expect([...named.keys()].toSorted()).toEqual(requirements.map(({ id }) => id).toSorted());
});
