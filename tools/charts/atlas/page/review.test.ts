import { expect, test } from 'vitest';
import type { AtlasFlow } from '../data.ts';
import { fingerprintsOf, isNote, placedNote, withNotes, type Note } from './review.ts';

const state = (path: string, meaning: string) => ({
  ...{ path, meaning, reqs: [], tags: [], calls: [], tests: [], screens: [], unseen: null },
});
const way = (from: string, event: string, guard = '') => ({
  ...{ id: `${from} · ${event}`, kind: 'event', from, event, guard, to: ['b'], actions: [] },
  ...{ says: [], calls: [], meaning: '', tests: [] },
});
const flow = (first: string, guard = '') =>
  ({
    name: 'cart/cart',
    meaning: '',
    states: [state(first, 'It is open.'), state('b', 'It is closed.')],
    transitions: [way(first, 'order.submit', guard)],
  }) as unknown as AtlasFlow;
const noteOn = (about: string): Note => ({
  ...{ flow: 'cart/cart', about, verdict: 'accepted', text: '', by: 'Asha', revision: 'abc' },
  ...(fingerprintsOf(flow('a'), about) ?? { content: '', shape: '' }),
});

test('what was accepted stays accepted while nothing changes', () => {
  expect(placedNote(flow('a'), noteOn('state~a'))).toMatchObject({ isChanged: false });
  expect(placedNote(flow('a'), noteOn('way~a · order.submit'))).toMatchObject({ isChanged: false });
});

test.each(['', 'state~a', 'way~a · order.submit'])(
  'a new condition is a change since the acceptance of "%s"',
  (about) =>
    expect(placedNote(flow('a', 'cartIsFull'), noteOn(about))).toMatchObject({
      isChanged: true,
      isRenamed: false,
    }),
);

test('a note follows a renamed state and its transition', () => {
  expect(placedNote(flow('c'), noteOn('state~a'))).toMatchObject({
    about: 'state~c',
    isRenamed: true,
  });
  expect(placedNote(flow('c'), noteOn('way~a · order.submit')).about).toBe('way~c · order.submit');
});

test('a note on what is gone says so', () => {
  expect(placedNote(undefined, noteOn('state~a')).about).toBeNull();
  expect(placedNote(flow('c', 'cartIsFull'), noteOn('state~a')).about).toBeNull();
});

test('only a whole note is read from a file', () => {
  expect(isNote(noteOn('state~a'))).toBe(true);
  expect(isNote({ ...noteOn('state~a'), verdict: 'perhaps' })).toBe(false);
  expect(isNote('a text')).toBe(false);
});

test('notes of a file are added once, and a file of anything else changes none', () => {
  const [own, other] = [noteOn('state~a'), noteOn('')];

  expect(withNotes([own], [own, other])).toEqual([own, other]);
  expect(withNotes([own], [])).toEqual([own]);
  expect([null, {}, [{ flow: 'cart/cart' }]].map((read) => withNotes([own], read))).toEqual([
    null,
    null,
    null,
  ]);
});
