import { expect, test } from 'vitest';
import { repeats } from './repeats.ts';

const ENGLISH = { 'a.close': 'Close', 'b.close': 'Close', 'c.from': 'From', 'd.from': 'From' };
const HINDI = { 'a.close': 'बंद करें', 'b.close': 'बंद करें', 'c.from': 'कम से कम', 'd.from': 'कहाँ से' };

test('a message that repeats another in both languages is refused, unless its reason is named', () => {
  expect(repeats(ENGLISH, HINDI, {})).toEqual([
    'a.close and b.close repeat “Close”: import one of them',
  ]);
  expect(repeats(ENGLISH, HINDI, { Close: 'A door, or a shop.' })).toEqual([]);
});

test('a reason without a repeat is refused', () => {
  expect(repeats({ 'a.close': 'Close' }, { 'a.close': 'बंद करें' }, { Close: 'A door.' })).toEqual([
    '“Close” does not repeat: remove it from HOMONYMS',
  ]);
});

test('the inspector may repeat the app', () => {
  const texts = { 'a.time': 'Time', 'charts.time': 'Time' };
  expect(repeats(texts, texts, {})).toEqual([]);
});
