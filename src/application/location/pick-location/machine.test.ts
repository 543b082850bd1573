import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { aPlace, insidePoint, outsidePoint } from '#tests/support/builders/location.ts';
import { startPickLocation } from '#tests/support/start-pick-location.ts';
import * as select from './selectors.ts';

const home = { placeId: 'p1', description: 'City Hall, Manhattan' };
const noService = {
  kind: 'refused',
  status: 404,
  code: 'coordinates',
  message: 'Service not available in this area',
} as const;

describe('opening the modal', () => {
  test('leaves a trace for a reload, and takes it away when closed (STORE-08, STORE-09)', () => {
    const { modal, trace } = startPickLocation({ place: aPlace() });
    expect(trace.isOpen).toBe(true);

    modal.send({ type: 'modal.close' });

    expect(trace.isOpen).toBe(false);
  });
});

describe('searching', () => {
  test('waits for a pause of 500 ms, then offers what the text may mean (LOC-11)', async () => {
    const { modal, clock, geocoder } = startPickLocation();

    modal.send({ type: 'search.type', text: 'city hall' });
    clock.increment(499);
    expect(geocoder.predictions.calls).toEqual([]);
    clock.increment(1);
    await geocoder.predictions.answers(ok([home]));

    expect(geocoder.predictions.calls.map(({ asked }) => asked)).toEqual([
      { text: 'city hall', near: DEFAULT_CENTRE },
    ]);
    expect(select.isOffering(modal.getSnapshot())).toBe(true);
    expect(select.predictionsOf(modal.getSnapshot())).toEqual([home]);
  });

  test('drops the answer to an older text (LOC-11)', async () => {
    const { modal, clock, geocoder } = startPickLocation();
    modal.send({ type: 'search.type', text: 'city' });
    clock.increment(500);
    modal.send({ type: 'search.type', text: 'harlem' });
    clock.increment(500);

    await geocoder.predictions.answers(ok([home]), 0);

    expect(geocoder.predictions.calls[0]?.signal?.aborted).toBe(true);
    expect(select.predictionsOf(modal.getSnapshot())).toEqual([]);
    expect(select.isSearching(modal.getSnapshot())).toBe(true);
  });
});

describe('the pin', () => {
  test('a newer choice cancels what was asked for the older one (LOC-15)', async () => {
    const { modal, geocoder, zones } = startPickLocation();
    modal.send({ type: 'map.choose', point: outsidePoint });
    modal.send({ type: 'map.choose', point: insidePoint });

    await geocoder.addresses.answers(ok('At sea'), 0);
    await zones.zones.answers(refuse(noService), 0);

    expect(zones.zones.calls[0]?.signal?.aborted).toBe(true);
    expect(select.addressOf(modal.getSnapshot())).toBeNull();
    expect(select.zoneFailureOf(modal.getSnapshot())).toBeNull();
  });
});

test('a moved pin leaves search, screen and the trace of the open modal alone (LOC-05, LOC-12)', () => {
  const { modal, trace } = startPickLocation();
  modal.send({ type: 'fullscreen.toggle' });
  modal.send({ type: 'search.type', text: 'soho' });

  modal.send({ type: 'map.choose', point: insidePoint });

  expect(select.isFullscreen(modal.getSnapshot())).toBe(true);
  expect(select.textOf(modal.getSnapshot())).toBe('soho');
  expect(trace.isOpen).toBe(true);
});
