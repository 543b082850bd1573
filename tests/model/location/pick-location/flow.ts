import { describePoint, findPlace, findZone, predictPlaces } from '#contract/location.ts';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { isServed } from '#domain/location/zone-list.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { defineFlow } from '@sundry/statecharts';

const centre = { latitude: 40.7128, longitude: -74.006 };
const cityHall = { latitude: 40.7127, longitude: -74.0059 };
export const place = { point: cityHall, address: 'City Hall', zones: '[1]' };
export const SAVED = aSavedAddress({ point: cityHall });
const prediction = { placeId: 'p1', description: 'City Hall, Manhattan' };
const addresses = (...found: readonly string[]) =>
  answered({ results: found.map((formatted_address) => ({ formatted_address })) });
const zones = (list: string) => answered({ zone_id: list, zone_data: [] });

const wire = {
  predictPlaces: calling(
    predictPlaces,
    {
      found: answered({
        predictions: [{ place_id: prediction.placeId, description: prediction.description }],
      }),
      ...failures,
    },
    { asks: { text: 'City', near: centre } },
  ),
  findPlace: calling(
    findPlace,
    {
      found: answered({
        result: { geometry: { location: { lat: cityHall.latitude, lng: cityHall.longitude } } },
      }),
      ...failures,
    },
    { asks: { placeId: prediction.placeId } },
  ),
  resolveAddress: calling(
    describePoint,
    { known: addresses('City Hall'), nothing: addresses(), blank: addresses(' '), ...failures },
    { asks: { point: cityHall } },
  ),
  findZones: calling(
    findZone,
    { served: zones('[1]'), none: zones('[]'), ...failures },
    { asks: { point: cityHall } },
  ),
};

const ASIDE = ['search.type', 'search.submit', 'search.leave', 'fullscreen.toggle', 'escape.press'];
const CHOICES = ['prediction.choose', 'modal.close'];

/** Failures that share one treatment: met by a customer with a place, and not everywhere. */
const RARE = ['resolveAddress refused', 'resolveAddress signedOut', 'findZones signedOut'];

export const flow = defineFlow({
  name: 'location/pick-location',
  machine: pickLocationMachine,
  inputs: {
    'a first visit': { use: 'customer', atPosition: false, centre, place: null, signedIn: false },
    'a customer with a place': {
      use: 'customer',
      atPosition: false,
      centre,
      place,
      signedIn: true,
    },
    'a first visit, where the device is': {
      use: 'customer',
      atPosition: true,
      centre,
      place: null,
      signedIn: false,
    },
    'a parcel': { use: 'parcel', atPosition: false, centre, place, signedIn: false },
    'a receiver': { use: 'receiver', atPosition: false, centre, place, signedIn: false },
  },
  events: {
    'search.type': { 'a name': { text: 'City' }, nothing: { text: ' ' } },
    'search.submit': { '': {} },
    'search.leave': { '': {} },
    'prediction.choose': { 'City Hall': { prediction } },
    'map.choose': { 'a point': { point: cityHall } },
    'pin.nudge': { north: { heading: 'north', metres: 25 } },
    'address.choose': { saved: { point: SAVED.point, address: SAVED.address } },
    'position.use': { '': {} },
    'prompt.okay': { '': {} },
    'lookup.retry': { '': {} },
    'fullscreen.toggle': { '': {} },
    'escape.press': { '': {} },
    'location.pick': { '': {} },
    'zoneError.press': { '': {} },
    'modal.close': { '': {} },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(pickLocationMachine, wire)),
    readPosition: {
      found: ok({ point: cityHall, accuracy: 20 }),
      denied: refuse({ kind: 'denied' } as const),
      unavailable: refuse({ kind: 'unavailable' } as const),
      'timed out': refuse({ kind: 'timedOut' } as const),
    },
  },
  neverFails: ['markModalOpen'],
  bound: 6_000,
  // The three regions are independent: each is walked in full while the others rest.
  within: (it, step) => {
    if (step.kind === 'outcome' && RARE.includes(`${step.actor} ${step.outcome}`)) {
      return it.context.signedIn && it.context.text.trim() === '';
    }
    if (step.kind !== 'user') return true;
    const pinRests = it.matches({ choosing: { pin: 'waiting' } });
    const boxRests = it.matches({ choosing: { search: 'idle', screen: 'windowed' } });
    return ASIDE.includes(step.event) ? pinRests : boxRests || CHOICES.includes(step.event);
  },
  project: ({ context, output }) => ({
    use: context.use,
    signedIn: context.signedIn,
    placed: context.place !== null,
    text: context.text.trim() !== '',
    predictions: context.predictions.length,
    searchFailed: context.searchFailure !== null,
    pin: context.point !== null,
    byDevice: context.accuracy !== null,
    address: context.address,
    addressFailed: context.addressFailure !== null,
    named: context.label !== null,
    zones: context.zones === null ? null : isServed(context.zones),
    zoneFailure: context.zoneFailure?.kind ?? null,
    noPosition: context.noPosition?.kind ?? null,
    asksDevice: context.atPosition,
    output: output?.kind ?? null,
  }),
  invariants: {
    'what is picked has an address and is served': (it) =>
      it.output?.kind !== 'picked' ||
      (it.output.place.address !== '' && isServed(it.output.place.zones)),
    'a pick for another person is never kept as the own place': (it) =>
      it.context.use === 'customer' || it.output?.kind !== 'picked',
    'nothing can be picked while its zone is looked for': (it) =>
      !it.hasTag('looking') || !isServed(it.context.zones),
  },
});
