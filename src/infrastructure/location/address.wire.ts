import type * as v from 'valibot';
import type * as contract from '#contract/location.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ADDRESS_TYPES, type Address, type AddressType } from '#domain/location/address.ts';
import { parseGeoPoint } from '#domain/location/geo-point.ts';

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
      road: wire.road ?? '',
      house: wire.house ?? '',
      floor: wire.floor ?? '',
      directions: wire.delivery_instruction ?? '',
      zone: parseId<'Zone'>(wire.zone_id),
    },
  ];
}

const typeOf = (wire: string): AddressType =>
  ADDRESS_TYPES.find((type) => type === wire) ?? 'other';
