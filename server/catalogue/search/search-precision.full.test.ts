import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSuggestions } from '#contract/catalogue-search.ts';
import { queryText } from '#contract/endpoint.ts';
import {
  searchedWord,
  type Dictionary,
  type KnownWord,
  type SearchedWord,
} from '#domain/catalogue/meant-word.ts';
import { formsOf } from '#domain/catalogue/word-forms.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { dictionary } from './dictionary.ts';
import * as cases from './search.cases.ts';

/** Least share of mistyped words that are found, if the right word is sold. */
const WANTED = 0.95;

/** Each zone of the example town, and all of them. */
const PLACES = [[1], [2], [3], [4], [5], [6], [1, 2, 3, 4, 5, 6]];

let server: TestServer;
let english: Dictionary;
/** Texts as the index has them. */
let indexed: ReadonlyMap<string, string>;

const ofNoOther = [
  ...cases.REAL_WORDS,
  ...cases.BRANDS,
  ...cases.LATIN_HINDI,
  ...cases.REAL_WORDS_IN_HINDI,
];

beforeAll(async () => {
  server = await createTestApp();
  english = await dictionary();
  const texts = [...new Set([...ofNoOther, ...cases.MISTYPED.flat(), ...cases.FORMS.flat()])];
  const { rows } = await sql<{ text: string; word: string }>`
    select text, array_to_string(search_words(text), ' ') as word from unnest(${texts}::text[]) as text
  `.execute(server.db);
  indexed = new Map(rows.map(({ text, word }) => [text, word]));
});
afterAll(() => server.close());

const wordOf = (text: string) => indexed.get(text) ?? text;
const areForms = (one: string, other: string) =>
  one === other || formsOf(one).includes(other) || formsOf(other).includes(one);

test('the table has more than a thousand searches', () => {
  expect(ofNoOther.length + cases.MISTYPED.length + cases.FORMS.length).toBeGreaterThan(1_000);
});

type Place = { readonly known: readonly KnownWord[]; readonly sold: ReadonlySet<string> };

/** Results are expected according to what is sold in the place. */
async function placeIn(zones: readonly number[]): Promise<Place> {
  const { rows } = await sql<KnownWord>`select word, sum(uses)::int as uses from search_word
    where zone_id = any(${[...zones]}::int[]) and not rental group by word`.execute(server.db);
  return { known: rows, sold: new Set(rows.map(({ word }) => word)) };
}

const isSold = ({ known, sold }: Place, word: string) =>
  known.some((one) => one.word.startsWith(word)) || formsOf(word).some((form) => sold.has(form));
const searched = ({ known }: Place, text: string): SearchedWord =>
  searchedWord(wordOf(text), known, english);
const isFound = (place: Place, { begins, forms }: SearchedWord) =>
  isSold(place, begins) || forms.length > 0;

/** Answers to the mistyped words that match nothing as typed. */
const answersOf = (place: Place) =>
  cases.MISTYPED.filter(([typed]) => !isSold(place, wordOf(typed))).map(([typed, right]) => {
    const meant = wordOf(right);
    const { begins } = searched(place, typed);
    const isCorrected = begins !== wordOf(typed);
    const isRight = isCorrected && areForms(begins, meant);
    const isFindable = [meant, ...formsOf(meant)].some((word) => place.sold.has(word));
    return { typed, begins, isRight, isFindable, isWrong: isCorrected && !isRight };
  });

describe.each(PLACES.map((zones) => ({ zones })))('in the zones $zones', ({ zones }) => {
  let place: Place;
  beforeAll(async () => {
    place = await placeIn(zones);
  });

  test('a sold word is found, and no word is mistaken for another', () => {
    const wrong = ofNoOther.filter((text) => searched(place, text).begins !== wordOf(text));
    expect(wrong.map((text) => `${text}: ${searched(place, text).begins}`)).toEqual([]);
    const unfound = ofNoOther.filter(
      (text) => isSold(place, wordOf(text)) !== isFound(place, searched(place, text)),
    );
    expect(unfound).toEqual([]);
  });

  test('singular finds plural, and plural finds singular', () => {
    const texts = cases.FORMS.filter(([, other]) => place.sold.has(wordOf(other)));
    expect(texts.filter(([form]) => !isFound(place, searched(place, form)))).toEqual([]);
    expect(texts.filter(([form]) => searched(place, form).begins !== wordOf(form))).toEqual([]);
  });

  test('a mistyped word is corrected to no word but the intended one', () => {
    const wrong = answersOf(place).filter(({ isWrong }) => isWrong);
    expect(wrong.map(({ typed, begins }) => `${typed}: ${begins}`)).toEqual([]);
  });
});

test('mistyped words are corrected as intended', async () => {
  const answers = (await Promise.all(PLACES.map(placeIn))).flatMap(answersOf);
  const findable = answers.filter(({ isFindable }) => isFindable);
  const missed = findable.filter(({ isRight }) => !isRight).map(({ typed }) => typed);
  const share = 1 - missed.length / findable.length;
  if (process.env['SEARCH_FIGURES']) console.info(findable.length, share, new Set(missed));
  expect(findable.length).toBeGreaterThan(1_000);
  expect(share, [...new Set(missed)].join(' ')).toBeGreaterThanOrEqual(WANTED);
});

test.each([
  ['pizza', null],
  ['sushi', null],
  ['wine', null],
  ['phone', null],
  ['shoes', null],
  ['soap', null],
  ['fries', null],
  ['taco', null],
  ['pizzza', 'pizza'],
  ['strawbery', 'strawberry'],
  ['bananna', 'banana'],
])('the answer to %s names the corrected text: %s', async (name, corrected) => {
  const path = searchSuggestions.path + queryText({ name });
  const { body } = await server.get(path, { zones: [1, 2, 3, 4, 5, 6] });
  expect(corrected === null ? body.corrected : areForms(body.corrected, corrected)).toBe(
    corrected === null ? null : true,
  );
});
