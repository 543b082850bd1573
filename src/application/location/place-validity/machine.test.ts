import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Place } from '#domain/location/place.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { zoneFinderByHand } from '#tests/support/fakes/location.ts';
import { placeValidityMachine } from './machine.ts';
import { isWithdrawn } from './selectors.ts';

const noService = { kind: 'refused', status: 404, code: 'coordinates', message: 'No' } as const;
const asha = { kind: 'customer', key: 'customer:asha' } as const;
const offline = { kind: 'unreachable', cause: 'offline' } as const;

function startWith(place: Place | null) {
  const zones = zoneFinderByHand();
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const saved: (Place | null)[] = [];
  const machine = placeValidityMachine.provide({
    actors: { findZones: fromCall(({ point }, signal) => zones.zonesAt(point, signal)) },
    actions: {
      savePlace: (_, given) => void saved.push(given),
      showNotice: (_, { kind }) => void effects.push(kind),
    },
  });
  const validity = createActor(machine, { input: { place }, clock }).start();
  return { validity, zones: zones.zones, clock, effects, saved };
}

test('without a place nothing is asked', () => {
  expect(startWith(null).zones.calls).toEqual([]);
});

test('a place that is still served is left alone', async () => {
  const { validity, zones, saved, effects } = startWith(aPlace());

  await zones.answers(ok('[1]'));

  expect(isWithdrawn(validity.getSnapshot())).toBe(false);
  expect({ saved, effects }).toEqual({ saved: [], effects: [] });
});

test('a zone that was redrawn is saved under its new number', async () => {
  const { zones, saved } = startWith(aPlace({ zones: '[1]' }));

  await zones.answers(ok('[4]'));

  expect(saved).toEqual([aPlace({ zones: '[4]' })]);
});

test.each([
  { answer: refuse(noService), because: 'the zone is switched off' },
  { answer: ok('[]'), because: 'the zone was deleted' },
])(
  'the customer is told that a place is no longer served: $because (LOC-02)',
  async ({ answer }) => {
    const { validity, zones, effects, saved } = startWith(aPlace());

    await zones.answers(answer);

    expect(isWithdrawn(validity.getSnapshot())).toBe(true);
    expect({ saved, effects }).toEqual({
      saved: [],
      effects: ['placeNoLongerServed'],
    });
  },
);

test('a new place ends that', async () => {
  const { validity, zones } = startWith(aPlace());
  await zones.answers(refuse(noService));

  const scope = { principal: asha, module: null, place: aPlace({ zones: '[2]' }) };
  validity.send({ type: 'scope.change', before: { ...scope, place: aPlace() }, scope });

  expect(isWithdrawn(validity.getSnapshot())).toBe(false);
});

test('when the app cannot be asked, nothing is claimed, and it is asked again in a while', async () => {
  const { validity, zones, clock, effects } = startWith(aPlace());
  await zones.answers(refuse(offline));
  expect({ withdrawn: isWithdrawn(validity.getSnapshot()), effects }).toEqual({
    withdrawn: false,
    effects: [],
  });

  clock.increment(60_000);

  expect(zones.calls).toHaveLength(2);
});
