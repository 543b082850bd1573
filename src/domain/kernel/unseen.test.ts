import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownText } from './unseen.ts';

describe('a text that others read', () => {
  test.each([
    { typed: '\u200B', because: 'it has no width' },
    { typed: '\uD83D', because: 'it is half of a character' },
    { typed: '\u202E', because: 'it turns what follows' },
    { typed: ' \u2060\u00AD\u200D ', because: 'all of it is joints and breaks' },
    { typed: '\u3164', because: 'a filler is a letter that is rendered as nothing' },
    { typed: '\u2800', because: 'no dot of it is raised' },
    { typed: '\u0301', because: 'a mark stands on nothing' },
    { typed: '\u0000\u0007', because: 'controls are no text' },
  ])('is none where it is $typed: $because', ({ typed }) => {
    expect(shownText(typed)).toBe('');
  });

  test.each([
    { typed: ' Asha \u202E', shown: 'Asha' },
    { typed: 'Ad\u200Ba', shown: 'Ada' },
    { typed: 'क्‍षत्रिय', shown: 'क्‍षत्रिय' },
    { typed: '👩‍🍳', shown: '👩‍🍳' },
    { typed: 'first\nsecond', shown: 'first\nsecond' },
    { typed: '王', shown: '王' },
  ])('is $shown where $typed was typed', ({ typed, shown }) => {
    expect(shownText(typed)).toBe(shown);
  });

  test('stays as it is once it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        expect(shownText(shownText(typed))).toBe(shownText(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});
