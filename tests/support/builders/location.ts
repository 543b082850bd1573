import type { NamedZone } from '#application/location/location.queries.ts';
import { id } from '#domain/kernel/id.ts';
import type { Address, AddressDraft } from '#domain/location/address.ts';
import type { AddressForm } from '#domain/location/address-form.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';

/** A point in lower Manhattan, inside every zone of these builders. */
export const insidePoint = geoPoint(40.7128, -74.006);
/** A point in the water south of every zone. */
export const outsidePoint = geoPoint(40.6, -74.05);

export const aPlace = (facts: Partial<Place> = {}): Place => ({
  point: insidePoint,
  address: 'Broadway, Tribeca, Manhattan',
  zones: '[1]',
  ...facts,
});

/** In a zone of the seed, too, and known to its gazetteer. */
export const bryantPark = (): Place => ({
  point: geoPoint(40.7536, -73.9832),
  address: 'Bryant Park, Midtown, Manhattan, New York',
  zones: '[2]',
});

/** A rectangle around lower Manhattan. */
export const aZone = (facts: Partial<NamedZone> = {}): NamedZone => ({
  id: id(1),
  name: 'Lower Manhattan',
  boundary: [
    geoPoint(40.7, -74.02),
    geoPoint(40.7, -73.97),
    geoPoint(40.74, -73.97),
    geoPoint(40.74, -74.02),
  ],
  ...facts,
});

export const anAddressDraft = (facts: Partial<AddressDraft> = {}): AddressDraft => ({
  type: 'home',
  label: '',
  contact: { name: 'Asha Rao', phone: '+12125550123', email: 'asha@example.com' },
  address: '12 Mercer Street, SoHo',
  point: geoPoint(40.7205, -74.0011),
  road: 'Mercer Street',
  house: '12',
  floor: '',
  directions: '',
  ...facts,
});

export const aSavedAddress = (facts: Partial<Address> = {}): Address => ({
  ...anAddressDraft(),
  id: id(1),
  zone: id(1),
  ...facts,
});

export const anAddressForm = (typed: Partial<AddressForm> = {}): AddressForm => ({
  type: 'home',
  label: '',
  name: 'Asha Rao',
  phone: '+12125550123',
  email: 'asha@example.com',
  road: 'Mercer Street',
  house: '12',
  floor: '',
  directions: '',
  ...typed,
});
