import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldCode, foldTyped } from './fold-typed.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('what is typed in the place of letters, digits and signs', () => {
  test.each([
    { typed: '\u202A+1\u00A0212\u2011555\u20130123\u202C', folded: '+1 212-555-0123' },
    { typed: '\u2066212 555\u200B 0123\u2069', folded: '212 555 0123' },
    { typed: '＋１ ２１２', folded: '+1 212' },
    { typed: '९८७६५ ४३२१०', folded: '98765 43210' },
    { typed: '٠١٢٣٤٥٦٧٨٩', folded: '0123456789' },
    { typed: '۰۱۲۳۴۵۶۷۸۹', folded: '0123456789' },
    { typed: '−5', folded: '-5' },
    { typed: 'SAVE\uFEFF10\uD800', folded: 'SAVE10' },
    { typed: '\tSAVE\u3000 10\n', folded: 'SAVE 10' },
  ])('is $folded where $typed was pasted', ({ typed, folded }) => {
    expect(foldTyped(typed)).toBe(folded);
  });

  test('stays as it is once it is folded', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(foldTyped(foldTyped(typed))).toBe(foldTyped(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  test('keeps all that a keyboard writes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]([ -~]?[!-~])*$/), (typed) => {
        expect(foldTyped(typed)).toBe(typed);
      }),
    );
  });

  test('reads the digits of every script', () => {
    const digit = fc
      .integer({ min: 0x80, max: 0x1fbff })
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /^\p{Nd}$/u.test(character));
    fc.assert(
      fc.property(digit, (character) => {
        expect(foldTyped(character)).toMatch(/^\d$/);
      }),
    );
  });
});

test('a code is read whatever its blanks, its letters and what was pasted with it', () => {
  expect(foldCode(' welcome\u200B-10 ')).toBe('WELCOME-10');
  expect(foldCode('ｓａｖｅ ५')).toBe('SAVE5');
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(foldCode(foldCode(typed))).toBe(foldCode(typed));
    }),
    { numRuns: 2_000 },
  );
});
