import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise, type AnyActorLogic } from 'xstate';
import type { Recalling } from '#application/rental/search-trip/setup.ts';
import type { SearchedTrip } from '#application/rental/searched-trip.port.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { searchOf } from '#domain/rental/trip-search.ts';
import { tripParams } from '#domain/rental/vehicle-search.ts';
import { anHourlyTrip, CITY_HALL, MUSEUM } from '#tests/support/builders/rental.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { searchTripActors } from './search-trip.bindings.ts';

const NEW_YORK = timeZone('America/New_York');
const OFFLINE = { kind: 'unreachable', cause: 'offline' } as const;
const search = searchOf(anHourlyTrip());
const other = searchOf(anHourlyTrip({ pickup: MUSEUM }));
const vehicles = (query: URLSearchParams | string = '') =>
  `http://shop.test/rental/vehicle-search?${query.toString()}`;

type Facts = { readonly url?: string; readonly kept?: SearchedTrip | null };

function actorsOf({ url = 'http://shop.test/home', kept = null }: Facts = {}) {
  let here = url;
  let now = Date.UTC(2026, 10, 21, 17, 0, 20);
  const { platform } = fakePlatform({ currentUrl: () => new URL(here) });
  const asked: unknown[] = [];
  const actors = searchTripActors({
    zones: { zonesAt: async (...given) => (asked.push(given), ok('[2]')) },
    routes: { find: async (...given) => (asked.push(given), refuse(OFFLINE)) },
    clock: { now: () => instant(now) },
    memory: { recall: () => kept, save: () => {}, forget: () => {} },
    destinations: { recall: () => [MUSEUM], remember: () => {}, forget: () => {} },
    browser: platform,
    timeZone: () => NEW_YORK,
  });
  return {
    actors,
    asked,
    goesTo: (to: string) => void (here = to),
    goesBackTo: (to: string) => {
      here = to;
      platform.back();
    },
    passes: (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
  };
}

function listen(src: AnyActorLogic, input?: Recalling) {
  const heard: unknown[] = [];
  const flow = createActor(
    createMachine({
      invoke: { src, input },
      on: {
        'hours.type': { actions: () => {} },
        '*': { actions: ({ event }) => void heard.push(event) },
      },
    }),
    { systemId: 'searchTrip' },
  ).start();
  return { heard, types: () => flow.send({ type: 'hours.type' }), stop: () => flow.stop() };
}

const ofPages: Recalling = { purpose: 'search', timeZone: NEW_YORK };
const recent = { type: 'destinations.recall', recent: [MUSEUM] };

describe('what the search of a trip begins with', () => {
  test('is the trip that the address of the vehicles says, as it was said [RENT-SEARCH-07]', () => {
    const url = vehicles(tripParams(search, NEW_YORK));
    const { heard } = listen(actorsOf({ url }).actors.watchMemory, ofPages);

    expect(heard).toEqual([recent, { type: 'search.recall', search, isTouched: true }]);
  });

  test.each([
    { kept: { search, isTouched: false }, isTouched: false },
    { kept: { search, isTouched: true }, isTouched: true },
    { kept: { search: other, isTouched: false }, isTouched: true },
  ])('was changed since the last vehicle was added, or not: $isTouched', ({ kept, isTouched }) => {
    const url = vehicles(tripParams(search, NEW_YORK));
    const { heard } = listen(actorsOf({ url, kept }).actors.watchMemory, ofPages);

    expect(heard.at(-1)).toEqual({ type: 'search.recall', search, isTouched });
  });

  test.each(['http://shop.test/home', vehicles('trip=distance_wise')])(
    'is what this tab searched last where the address says no trip: %s',
    (url) => {
      const kept = { search, isTouched: true };
      const { heard } = listen(actorsOf({ url, kept }).actors.watchMemory, ofPages);

      expect(heard).toEqual([recent, { type: 'search.recall', ...kept }]);
    },
  );

  test('is by distance where that is all that the address of the vehicles says', () => {
    const { actors } = actorsOf({ url: vehicles('trip=distance_wise') });

    expect(listen(actors.watchMemory, ofPages).heard).toEqual([
      recent,
      { type: 'type.choose', tripType: 'distance_wise' },
    ]);
  });

  test.each(['http://shop.test/home', 'http://shop.test/home?trip=distance_wise'])(
    'is nothing at %s, in a tab that has searched nothing',
    (url) => {
      expect(listen(actorsOf({ url }).actors.watchMemory, ofPages).heard).toEqual([recent]);
    },
  );

  test('follows the browser back and forth, until the search ends', () => {
    const it = actorsOf({ url: vehicles(tripParams(search, NEW_YORK)) });
    const { heard, stop } = listen(it.actors.watchMemory, ofPages);

    it.goesBackTo(vehicles(tripParams(other, NEW_YORK)));
    expect(heard.at(-1)).toEqual({ type: 'search.recall', search: other, isTouched: true });

    const told = heard.length;
    stop();
    it.goesBackTo(vehicles());
    expect(heard).toHaveLength(told);
  });

  test.each([vehicles(), vehicles('trip=distance_wise'), vehicles(tripParams(search, NEW_YORK))])(
    'stays as the customer has said it since where only a dialog over the page has closed: %s',
    (url) => {
      const it = actorsOf({ url });
      const { heard } = listen(it.actors.watchMemory, ofPages);
      const told = heard.length;
      it.goesBackTo(url);
      expect(heard).toHaveLength(told);
    },
  );

  test('is not said once more by an address that has followed it, and is by the one before', () => {
    const it = actorsOf({ url: vehicles() });
    const { heard, types } = listen(it.actors.watchMemory, ofPages);
    const told = heard.length;

    it.goesTo(vehicles('trip=distance_wise'));
    types();
    it.goesBackTo(vehicles('trip=distance_wise&page=2'));
    expect(heard).toHaveLength(told);

    it.goesBackTo(vehicles());
    expect(heard.slice(told)).toEqual([{ type: 'type.choose', tripType: 'hourly' }]);
  });

  test.each(['add', 'change'] as const)(
    'is no older search in a dialog, which is opened with its trip: %s',
    (purpose) => {
      const it = actorsOf({ kept: { search, isTouched: true } });
      const { heard } = listen(it.actors.watchMemory, { ...ofPages, purpose });
      it.goesBackTo(vehicles(tripParams(other, NEW_YORK)));

      expect(heard).toEqual([recent]);
    },
  );
});

describe('the clock of the search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('says the time at once, and then at the start of every minute', () => {
    const it = actorsOf();
    const { heard, stop } = listen(it.actors.watchClock);
    it.passes(40_000);
    it.passes(60_000);
    stop();
    it.passes(60_000);

    expect(heard).toEqual(
      [
        Date.UTC(2026, 10, 21, 17, 0, 20),
        Date.UTC(2026, 10, 21, 17, 1),
        Date.UTC(2026, 10, 21, 17, 2),
      ].map((now) => ({ type: 'clock.tick', now })),
    );
  });
});

describe('what is looked up', () => {
  test('is the zone of a place, and the way between two, with their failures [RENT-SEARCH-08]', async () => {
    const { actors, asked } = actorsOf();
    const zone = createActor(actors.findZones, { input: { point: MUSEUM.point } });
    const ends = { from: CITY_HALL.point, to: MUSEUM.point };
    const way = createActor(actors.findWay, { input: ends });

    expect(await toPromise(zone.start())).toEqual(ok('[2]'));
    expect(await toPromise(way.start())).toEqual(refuse(OFFLINE));
    expect(asked).toEqual([
      [MUSEUM.point, expect.any(AbortSignal)],
      [CITY_HALL.point, MUSEUM.point, expect.any(AbortSignal)],
    ]);
  });
});
