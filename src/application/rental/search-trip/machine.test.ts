import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ScopeChange } from '#application/account/scope.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { searchOf } from '#domain/rental/trip-search.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { groceryModule } from '#tests/support/builders/module.ts';
import {
  aDistanceTrip,
  anHourlyTrip,
  aVehicle,
  CITY_HALL,
  MUSEUM,
} from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { quietSearch } from '#tests/support/start-app.ts';
import * as select from './selectors.ts';
import type { Command, Picked, Report, ZonesAnswer } from './setup.ts';

const HOME = { point: CITY_HALL.point, address: CITY_HALL.name, zones: '[1]' };

function aSearch(findZones: () => Promise<ZonesAnswer> = async () => ok('[1]')) {
  const kept: string[] = [];
  const note = (what: string) => () => void kept.push(what);
  const noteVehicle = (what: string) => (_: unknown, vehicle: Vehicle) =>
    void kept.push(`${what} ${vehicle.name}`);
  const machine = quietSearch(instant(0)).provide({
    actors: {
      watchClock: fromCallback(() => {}),
      askWhere: fromPromise<Picked, PickRequest>(() => new Promise(() => {})),
      findZones: fromPromise<ZonesAnswer, { readonly point: GeoPoint }>(findZones),
    },
    actions: {
      saveSearch: note('saved'),
      forgetSearch: note('forgotten'),
      addVehicle: noteVehicle('added'),
      askForTrip: noteVehicle('asked for'),
    },
  });
  const actor = createActor(machine, {
    input: { purpose: { kind: 'search' }, place: HOME, timeZone: timeZone('America/New_York') },
  }).start();
  const tell = async (report: Report | Command) => {
    actor.send(report);
    await decisionsSettle();
  };
  return {
    tell,
    kept,
    searched: () => select.detailsOf(actor.getSnapshot()),
    toAddFor: () => select.tripToAddFor(actor.getSnapshot()),
    form: () => actor.getSnapshot().context.form,
    recent: () => actor.getSnapshot().context.recent,
    waits: () => select.isWanted(van.id)(actor.getSnapshot()),
  };
}

const van = aVehicle({ name: 'Van' });
const recalled = (trip: Parameters<typeof searchOf>[0]): Report => ({
  type: 'search.recall',
  search: searchOf(trip),
  isTouched: false,
});
const scope: ScopeChange['scope'] = {
  principal: { kind: 'guest', key: 'guest:1', byChoice: false, sessionEnded: false },
  place: HOME,
  module: null,
};

describe('the trip that vehicles are added for', () => {
  test('is none while the address says one that is not finished, whatever was searched before', async () => {
    const { tell, searched } = aSearch();
    await tell(recalled(anHourlyTrip()));
    expect(searched()).toEqual(anHourlyTrip());

    const search = { ...searchOf(aDistanceTrip()), destination: null };
    await tell({ type: 'search.recall', search, isTouched: true });

    expect(searched()).toBeNull();
  });

  test('is the one of the cart only where no other was searched: one that is not complete yet is asked about [D-115]', async () => {
    const { tell, toAddFor } = aSearch();
    await tell({ type: 'trip.change', details: anHourlyTrip() });
    expect(toAddFor()).toEqual(anHourlyTrip());

    const search = { ...searchOf(aDistanceTrip()), destination: null };
    await tell({ type: 'search.recall', search, isTouched: true });
    expect(toAddFor()).toBeNull();

    const place = { ...HOME, address: 'Elsewhere', zones: '[2]' };
    await tell({ type: 'scope.change', before: scope, scope: { ...scope, place } });
    expect(toAddFor()).toEqual(anHourlyTrip());
  });

  test.each([
    {
      before: { kind: 'customer', key: 'customer:1' },
      because: 'the customer has signed out',
    },
    {
      before: { kind: 'guest', key: 'guest:1', byChoice: false, sessionEnded: true },
      because: 'the customer goes on as a guest after the session ended',
    },
  ] as const)('begins anew with an empty form where $because [AUTH-09]', async ({ before }) => {
    const { tell, kept, searched, form, recent } = aSearch();
    await tell({ type: 'destinations.recall', recent: [MUSEUM] });
    await tell(recalled(aDistanceTrip({ pickup: MUSEUM, destination: CITY_HALL })));
    kept.length = 0;

    await tell({ type: 'scope.change', before: { ...scope, principal: before }, scope });

    expect(searched()).toBeNull();
    expect(form()).toMatchObject({ type: 'hourly', destination: null, route: null });
    expect(form().pickup?.place.name).toBe(HOME.address);
    expect(recent()).toEqual([]);
    expect(kept).toEqual(['forgotten']);
  });

  test('stays where the session has ended by itself, or a guest signs in [D-102]', async () => {
    const { tell, kept, searched } = aSearch();
    await tell(recalled(anHourlyTrip()));
    const customer = { ...scope, principal: { kind: 'customer', key: 'customer:1' } } as const;
    const ended = { ...scope, principal: { ...scope.principal, sessionEnded: true } } as const;

    await tell({ type: 'scope.change', before: scope, scope: customer });
    await tell({ type: 'scope.change', before: customer, scope: ended });
    await tell({ type: 'scope.change', before: ended, scope: customer });

    expect(searched()).toEqual(anHourlyTrip());
    expect(kept).toEqual([]);
  });

  test('stays where only the module is another one', async () => {
    const { tell, searched, kept } = aSearch();
    await tell(recalled(anHourlyTrip()));

    const module = groceryModule();
    await tell({ type: 'scope.change', before: scope, scope: { ...scope, module } });

    expect(searched()).toEqual(anHourlyTrip());
    expect(kept).toEqual([]);
  });
});
