import { describe, expect, test } from 'vitest';
import {
  goodsFilterCount,
  goodsSearchIn,
  goodsSearchParams,
  narrowedGoods,
  NO_GOODS_FILTERS,
  type GoodsFilters,
  type GoodsSearch,
} from './goods-search.ts';
import { meantWord, type Dictionary } from './meant-word.ts';
import { LONGEST_SEARCH, parseSearchTerm } from './search-term.ts';
import { formsOf } from './word-forms.ts';

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
  const known = [
    'pizza',
    'pita',
    'burger',
    'butter',
    'chicken',
    'पनीर',
    'rice',
    'honey',
    'noodles',
  ];
  const words = ['phone', 'pizza', 'rice', 'butter', 'pizazz'];
  const dictionary: Dictionary = {
    has: (word) => words.includes(word),
    hasBeginning: (text) => words.some((word) => word.startsWith(text)),
  };
  const meant = (typed: string, uses = 1) =>
    meantWord(
      typed,
      known.map((word) => ({ word, uses })),
      dictionary,
    );

  test.each([
    ['a letter left out', 'chickn', 'chicken'],
    ['one of two equal letters, though it begins another word', 'piza', 'pizza'],
    ['a letter too many', 'pizzza', 'pizza'],
    ['the key beside', 'pizxa', 'pizza'],
    ['two letters swapped', 'bugrer', 'burger'],
    ['two letters swapped in a short word', 'rcie', 'rice'],
    ['the first two letters swapped', 'irce', 'rice'],
    ['another vowel', 'chickin', 'chicken'],
    ['by its sound', 'chikken', 'chicken'],
    ['two mistakes in a word of seven letters', 'chikcin', 'chicken'],
    ['two mistakes in a short word', 'rcex', null],
    ['its beginning alone', 'chikke', 'chicken'],
    ['more than one of it', 'burgerrs', 'burger'],
    ['one of what is sold as many', 'nodle', 'noodles'],
    ['in Hindi', 'पनिर', 'पनीर'],
    ['two letters, which could be anything', 'pz', null],
    ['a word that is not sold', 'phone', null],
    ['what may become a word that is not sold', 'phon', null],
    ['letters far from each other', 'pazza', null],
    ['a number in it', 'pizza2', null],
    ['nothing like it', 'xylophone', null],
  ])('%s: %s', (_, typed, word) => expect(meant(typed)).toBe(word));

  test('of several, that with the smallest mistake, then the one that is used more', () => {
    const words = [
      { word: 'currants', uses: 9 },
      { word: 'carrots', uses: 1 },
      { word: 'carrot', uses: 1 },
    ];
    expect(meantWord('carrott', words, dictionary)).toBe('carrot');
    const alike = ['bran', 'brin'].map((word, uses) => ({ word, uses }));
    expect(meantWord('bren', alike, dictionary)).toBe('brin');
  });
});

describe('other forms of a word', () => {
  test.each([
    ['tomatoes', ['tomato']],
    ['tomato', ['tomatoes', 'tomatos']],
    ['berries', ['berry']],
    ['loaf', ['loaves']],
    ['dishes', ['dish']],
    ['glass', ['glasses']],
    ['संतरा', ['संतरे']],
    ['as', []],
  ])('of %s', (word, forms) => expect(formsOf(word)).toEqual(expect.arrayContaining(forms)));

  test.each(['bus', 'glass', 'hummus', 'iris'])('%s is no plural', (word) =>
    expect(formsOf(word)).toEqual([`${word}es`]),
  );
});

describe('what the address of the results says', () => {
  const read = (query: string) => goodsSearchIn(new URLSearchParams(query));
  const plain = {
    term: 'rice',
    tab: 'items',
    filters: NO_GOODS_FILTERS,
    sort: 'relevance',
    page: 1,
  };

  test.each([
    ['a term alone', 'search=rice', plain],
    ['nothing', '', null],
    ['an empty term', 'search=%20%20', null],
    [
      'everything',
      'search=rice&tab=stores&diet=veg&offers=open,discounted&rating=4.5&sort=rating&page=3',
      {
        ...{ term: 'rice', tab: 'stores', sort: 'rating', page: 3 },
        filters: { ...NO_GOODS_FILTERS, diet: 'veg', offers: ['discounted', 'open'], rating: 4.5 },
      },
    ],
    [
      'prices',
      'search=rice&minPrice=0&maxPrice=900',
      { ...plain, filters: { ...NO_GOODS_FILTERS, price: { min: 0, max: 900 } } },
    ],
    [
      'what makes no sense',
      'search=rice&tab=x&diet=meat&offers=blue,,&rating=9&sort=up&page=0&minPrice=9&maxPrice=3',
      plain,
    ],
    [
      'an order that stores have not',
      'search=rice&tab=stores&sort=priceUp',
      { ...plain, tab: 'stores' },
    ],
  ])('%s (NAV-16, D-63)', (_, query, search) => {
    expect(read(query)).toEqual(search);
    if (search === null) return;
    const written = Object.entries(goodsSearchParams(search as GoodsSearch)).flatMap(
      ([name, value]) => (value === null ? [] : [[name, String(value)]]),
    );
    expect(goodsSearchIn(new URLSearchParams(written))).toEqual(search);
  });

  test('another list, order or filter begins at the first page', () => {
    const third = { ...plain, sort: 'priceUp', page: 3 } as GoodsSearch;
    expect(narrowedGoods(third, { tab: 'stores' })).toMatchObject({
      ...{ tab: 'stores', sort: 'relevance', page: 1 },
    });
    expect(narrowedGoods(third, { filters: { diet: 'veg' } })).toMatchObject({
      ...{ tab: 'items', sort: 'priceUp', page: 1, filters: { diet: 'veg', rating: null } },
    });
    expect(narrowedGoods(third, { sort: 'rating' })).toMatchObject({ sort: 'rating', page: 1 });
  });

  test('filters are counted one by one, and a price only where there are prices', () => {
    const filters: GoodsFilters = {
      ...{ diet: 'veg', offers: ['open', 'discounted'], rating: 4, price: { min: 1, max: 2 } },
    };
    expect(goodsFilterCount(filters, 'items')).toBe(5);
    expect(goodsFilterCount(filters, 'stores')).toBe(4);
    expect(goodsFilterCount(NO_GOODS_FILTERS, 'items')).toBe(0);
  });
});
