import { createActor, SimulatedClock } from 'xstate';
import { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import type { Input, Output } from '#application/location/pick-location/setup.ts';
import { ok } from '#domain/kernel/result.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { pickLocationActors } from '#infrastructure/location/pick-location-actors.ts';
import { geocoderByHand, geolocatorByHand, zoneFinderByHand } from './fakes/location.ts';

/** An open pick-location modal, with all its calls answered by hand. */
export function startPickLocation(facts: Partial<Input> = {}) {
  const geocoder = geocoderByHand();
  const zones = zoneFinderByHand();
  const geolocator = geolocatorByHand();
  const trace = { isOpen: false };
  const effects: string[] = [];
  const clock = new SimulatedClock();
  const does = (name: string) => () => void effects.push(name);
  const machine = pickLocationMachine.provide({
    actors: pickLocationActors({
      geocoder,
      zones,
      geolocator,
      trace: {
        open: () => {
          trace.isOpen = true;
          return () => void (trace.isOpen = false);
        },
      },
    }),
    actions: {
      savePlace: () => {},
      refreshWishlist: does('refreshWishlist'),
      goHome: does('goHome'),
      goToLanding: does('goToLanding'),
      showNotice: (_, { kind }) => void effects.push(kind),
      showFailure: (_, { kind }) => void effects.push(kind),
    },
  });
  const input: Input = {
    use: 'customer',
    atPosition: false,
    centre: DEFAULT_CENTRE,
    place: null,
    signedIn: false,
    ...facts,
  };
  const modal = createActor(machine, { input, clock }).start();
  return {
    machine,
    modal,
    clock,
    geocoder,
    zones,
    geolocator,
    trace,
    effects,
    outcome: (): Output | undefined => modal.getSnapshot().output,
    /** The pin's address and zone are answered as given. */
    async standsAt(address: string, zoneText: string) {
      await geocoder.addresses.answers(ok(address));
      await zones.zones.answers(ok(zoneText));
    },
  };
}
