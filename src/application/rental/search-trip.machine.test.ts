import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ScopeChange } from '#application/account/scope.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { searchOf } from '#domain/rental/trip-search.ts';
import { groceryModule } from '#tests/support/builders/module.ts';
import { aDistanceTrip, anHourlyTrip, CITY_HALL } from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { quietSearch } from '#tests/support/start-app.ts';
import * as select from './search-trip.selectors.ts';
import type { Report, ZonesAnswer } from './search-trip.types.ts';

const HOME = { point: CITY_HALL.point, address: CITY_HALL.name, zones: '[1]' };

/** The search of the pages, with every place in zone 1. What was saved and forgotten is noted. */
function aSearch() {
  const kept: string[] = [];
  const note = (what: string) => () => void kept.push(what);
  const machine = quietSearch(instant(0)).provide({
    actors: {
      watchClock: fromCallback(() => {}),
      findZones: fromPromise<ZonesAnswer, { readonly point: GeoPoint }>(async () => ok('[1]')),
    },
    actions: { saveSearch: note('saved'), forgetSearch: note('forgotten') },
  });
  const actor = createActor(machine, {
    input: { purpose: { kind: 'search' }, place: HOME, timeZone: timeZone('America/New_York') },
  }).start();
  const tell = async (report: Report) => {
    actor.send(report);
    await decisionsSettle();
  };
  return {
    tell,
    kept,
    searched: () => select.detailsOf(actor.getSnapshot()),
    toAddFor: () => select.tripToAddFor(actor.getSnapshot()),
  };
}

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

  test('goes when the customer goes somewhere else, and no reload brings it back', async () => {
    const { tell, searched, kept } = aSearch();
    await tell(recalled(anHourlyTrip()));

    const place = { ...HOME, address: 'Elsewhere', zones: '[2]' };
    await tell({ type: 'scope.change', before: scope, scope: { ...scope, place } });

    expect(searched()).toBeNull();
    expect(kept).toEqual(['forgotten']);
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
