import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('only the keys that differ are told, with what was expected and what is there', () => {
  expect(
    differenceOf(
      { at: 'ready', tags: 'editable', now: { lines: 2, task: null } },
      { at: 'ready', now: { lines: 3, task: null } },
    ),
  ).toEqual(['tags: expected "editable", got nothing', 'now.lines: expected 2, got 3']);
});

test('of what a step does, what is missing and what is new are told apart', () => {
  expect(
    differenceOf({ does: ['forgetToken', 'showNotice'] }, { does: ['showNotice', 'goHome'] }),
  ).toEqual(['does: "forgetToken" is missing', 'does: "goHome" is new']);
  expect(differenceOf({ does: ['forgetToken'] }, {})).toEqual(['does: "forgetToken" is missing']);
});

test('what is done in another order is told as such', () => {
  expect(differenceOf({ does: ['a', 'b'] }, { does: ['b', 'a'] })).toEqual([
    'does: same entries in another order or number: b; a',
  ]);
});

test('records that agree differ in nothing', () => {
  expect(differenceOf({ at: 'ready', does: ['a'] }, { at: 'ready', does: ['a'] })).toEqual([]);
});
