import { greatCircleMetres, type GeoPoint } from '#domain/location/geo-point.ts';
import { serves } from '#domain/location/zone.ts';
import { readBoroughs, readPlaces, readStreets, type NamedPlace } from './geodata.ts';
import { createPlaceSearch, type PlaceSearch } from './place-search.ts';
import { createStreetIndex, streetAsPlace } from './street-index.ts';

/** Names around a point. */
export type Whereabouts = {
  /** A street or landmark nearby; null without a named one. */
  readonly near: string | null;
  readonly neighbourhood: string | null;
  readonly borough: string;
};

/** Offline geocoder: names of points, and places by name or nearby. */
export type Gazetteer = {
  readonly search: PlaceSearch;
  readonly find: (id: string) => NamedPlace | null;
  /** Null far away from the geodata. Never a house number, which the geodata lack. */
  readonly describe: (point: GeoPoint) => Whereabouts | null;
  /** "SoHo, Manhattan, New York": what follows the name of a place. */
  readonly surroundings: (place: NamedPlace) => string;
};

let built: Gazetteer | null = null;

/** Loaded from server/geodata at the first call, in about 100 ms. */
export const gazetteer = (): Gazetteer => (built ??= buildGazetteer());

function buildGazetteer(): Gazetteer {
  const boroughs = readBoroughs();
  const streets = readStreets();
  const places = [...readPlaces(), ...streets.map(streetAsPlace)];
  const byId = new Map(places.map((place) => [place.id, place]));
  const streetPassing = createStreetIndex(streets);
  const landmarks = places.filter(({ kind }) => NOTABLE.has(kind));
  const neighbourhoods = places.filter(({ kind }) => kind === 'neighbourhood');

  const neighbourhoodAt = (point: GeoPoint, borough: string): string | null => {
    const own = neighbourhoods.filter((place) => place.borough === borough);
    return nearest(own, point, SAME_NEIGHBOURHOOD)?.name ?? null;
  };
  const boroughAt = (point: GeoPoint): string | null =>
    boroughs.find(({ areas }) => areas.some((area) => serves(area, point)))?.name ?? null;

  return {
    search: createPlaceSearch(places),
    find: (id) => byId.get(id) ?? null,
    describe: (point) => {
      const street = streetPassing(point)?.street;
      const borough = boroughAt(point) ?? street?.borough.split('/')[0];
      if (!borough) return null;
      const near = nearest(landmarks, point, NEXT_TO)?.name ?? street?.name ?? null;
      return { near, neighbourhood: neighbourhoodAt(point, borough), borough };
    },
    surroundings: ({ kind, name, borough, point }) => {
      const around = kind === 'neighbourhood' ? null : neighbourhoodAt(point, borough);
      return [around, borough, 'New York'].filter((part) => part && part !== name).join(', ');
    },
  };
}

/** Metres. */
const NEXT_TO = 60;
const SAME_NEIGHBOURHOOD = 2_500;

/** Kinds that couriers recognise. */
const NOTABLE = new Set([
  'landmark',
  'park',
  'square',
  'museum',
  'stadium',
  'library',
  'station',
  'airport',
  'island',
]);

function nearest(
  places: readonly NamedPlace[],
  point: GeoPoint,
  within: number,
): NamedPlace | null {
  let best: NamedPlace | null = null;
  let distance = within;
  for (const place of places) {
    const metres = greatCircleMetres(place.point, point);
    if (metres <= distance) [best, distance] = [place, metres];
  }
  return best;
}
