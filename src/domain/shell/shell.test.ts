import { expect, test } from 'vitest';
import { directionOf, isLanguage, LANGUAGES } from '#domain/kernel/language.ts';
import { isTheme, otherTheme } from './theme.ts';

test('the languages are English and Hindi (I18N-01, CONST-37)', () => {
  expect(LANGUAGES).toEqual(['en', 'hi']);
  expect([isLanguage('hi'), isLanguage('fr'), isLanguage(null)]).toEqual([true, false, false]);
});

test('exactly these codes are written right to left (I18N-05, CONST-38)', () => {
  const codes = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];

  expect(codes.map(directionOf)).toEqual(codes.map(() => 'rtl'));
  expect(['en', 'hi', 'yi'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr']);
});

test('the other theme of light is dark, and back (THEME-01)', () => {
  expect([otherTheme('light'), otherTheme('dark')]).toEqual(['dark', 'light']);
  expect([isTheme('dark'), isTheme('sepia')]).toEqual([true, false]);
});
