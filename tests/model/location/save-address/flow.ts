import type * as Rules from '#application/location/save-address/rules.ts';
import { EMPTY_ADDRESS_FORM } from '#domain/location/address-form.ts';
import { callName } from '#contract/endpoint.ts';
import { addAddress, listAddresses, updateAddress } from '#contract/location.ts';
import { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { parseAddressForm } from '#domain/location/address-form.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusedAs } from '#tests/model/support/wire.ts';
import {
  anAddressDraft,
  aSavedAddress,
  bryantPark,
  insidePoint,
} from '#tests/support/builders/location.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';
import { toWireAddress } from '../wire-address.ts';
import { aProfile } from '#tests/support/builders/profile.ts';

const draft = anAddressDraft({ directions: 'Ring twice' });
export const HOME = aSavedAddress(draft);
export const ASHA = aProfile();
const returned: PickLocation.Output = {
  kind: 'returned',
  point: { point: insidePoint, address: 'Near Broadway', zone: id(1) },
};
const page = (...addresses: readonly object[]) =>
  answered({ total_size: addresses.length, limit: 50, offset: 1, addresses });

/** The server answers a new address with its zones, a changed one with its zone. */
const SAVED = { message: 'The address is saved.', zone_ids: [1], zone_id: 1, address_id: HOME.id };

const wire = {
  readAddress: calling(
    listAddresses,
    {
      found: page(toWireAddress(HOME)),
      gone: refusedAs('refused', page().ending),
      ...failures,
    },
    { asks: HOME.id },
  ),
  saveAddress: {
    ...calling(addAddress, { saved: answered(SAVED), ...failures }, { asks: { draft, id: null } }),
    call: [callName(addAddress), callName(updateAddress, { id: HOME.id })],
  },
};
const TYPED = {
  'a phone': { field: 'phone', text: '+12125550188' },
  'no phone': { field: 'phone', text: '' },
  'another name': { field: 'name', text: 'Ravi Rao' },
} as const;

const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'location/save-address',
  machine: saveAddressMachine,
  inputs: {
    'a new address': {
      id: null,
      centre: insidePoint,
      place: bryantPark(),
      asked: false,
      country: 'US',
    },
    'a saved address': {
      id: HOME.id,
      centre: insidePoint,
      place: null,
      asked: false,
      country: 'US',
    },
    'an address for an order': {
      id: null,
      centre: insidePoint,
      place: bryantPark(),
      asked: true,
      country: 'US',
    },
  },
  events: {
    'field.type': TYPED,
    'type.choose': {
      office: { addressType: 'office' },
      other: { addressType: 'other' },
      home: { addressType: 'home' },
    },
    'place.change': { '': {} },
    'address.save': { '': {} },
    'read.retry': { '': {} },
    'address.leave': { '': {} },
    'profile.change': { 'the profile': { profile: ASHA } },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(saveAddressMachine, wire)),
    picking: { returned, closed: { kind: 'closed' } },
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
    authenticateToSave: { signedIn: 'signedIn', dismissed: 'dismissed' },
  },
  calls: { picking: 'pickPlace', authenticateToSave: 'authenticate' },
  impossible: {
    picking: { picked: 'A pick for an address is handed back: only one to shop at is kept.' },
    authenticate: { guest: 'Addresses are for customers: the dialog offers no guest.' },
    authenticateToSave: { guest: 'Addresses are for customers: the dialog offers no guest.' },
  },
  neverFails: ['watchProfile'],
  within: ({ context, value }, step) => {
    if (step.kind !== 'user') return true;
    // The profile is known as soon as a customer has entered: later it fills no empty field.
    if (step.event === 'profile.change') return value === 'picking' || value === 'reading';
    // Only a dialog closes; a page is left by a link. While the sign-in lies over it, the sign-in closes.
    if (step.event === 'address.leave') {
      return context.asked && value !== 'entering' && value !== 'signingIn';
    }
    if (step.event === 'address.save') return context.id !== null || context.form.name !== '';
    // The present value cannot be typed or chosen again.
    if (step.event === 'type.choose') return step.case !== context.form.type;
    if (step.event === 'field.type') {
      const { field, text } = TYPED[step.case as keyof typeof TYPED];
      return context.form[field] !== text;
    }
    return true;
  },
  rules: [
    decided(
      'a profile without an e-mail address fills in none',
      ({ withProfile }) => withProfile(EMPTY_ADDRESS_FORM, { ...ASHA, email: null }).email,
      '',
    ),
  ],
  project: ({ context, output }) => ({
    isNew: context.id === null,
    asked: context.asked,
    form: context.form,
    at: context.picked?.address ?? null,
    refusals: context.refusals,
    failure: context.failure?.kind ?? null,
    output: output ?? null,
  }),
  invariants: {
    'what is saved is complete': (it) =>
      !it.matches('saving') ||
      (it.context.picked !== null &&
        parseAddressForm(it.context.form, { ...it.context.picked, country: 'US' }).ok),
    'nothing is saved without a place': (it) => !it.matches('saved') || it.context.picked !== null,
    'an order that asks gets the address or none, and stays where it is': (it) =>
      !it.context.asked ||
      (!it.matches('saved') && it.matches('handedOver') === (it.context.saved !== null)),
  },
});
