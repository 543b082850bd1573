import { describe, expect, test } from 'vitest';
import { closestWords } from './closest-words.ts';
import { LONGEST_SEARCH, parseSearchTerm } from './search-term.ts';

describe('what is a search term', () => {
  test.each([[''], ['   '], ['\t\n'], ['\u200f'], [null], [undefined]])(
    'nothing is none: %j [CAT-16]',
    (typed) => expect(parseSearchTerm(typed)).toBeNull(),
  );

  test.each([
    ['  rice  and   dal ', 'rice and dal'],
    ["100% _ \\ ' :*", "100% _ \\ ' :*"],
    ['पनीर\u200f टिक्का', 'पनीर टिक्का'],
    ['\u202epizza\u0000', 'pizza'],
    ['🍕', '🍕'],
    ['क्\u200dष', 'क्\u200dष'],
  ])('%j is searched for as %j', (typed, term) => expect(parseSearchTerm(typed)).toBe(term));

  test('what is longer than any name is cut, and never through a character', () => {
    expect(parseSearchTerm('x'.repeat(10_000))).toHaveLength(LONGEST_SEARCH);
    expect(parseSearchTerm('🍕'.repeat(10_000))).toBe('🍕'.repeat(LONGEST_SEARCH));
  });
});

describe('a word that was mistyped', () => {
  const known = ['pizza', 'pista', 'piazza', 'burger', 'butter', 'chicken', 'पनीर', 'rice'];
  const closest = (typed: string) =>
    closestWords(
      typed,
      known.map((word) => ({ word, uses: 1 })),
    )[0] ?? null;

  test.each([
    ['a letter left out', 'piza', 'pizza'],
    ['a letter too many', 'pizzza', 'pizza'],
    ['another letter', 'puzza', 'pizza'],
    ['two letters swapped', 'bugrer', 'burger'],
    ['two mistakes in a word of five letters', 'chikn', 'chicken'],
    ['two mistakes in a short word', 'rcex', null],
    ['two mistakes in a long word', 'chickan', 'chicken'],
    ['its beginning alone', 'chikc', 'chicken'],
    ['more than one of it', 'burgers', 'burger'],
    ['in Hindi', 'पनिर', 'पनीर'],
    ['two letters, which could be anything', 'pz', null],
    ['nothing like it', 'xylophone', null],
  ])('%s: %s', (_, typed, meant) => expect(closest(typed)).toBe(meant));

  test('of several, those with the fewest mistakes come first, then the whole word, then the frequent one', () => {
    const words = [
      { word: 'card', uses: 9 },
      { word: 'cart', uses: 3 },
      { word: 'carrots', uses: 50 },
      { word: 'care', uses: 5 },
    ];
    expect(closestWords('carx', words)).toEqual(['card', 'care', 'cart']);
    expect(closestWords('cart', words)[0]).toBe('cart');
  });
});
