import MiniSearch, { type SearchOptions } from 'minisearch';
import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import type { NamedPlace } from './geodata.ts';

export type PlaceSearch = (text: string, near: GeoPoint | null) => readonly NamedPlace[];

/** Finds places by part of their name, tolerates typing errors and prefers places nearby. */
export function createPlaceSearch(places: readonly NamedPlace[]): PlaceSearch {
  const byId = new Map(places.map((place) => [place.id, place]));
  const index = new MiniSearch<NamedPlace>({
    fields: ['name', 'aliases', 'borough'],
    extractField: (place, field) => searchable(place)[field] ?? '',
    processTerm: (term) => spellingsOf(plain(term)),
  });
  index.addAll(places);

  return (query, near) => {
    const text = shortened(query);
    const boostDocument = (id: unknown): number => {
      const place = byId.get(String(id));
      return place ? (WEIGHT[place.kind] ?? 1) * (near ? nearness(place, near) : 1) : 1;
    };
    const attempts: readonly SearchOptions[] = [
      { ...AS_SPELT, combineWith: 'AND' },
      { ...FORGIVING, combineWith: 'AND' },
      FORGIVING,
    ];
    for (const options of attempts) {
      const found = index.search(text, { ...options, boostDocument });
      if (found.length > 0)
        return found.flatMap(({ id }) => byId.get(String(id)) ?? []).slice(0, MAX_PREDICTIONS);
    }
    return [];
  };
}

/** Repeated words find nothing more, and no place has twenty names. */
const shortened = (text: string): string =>
  [...new Set(text.split(/[\s,]+/).filter(Boolean))].slice(0, MAX_WORDS).join(' ');
const MAX_WORDS = 8;

const searchable = ({ id, name, aliases, borough }: NamedPlace): Record<string, string> => ({
  id,
  name,
  aliases: aliases.join(' '),
  borough,
});

const MAX_PREDICTIONS = 8;

const AS_SPELT: SearchOptions = {
  prefix: true,
  boost: { name: 3, aliases: 2, borough: 0.5 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  processTerm: (term) => plain(term),
};

/** Only without an exact match: one wrong letter in a short word, two in a long one. */
const FORGIVING: SearchOptions = {
  ...AS_SPELT,
  fuzzy: (term) => (term.length > 3 ? Math.min(2, Math.floor(term.length / 4)) : false),
};

/** Weights of kinds: "Canal Street" usually means the street, not its station. */
const WEIGHT: Readonly<Record<string, number>> = {
  neighbourhood: 1.5,
  landmark: 1.4,
  square: 1.4,
  park: 1.4,
  airport: 1.4,
  subway: 0.7,
};

/** Doubles the weight next door and hardly changes it 10 km away. */
const nearness = (place: NamedPlace, near: GeoPoint): number =>
  1 + Math.exp(-greatCircleMetres(place.point, near) / 4_000);

const plain = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Indexes both "5th Ave" and "Fifth Avenue". */
const spellingsOf = (term: string): string[] => [term, ...(OTHER_SPELLINGS[term] ?? [])];

const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  street: ['st'],
  avenue: ['ave', 'av'],
  boulevard: ['blvd'],
  square: ['sq'],
  place: ['pl'],
  road: ['rd'],
  parkway: ['pkwy'],
  first: ['1st'],
  second: ['2nd'],
  third: ['3rd'],
  fourth: ['4th'],
  fifth: ['5th'],
  sixth: ['6th'],
  seventh: ['7th'],
  eighth: ['8th'],
  ninth: ['9th'],
  tenth: ['10th'],
  eleventh: ['11th'],
  twelfth: ['12th'],
};
