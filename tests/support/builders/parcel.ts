import { id } from '#domain/kernel/id.ts';
import type { ParcelCategory, ParcelEnd, ParcelRequest } from '#domain/parcel/parcel.ts';
import { EMPTY_PARCEL_FORM, type EndForm, type ParcelForm } from '#domain/parcel/parcel-form.ts';
import { cents } from './money.ts';

export const aParcelCategory = (facts: Partial<ParcelCategory> = {}): ParcelCategory => ({
  id: id(1),
  name: 'Documents',
  description: 'Letters and books',
  image: '/pictures/category-books-320.webp',
  tariff: { minimum: cents(399), perKilometre: cents(60) },
  limits: { grams: 2_000, centimetres: 45, value: cents(10_000) },
  ...facts,
});

export const MOTT_STREET = {
  point: { latitude: 40.7155, longitude: -73.998 },
  address: '12 Mott Street',
};
export const FIFTH_AVENUE = {
  point: { latitude: 40.7484, longitude: -73.9857 },
  address: '350 5th Avenue',
};

export const anEndForm = (facts: Partial<EndForm> = {}): EndForm => ({
  name: 'Asha Rao',
  phone: '+12125550123',
  note: '',
  place: MOTT_STREET,
  ...facts,
});

/** Complete: from Asha to Ben, paid by Asha. */
export const aParcelForm = (facts: Partial<ParcelForm> = {}): ParcelForm => ({
  ...EMPTY_PARCEL_FORM,
  sender: anEndForm(),
  receiver: anEndForm({ name: 'Ben Okoro', phone: '+12125550145', place: FIFTH_AVENUE }),
  contents: { weight: '0.5', length: '30', value: '20', acknowledged: true },
  ...facts,
});

const end = (name: string, phone: string, at: typeof MOTT_STREET): ParcelEnd => ({
  ...{ name, phone, note: '' },
  ...at,
});

/** The same as a request. */
export const aParcel = (facts: Partial<ParcelRequest> = {}): ParcelRequest => ({
  sender: end('Asha Rao', '+12125550123', MOTT_STREET),
  receiver: end('Ben Okoro', '+12125550145', FIFTH_AVENUE),
  contents: { category: id(1), grams: 500, centimetres: 30, value: cents(2_000) },
  payer: 'sender',
  ...facts,
});
