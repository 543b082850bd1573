import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { anAddressForm, insidePoint } from '#tests/support/builders/location.ts';
import { formOfAddress, parseAddressForm } from './address-form.ts';

const place = { point: insidePoint, address: 'Near Broadway' };

test('an address is what was typed, without the spaces around it [ADDR-12]', () => {
  const form = anAddressForm({ road: ' Canal Street ', house: ' 12 ', floor: ' 3', email: '' });

  expect(parseAddressForm(form, { ...place, country: 'US' })).toEqual({
    ok: true,
    value: {
      type: 'home',
      label: '',
      contact: { name: 'Asha Rao', phone: '+12125550123', email: null },
      ...place,
      ...{ road: 'Canal Street', house: '12', floor: '3', directions: '' },
    },
  });
});

test.each([
  { typed: { name: ' ' }, refusals: { name: 'missing' } },
  { typed: { phone: '212 555 01' }, refusals: { phone: 'malformed' } },
  { typed: { phone: '' }, refusals: { phone: 'missing' } },
  { typed: { email: 'asha at home' }, refusals: { email: 'malformed' } },
  { typed: { road: 'x'.repeat(101) }, refusals: { road: 'tooLong' } },
  { typed: { house: 'x'.repeat(10_000) }, refusals: { house: 'tooLong' } },
  { typed: { floor: 'x'.repeat(101) }, refusals: { floor: 'tooLong' } },
  { typed: { directions: 'x'.repeat(301) }, refusals: { directions: 'tooLong' } },
  { typed: { type: 'other', label: 'x'.repeat(101) }, refusals: { label: 'tooLong' } },
  {
    typed: { name: '', phone: '', floor: 'x'.repeat(101) },
    refusals: { name: 'missing', phone: 'missing', floor: 'tooLong' },
  },
] as const)('all that is wrong is told at once: $refusals', ({ typed, refusals }) => {
  expect(parseAddressForm(anAddressForm(typed), { ...place, country: 'US' })).toEqual({
    ok: false,
    failure: refusals,
  });
});

test('of the door nothing has to be known: road, house and floor may stay empty [ADDR-12]', () => {
  const form = anAddressForm({ road: ' ', house: '', floor: '' });

  expect(parseAddressForm(form, { ...place, country: 'US' })).toMatchObject({
    ok: true,
    value: { road: '', house: '', floor: '' },
  });
});

test.each([
  { typed: { road: 'x'.repeat(100) }, because: 'a line may hold 100 characters' },
  { typed: { directions: 'x'.repeat(300) }, because: 'the directions may hold 300' },
  { typed: { type: 'home', label: 'x'.repeat(101) }, because: 'the name is not asked for' },
] as const)('an address is fine where $because', ({ typed }) => {
  expect(parseAddressForm(anAddressForm(typed), { ...place, country: 'US' }).ok).toBe(true);
});

test.each([
  { type: 'other', label: ' Grandma ', kept: 'Grandma' },
  { type: 'office', label: 'Grandma', kept: '' },
] as const)('only another place than home or office has a name of its own: $type', (given) => {
  const { kept, ...typed } = given;

  expect(parseAddressForm(anAddressForm(typed), { ...place, country: 'US' })).toMatchObject({
    value: { label: kept },
  });
});

test('a saved address comes back into the form as it was saved', () => {
  const form = anAddressForm({ type: 'other', label: 'Grandma', directions: 'Ring twice' });
  const parsed = parseAddressForm(form, { ...place, country: 'US' });
  if (!parsed.ok) throw new Error('The form is complete');

  expect(formOfAddress({ ...parsed.value, id: id(1), zone: null })).toEqual(form);
});
