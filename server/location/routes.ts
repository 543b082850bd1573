import type { Hono } from 'hono';
import * as contract from '#contract/location.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { requestHeadersOf } from '#server/kernel/request-headers.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { routerOn, type Serve } from '#server/kernel/serve.ts';
import { nameIn } from '#server/kernel/localized-text.ts';
import { addressRoutes } from './address-routes.ts';
import { addressText } from './address-text.ts';
import { gazetteer } from './gazetteer.ts';
import { allZones, deliveringZone, modulesOfZone, zonesAround } from './zones.ts';

const tag = 'Location';

export function locationRoutes(context: ServerContext): Hono {
  const { router, serve } = routerOn(context);
  serveZones(serve, context);
  servePlaces(serve);
  return router.route('/', addressRoutes(context));
}

function serveZones(serve: Serve, { db, currency }: ServerContext): void {
  serve(
    contract.findZone,
    {
      summary: 'The zone that serves a point, and its charges',
      tag,
      refusals: {
        403: 'The X-software-id header is missing, a coordinate is wrong, or the zone is switched off',
        404: 'No zone serves the point',
      },
    },
    async (c, { query: { lat, lng } }) => {
      const { softwareId, language } = requestHeadersOf(c);
      if (!softwareId) throw httpError(403, 'software-id', 'The header X-software-id is missing');
      const around = await zonesAround(db, geoPoint(lat, lng));
      const zone = around.find(({ active }) => active);
      if (around.length === 0) throw httpError(404, 'coordinates', NOT_SERVED);
      if (!zone) throw httpError(403, 'zone', SWITCHED_OFF);
      const modules = await modulesOfZone(db, zone.id, currency);
      return {
        zone_id: JSON.stringify([zone.id]),
        zone_data: [{ id: zone.id, name: nameIn(language, zone), status: 1, modules }],
      };
    },
  );
  serve(contract.listZones, { summary: 'Every zone with its outline', tag }, async (c) => {
    const { language } = requestHeadersOf(c);
    const zones = await allZones(db);
    return zones.map((zone) => ({
      id: zone.id,
      name: nameIn(language, zone),
      status: zone.active ? 1 : 0,
      formated_coordinates: zone.boundary.map(({ latitude, longitude }) => ({
        lat: latitude,
        lng: longitude,
      })),
    }));
  });
  serve(
    contract.checkZone,
    {
      summary: 'Whether a zone serves a point',
      tag,
      refusals: { 403: 'A coordinate or the zone id is wrong' },
    },
    async (_, { query: { lat, lng, zone_id } }) => {
      const zone = await deliveringZone(db, geoPoint(lat, lng));
      return zone?.id === zone_id;
    },
  );
}

function servePlaces(serve: Serve): void {
  serve(
    contract.predictPlaces,
    {
      summary: 'Places whose name begins or sounds like the text, near ones first',
      tag,
      refusals: { 403: 'The text is empty or longer than 200 characters' },
    },
    (c, { query: { search_text, lat, lng } }) => {
      const near =
        lat === undefined || lng === undefined ? requestHeadersOf(c).point : geoPoint(lat, lng);
      const { search, surroundings } = gazetteer();
      const found = search(search_text, near).map((place) => ({
        description: `${place.name}, ${surroundings(place)}`,
        place_id: place.id,
      }));
      return { predictions: found };
    },
  );
  serve(
    contract.findPlace,
    {
      summary: 'The point of a predicted place',
      tag,
      refusals: { 403: 'placeid is missing', 404: 'Unknown place' },
    },
    (_, { query: { placeid, place_id } }) => {
      const id = placeid ?? place_id;
      if (id === undefined) throw httpError(403, 'placeid', 'placeid is missing');
      const { find, surroundings } = gazetteer();
      const place = find(id);
      if (!place) throw httpError(404, 'placeid', NO_SUCH_PLACE);
      const { latitude, longitude } = place.point;
      return {
        result: {
          geometry: { location: { lat: latitude, lng: longitude } },
          name: place.name,
          formatted_address: `${place.name}, ${surroundings(place)}`,
        },
      };
    },
  );
  serve(
    contract.describePoint,
    {
      summary: 'The address of a point as text: a nearby name, the neighbourhood, the borough',
      tag,
      refusals: { 403: 'A coordinate is wrong' },
    },
    (_, { query: { lat, lng } }) => {
      const found = gazetteer().describe(geoPoint(lat, lng));
      if (!found) return { results: [], status: 'ZERO_RESULTS' };
      const formatted_address = addressText(found);
      return { results: [{ formatted_address }], status: 'OK' };
    },
  );
  serve(
    contract.measureDistance,
    {
      summary: 'Estimated distance and duration by road',
      tag,
      refusals: { 403: 'A coordinate is wrong' },
    },
    (_, { query: { origin_lat, origin_lng, destination_lat, destination_lng } }) => {
      const { metres, seconds } = estimateTravel(
        geoPoint(origin_lat, origin_lng),
        geoPoint(destination_lat, destination_lng),
      );
      const element = { distance: { value: metres }, duration: { value: seconds }, status: 'OK' };
      return {
        rows: [{ elements: [element] }],
        distanceMeters: metres,
        duration: `${seconds}s`,
      };
    },
  );
}

const NOT_SERVED = {
  en: 'Service not available in this area',
  hi: 'इस क्षेत्र में सेवा उपलब्ध नहीं है',
};
const SWITCHED_OFF = {
  en: 'Service is paused in this area. Please try again later.',
  hi: 'इस क्षेत्र में सेवा अभी रुकी हुई है। कृपया बाद में कोशिश करें।',
};
const NO_SUCH_PLACE = { en: 'This place was not found', hi: 'यह जगह नहीं मिली' };
