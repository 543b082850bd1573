import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, numeric, pageQuery, shortText, typedText, wireId } from './kernel.ts';

const latitude = v.pipe(numeric, v.finite(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(numeric, v.finite(), v.minValue(-180), v.maxValue(180));

export const pointQuery = v.object({ lat: latitude, lng: longitude });

/** Charges of a zone in one of its modules. Amounts are decimal, in the server's currency. */
export const zoneModulePivot = v.object({
  per_km_shipping_charge: numeric,
  minimum_shipping_charge: numeric,
  maximum_shipping_charge: v.nullish(numeric, null),
  maximum_cod_order_amount: v.nullish(numeric, null),
});

export const zoneCheckQuery = v.object({ ...pointQuery.entries, zone_id: wireId });

export const zoneLookup = v.object({
  /** A list in text form, such as "[1]". */
  zone_id: v.string(),
  zone_data: v.array(
    v.object({
      id: wireId,
      name: v.optional(v.string(), ''),
      status: numeric,
      cash_on_delivery: v.optional(v.boolean(), true),
      modules: v.array(v.object({ id: wireId, module_type: v.string(), pivot: zoneModulePivot })),
    }),
  ),
});

/** All zones with their outlines, for the map. */
export const zoneList = v.array(
  v.object({
    id: wireId,
    name: v.string(),
    status: numeric,
    /** Corners as {lat, lng}, in order; the last joins the first. */
    formated_coordinates: v.array(v.object({ lat: numeric, lng: numeric })),
  }),
);

export const autocompleteQuery = v.object({
  search_text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** Ours, optional: prefers places nearby. */
  lat: v.optional(latitude),
  lng: v.optional(longitude),
});

export const predictions = v.object({
  predictions: v.array(v.object({ description: v.string(), place_id: v.string() })),
});

export const placeDetailsQuery = v.object({
  placeid: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  place_id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
});

export const placeDetails = v.object({
  result: v.object({
    geometry: v.object({ location: v.object({ lat: numeric, lng: numeric }) }),
    formatted_address: v.optional(v.string()),
    name: v.optional(v.string()),
  }),
});

export const reverseGeocode = v.object({
  results: v.array(v.object({ formatted_address: v.string() })),
  status: v.optional(v.string(), 'OK'),
});

export const distanceQuery = v.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  mode: v.optional(v.pipe(v.string(), v.maxLength(20)), 'driving'),
});

/** Older and newer shape in one. */
export const distance = v.object({
  rows: v.array(
    v.object({
      elements: v.array(
        v.object({
          distance: v.object({ value: numeric }),
          duration: v.object({ value: numeric }),
          status: v.string(),
        }),
      ),
    }),
  ),
  distanceMeters: numeric,
  /** Such as "600s". */
  duration: v.string(),
});

const addressLine = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100))));

export const address = v.object({
  id: wireId,
  address_type: v.string(),
  contact_person_name: v.nullish(v.string(), ''),
  contact_person_number: v.nullish(v.string(), ''),
  contact_person_email: v.nullish(v.string(), ''),
  /** Ours: the customer's label, such as "Grandma". */
  label: v.nullish(v.string(), ''),
  address: v.string(),
  road: v.nullish(v.string(), ''),
  house: v.nullish(v.string(), ''),
  floor: v.nullish(v.string(), ''),
  /** Ours: directions to the door. */
  delivery_instruction: v.nullish(v.string(), ''),
  latitude: v.union([v.string(), v.number()]),
  longitude: v.union([v.string(), v.number()]),
  user_id: v.optional(wireId),
  zone_id: v.optional(wireId),
});
export const addressPage = v.object({
  total_size: numeric,
  limit: v.nullish(numeric, null),
  offset: v.nullish(numeric, null),
  addresses: v.array(address),
});

export const saveAddress = v.object({
  contact_person_name: shortText,
  contact_person_number: typedText,
  contact_person_email: addressLine,
  address_type: v.picklist(['home', 'office', 'other']),
  label: addressLine,
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  latitude,
  longitude,
  road: addressLine,
  house: addressLine,
  floor: addressLine,
  delivery_instruction: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
});
export const addressAdded = v.object({
  message: v.string(),
  zone_ids: v.array(wireId),
  /** Ours: lets an order use the new address at once. */
  address_id: v.optional(wireId),
});
export const addressUpdated = v.object({ message: v.string(), zone_id: wireId });

/** Without a limit, all addresses. */
export const addressesQuery = v.object({
  limit: v.optional(pageQuery.entries.limit.wrapped),
  offset: pageQuery.entries.offset,
});
export const deleteAddressQuery = v.object({ address_id: wireId });

const GEO = '/api/v1/config';
export const findZone = endpoint({
  method: 'GET',
  path: `${GEO}/get-zone-id`,
  query: pointQuery,
  answer: zoneLookup,
  refusals: [403, 404],
});
export const listZones = endpoint({ method: 'GET', path: '/api/v1/zone/list', answer: zoneList });
export const checkZone = endpoint({
  method: 'GET',
  path: '/api/v1/zone/check',
  query: zoneCheckQuery,
  answer: v.boolean(),
  refusals: [403],
});
export const predictPlaces = endpoint({
  method: 'GET',
  path: `${GEO}/place-api-autocomplete`,
  query: autocompleteQuery,
  answer: predictions,
  refusals: [403],
});
export const findPlace = endpoint({
  method: 'GET',
  path: `${GEO}/place-api-details`,
  query: placeDetailsQuery,
  answer: placeDetails,
  refusals: [403, 404],
});
export const describePoint = endpoint({
  method: 'GET',
  path: `${GEO}/geocode-api`,
  query: pointQuery,
  answer: reverseGeocode,
  refusals: [403],
});
export const measureDistance = endpoint({
  method: 'GET',
  path: `${GEO}/distance-api`,
  query: distanceQuery,
  answer: distance,
  refusals: [403],
});

export const ADDRESSES_PATH = '/api/v1/customer/address';
export const listAddresses = endpoint({
  method: 'GET',
  path: `${ADDRESSES_PATH}/list`,
  query: addressesQuery,
  answer: addressPage,
  refusals: [401],
});
export const addAddress = endpoint({
  method: 'POST',
  path: `${ADDRESSES_PATH}/add`,
  body: saveAddress,
  answer: addressAdded,
  refusals: [401, 403],
});
export const updateAddress = endpoint({
  method: 'PUT',
  path: `${ADDRESSES_PATH}/update/:id`,
  params: v.object({ id: wireId }),
  body: saveAddress,
  answer: addressUpdated,
  refusals: [401, 403, 404],
});
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: `${ADDRESSES_PATH}/delete`,
  query: deleteAddressQuery,
  answer: message,
  refusals: [401, 404],
});
