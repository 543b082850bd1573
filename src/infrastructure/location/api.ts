import type * as v from 'valibot';
import * as contract from '#contract/location.ts';
import { findZone } from '#contract/location.ts';
import type { NamedZone, ZoneReader } from '#application/location/location.queries.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import {
  ADDRESS_TYPES,
  DOOR_FIELDS,
  type Address,
  type AddressType,
} from '#domain/location/address.ts';
import type { ZoneCashLimit } from '#domain/location/cash-limit.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';

export function createZoneReader(
  http: HttpClient,
  isSignedIn: () => boolean,
  currency: () => Currency | Promise<Currency>,
): ZoneReader {
  return {
    async zones() {
      const answer = await call(http, contract.listZones, {});
      return answer.ok ? ok(answer.value.flatMap(toZone)) : answer;
    },
    async savedAddresses() {
      if (!isSignedIn()) return ok([]);
      const answer = await call(http, contract.listAddresses, { query: { limit: 100, offset: 1 } });
      return answer.ok ? ok(answer.value.addresses.flatMap(toAddress)) : answer;
    },
    async cashLimits({ latitude, longitude }, moduleId) {
      const query = { lat: latitude, lng: longitude };
      const answer = await call(http, contract.findZone, { query });
      const counted = await currency();
      return answer.ok ? ok(toCashLimits(answer.value, moduleId, counted)) : answer;
    },
  };
}

type WireLookup = v.InferOutput<typeof contract.zoneLookup>;
type WireZone = v.InferOutput<typeof contract.zoneList>[number];

/** Leaves out zones that are switched off or enclose no area. */
function toZone(wire: WireZone): readonly NamedZone[] {
  const corners = wire.formated_coordinates.flatMap(
    ({ lat, lng }) => parseGeoPoint(lat, lng) ?? [],
  );
  const [first, second, third, ...rest] = corners;
  if (wire.status !== 1 || !first || !second || !third) return [];
  return [{ id: id(wire.id), name: wire.name, boundary: [first, second, third, ...rest] }];
}

/** A limit of 0 means none. */
const toCashLimits = (
  { zone_data }: WireLookup,
  moduleId: number,
  currency: Currency,
): readonly ZoneCashLimit[] =>
  zone_data.flatMap(({ id: zone, modules }) => {
    const limit = modules.find((module) => module.id === moduleId)?.pivot.maximum_cod_order_amount;
    return limit ? [{ zoneId: id<'Zone'>(zone), limit: fromDecimal(limit, currency) }] : [];
  });

export function createZoneFinder(http: HttpClient): ZoneFinder {
  return {
    async zonesAt({ latitude, longitude }, signal) {
      const query = { lat: latitude, lng: longitude };
      const answer = await call(http, findZone, { query, signal });
      return answer.ok ? ok(answer.value.zone_id) : answer;
    },
  };
}

type WireAddress = v.InferOutput<typeof contract.address>;

/** Empty without a valid id and a point on Earth. An unknown type becomes "other". */
export function toAddress(wire: WireAddress): readonly Address[] {
  const point = parseGeoPoint(wire.latitude, wire.longitude);
  const id = parseId<'Address'>(wire.id);
  if (!point || !id) return [];
  return [
    {
      id,
      type: typeOf(wire.address_type),
      label: wire.label ?? '',
      contact: {
        name: wire.contact_person_name ?? '',
        phone: wire.contact_person_number ?? '',
        email: wire.contact_person_email || null,
      },
      address: wire.address,
      point,
      ...recordOf(DOOR_FIELDS, (field) => wire[field] ?? ''),
      directions: wire.delivery_instruction ?? '',
      zone: parseId<'Zone'>(wire.zone_id),
    },
  ];
}

const typeOf = (wire: string): AddressType =>
  ADDRESS_TYPES.find((type) => type === wire) ?? 'other';
