import { Hono } from 'hono';
import * as v from 'valibot';
import {
  autocompleteQuery,
  distance,
  distanceQuery,
  placeDetails,
  placeDetailsQuery,
  pointQuery,
  predictions,
  reverseGeocode,
  zoneCheckQuery,
  zoneList,
  zoneLookup,
} from '#contract/location.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { callerOf } from '#server/kernel/caller.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { problem } from '#server/kernel/problem.ts';
import { describe, valid } from '#server/kernel/validate.ts';
import { nameIn, wordsIn } from '#server/kernel/words.ts';
import { addressWords } from './address-words.ts';
import { gazetteer } from './gazetteer.ts';
import { allZones, deliveringZone, modulesOfZone, zonesAround } from './zones.ts';

const tag = 'Location';

export const locationRoutes = (context: ServerContext): Hono =>
  new Hono().route('/', zoneRoutes(context)).route('/', placeRoutes());

const zoneRoutes = ({ db, currency }: ServerContext) =>
  new Hono()
    .get(
      '/api/v1/config/get-zone-id',
      describe({
        summary: 'The zone that serves a point, and what it charges',
        tag,
        answer: zoneLookup,
        refusals: {
          403: 'The X-software-id header is missing, a coordinate is wrong, or the zone is switched off',
          404: 'No zone serves the point',
        },
      }),
      valid('query', pointQuery),
      async (c) => {
        const { softwareId, language } = callerOf(c);
        if (!softwareId) throw problem(403, 'software-id', 'The header X-software-id is missing');
        const { lat, lng } = c.req.valid('query');
        const around = await zonesAround(db, geoPoint(lat, lng));
        const zone = around.find(({ active }) => active);
        if (around.length === 0) throw problem(404, 'coordinates', NOT_SERVED);
        if (!zone) throw problem(403, 'zone', SWITCHED_OFF);
        const modules = await modulesOfZone(db, zone.id, currency);
        return c.json({
          zone_id: JSON.stringify([zone.id]),
          zone_data: [{ id: zone.id, name: nameIn(language, zone), status: 1, modules }],
        });
      },
    )
    .get(
      '/api/v1/zone/list',
      describe({ summary: 'Every zone with its outline', tag, answer: zoneList }),
      async (c) => {
        const { language } = callerOf(c);
        const zones = await allZones(db);
        return c.json(
          zones.map((zone) => ({
            id: zone.id,
            name: nameIn(language, zone),
            status: zone.active ? 1 : 0,
            formated_coordinates: zone.boundary.map(({ latitude, longitude }) => ({
              lat: latitude,
              lng: longitude,
            })),
          })),
        );
      },
    )
    .get(
      '/api/v1/zone/check',
      describe({
        summary: 'Does this zone serve this point?',
        tag,
        answer: v.boolean(),
        refusals: { 403: 'A coordinate or the zone id is wrong' },
      }),
      valid('query', zoneCheckQuery),
      async (c) => {
        const { lat, lng, zone_id } = c.req.valid('query');
        const zone = await deliveringZone(db, geoPoint(lat, lng));
        return c.json(zone?.id === zone_id);
      },
    );

const placeRoutes = () =>
  new Hono()
    .get(
      '/api/v1/config/place-api-autocomplete',
      describe({
        summary: 'Places whose name begins or sounds like the text, near ones first',
        tag,
        answer: predictions,
        refusals: { 403: 'The text is empty or longer than 200 characters' },
      }),
      valid('query', autocompleteQuery),
      (c) => {
        const { search_text, lat, lng } = c.req.valid('query');
        const near =
          lat === undefined || lng === undefined ? callerOf(c).point : geoPoint(lat, lng);
        const { search, surroundings } = gazetteer();
        const found = search(search_text, near).map((place) => ({
          description: `${place.name}, ${surroundings(place)}`,
          place_id: place.id,
        }));
        return c.json({ predictions: found });
      },
    )
    .get(
      '/api/v1/config/place-api-details',
      describe({
        summary: 'Where a predicted place is',
        tag,
        answer: placeDetails,
        refusals: { 403: 'placeid is missing', 404: 'No such place' },
      }),
      valid('query', placeDetailsQuery),
      (c) => {
        const { placeid, place_id } = c.req.valid('query');
        const asked = placeid ?? place_id;
        if (asked === undefined) throw problem(403, 'placeid', 'placeid is missing');
        const { find, surroundings } = gazetteer();
        const place = find(asked);
        if (!place) throw problem(404, 'placeid', NO_SUCH_PLACE);
        const { latitude, longitude } = place.point;
        return c.json({
          result: {
            geometry: { location: { lat: latitude, lng: longitude } },
            name: place.name,
            formatted_address: `${place.name}, ${surroundings(place)}`,
          },
        });
      },
    )
    .get(
      '/api/v1/config/geocode-api',
      describe({
        summary: 'The address of a point, in words: what is near, the neighbourhood, the borough',
        tag,
        answer: reverseGeocode,
        refusals: { 403: 'A coordinate is wrong' },
      }),
      valid('query', pointQuery),
      (c) => {
        const { lat, lng } = c.req.valid('query');
        const found = gazetteer().describe(geoPoint(lat, lng));
        if (!found) return c.json({ results: [], status: 'ZERO_RESULTS' });
        const formatted_address = wordsIn(callerOf(c).language, addressWords(found));
        return c.json({ results: [{ formatted_address }], status: 'OK' });
      },
    )
    .get(
      '/api/v1/config/distance-api',
      describe({
        summary: 'How far and how long by road; an estimate',
        tag,
        answer: distance,
        refusals: { 403: 'A coordinate is wrong' },
      }),
      valid('query', distanceQuery),
      (c) => {
        const { origin_lat, origin_lng, destination_lat, destination_lng } = c.req.valid('query');
        const { metres, seconds } = estimateTravel(
          geoPoint(origin_lat, origin_lng),
          geoPoint(destination_lat, destination_lng),
        );
        const element = { distance: { value: metres }, duration: { value: seconds }, status: 'OK' };
        return c.json({
          rows: [{ elements: [element] }],
          distanceMeters: metres,
          duration: `${seconds}s`,
        });
      },
    );

const NOT_SERVED = {
  en: 'Service not available in this area',
  hi: 'इस क्षेत्र में सेवा उपलब्ध नहीं है',
};
const SWITCHED_OFF = {
  en: 'Service is paused in this area. Please try again later.',
  hi: 'इस क्षेत्र में सेवा अभी रुकी हुई है। कृपया बाद में कोशिश करें।',
};
const NO_SUCH_PLACE = { en: 'This place was not found', hi: 'यह जगह नहीं मिली' };
