import { expect, test } from 'vitest';
import { sectionInSight } from './section-in-sight.ts';

const atRest = { line: 120, windowHeight: 800, isAtEnd: false, jumpedTo: null };

test.each([
  { tops: [300, 900, 1500], because: 'none has begun yet', shown: 0 },
  { tops: [120, 900, 1500], because: 'the first has just got there', shown: 0 },
  { tops: [-500, 121, 700], because: 'the second is still below the bar', shown: 0 },
  { tops: [-500, 120, 700], because: 'the second begins under the bar', shown: 1 },
  { tops: [-900, -300, 90], because: 'the last has begun', shown: 2 },
])('section $shown of a menu is marked: $because [D-60]', ({ tops, shown }) => {
  expect(sectionInSight({ ...atRest, tops })).toBe(shown);
});

test.each([
  { jumpedTo: null, because: 'nothing was chosen', shown: 3 },
  { jumpedTo: 2, because: 'it was chosen, and is in sight', shown: 2 },
  { jumpedTo: 0, because: 'what was chosen has left the window', shown: 3 },
  { jumpedTo: 7, because: 'what was chosen is not there any more', shown: 3 },
])('at the end of the page section $shown is marked: $because [D-60]', ({ jumpedTo, shown }) => {
  const tops = [-400, 200, 400, 600];
  expect(sectionInSight({ ...atRest, tops, isAtEnd: true, jumpedTo })).toBe(shown);
});

test('a page without sections marks none beyond its first', () => {
  expect(sectionInSight({ ...atRest, tops: [], isAtEnd: true })).toBe(0);
});
