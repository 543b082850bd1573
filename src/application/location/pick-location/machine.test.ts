import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { DEFAULT_CENTRE, greatCircleMetres } from '#domain/location/geo-point.ts';
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
const offline = { kind: 'unreachable', cause: 'offline' } as const;

describe('opening the modal', () => {
  test('waits for a choice when no place is set: nothing can be picked (LOC-10, LOC-30)', () => {
    const { modal, zones } = startPickLocation();

    expect(zones.zones.calls).toEqual([]);
    expect(select.isPinPlaced(modal.getSnapshot())).toBe(false);
    expect(select.canPress(modal.getSnapshot())).toBe(false);
    expect(select.pinOf(modal.getSnapshot())).toEqual(DEFAULT_CENTRE);
  });

  test('keeps the address of the place set earlier, and looks up its zone anew (LOC-10)', () => {
    const { modal, zones, geocoder } = startPickLocation({ place: aPlace() });

    expect(zones.zones.calls.map(({ asked }) => asked)).toEqual([insidePoint]);
    expect(geocoder.addresses.calls).toEqual([]);
    expect(select.addressOf(modal.getSnapshot())).toBe(aPlace().address);
  });

  test('without a place, Escape leaves it open and Close leads to the landing page (LOC-08, LOC-09)', () => {
    const { modal, outcome, effects } = startPickLocation();

    modal.send({ type: 'escape.press' });
    expect(outcome()).toBeUndefined();
    modal.send({ type: 'modal.close' });

    expect([outcome(), effects]).toEqual([{ kind: 'closed' }, ['goToLanding']]);
  });

  test('an address that could not be read is a failure to retry, not a pin without one (LOC-14)', async () => {
    const { modal, geocoder } = startPickLocation();
    modal.send({ type: 'map.choose', point: insidePoint });
    await geocoder.addresses.answers(refuse({ kind: 'unreachable', cause: 'timeout' }));
    expect(select.addressFailureOf(modal.getSnapshot())).toEqual({
      kind: 'unreachable',
      cause: 'timeout',
    });

    modal.send({ type: 'lookup.retry' });
    await geocoder.addresses.answers(ok('Canal Street'));

    expect(select.addressFailureOf(modal.getSnapshot())).toBeNull();
    expect(select.addressOf(modal.getSnapshot())).toBe('Canal Street');
  });

  test('leaves a trace for a reload, and takes it away when closed (STORE-08, STORE-09)', () => {
    const { modal, trace } = startPickLocation({ place: aPlace() });
    expect(trace.isOpen).toBe(true);

    modal.send({ type: 'modal.close' });

    expect(trace.isOpen).toBe(false);
  });
});

describe('the whole window', () => {
  test('is taken and given back by the toggle (LOC-05)', () => {
    const { modal } = startPickLocation();

    modal.send({ type: 'fullscreen.toggle' });
    expect(select.isFullscreen(modal.getSnapshot())).toBe(true);
    modal.send({ type: 'fullscreen.toggle' });
    expect(select.isFullscreen(modal.getSnapshot())).toBe(false);
  });

  test('is given back by Escape, which does not close the modal (LOC-09)', () => {
    const { modal, outcome } = startPickLocation({ place: aPlace() });
    modal.send({ type: 'fullscreen.toggle' });

    modal.send({ type: 'escape.press' });
    modal.send({ type: 'escape.press' });

    expect(select.isFullscreen(modal.getSnapshot())).toBe(false);
    expect(outcome()).toBeUndefined();
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

  test.each(['', '   '])(
    'for nothing (%j) is refused without asking the server (LOC-31)',
    (text) => {
      const { modal, clock, geocoder } = startPickLocation();

      modal.send({ type: 'search.type', text });
      modal.send({ type: 'search.submit' });
      clock.increment(500);

      expect(select.isTextMissing(modal.getSnapshot())).toBe(true);
      expect(geocoder.predictions.calls).toEqual([]);
    },
  );

  test('at once when submitted (LOC-11)', () => {
    const { modal, geocoder } = startPickLocation();

    modal.send({ type: 'search.type', text: 'soho' });
    modal.send({ type: 'search.submit' });

    expect(geocoder.predictions.calls).toHaveLength(1);
  });

  test('says that no answer came; the map still works (LOC-11)', async () => {
    const { modal, clock, geocoder } = startPickLocation();
    modal.send({ type: 'search.type', text: 'soho' });
    clock.increment(500);

    await geocoder.predictions.answers(refuse(offline));

    expect(select.searchFailureOf(modal.getSnapshot())).toEqual(offline);
    modal.send({ type: 'map.choose', point: insidePoint });
    expect(select.isLooking(modal.getSnapshot())).toBe(true);
  });

  test('a chosen prediction is asked for its place, and the pin goes there (LOC-11)', async () => {
    const { modal, geocoder, zones } = startPickLocation();

    modal.send({ type: 'prediction.choose', prediction: home });
    expect(select.textOf(modal.getSnapshot())).toBe(home.description);
    expect(geocoder.places.calls.map(({ asked }) => asked)).toEqual(['p1']);
    await geocoder.places.answers(ok(insidePoint));

    expect(select.pinOf(modal.getSnapshot())).toEqual(insidePoint);
    expect(zones.zones.calls.map(({ asked }) => asked)).toEqual([insidePoint]);
  });

  test('a prediction whose place is not found leaves the pin where it was', async () => {
    const { modal, geocoder, effects } = startPickLocation({ place: aPlace() });

    modal.send({ type: 'prediction.choose', prediction: home });
    await geocoder.places.answers(refuse(noService));

    expect(effects).toEqual(['refused']);
    expect(select.pinOf(modal.getSnapshot())).toEqual(insidePoint);
  });
});

describe('the pin', () => {
  test('goes where the map says, and address and zone are asked side by side (LOC-12, LOC-14, LOC-15)', async () => {
    const { modal, geocoder, zones, standsAt } = startPickLocation();

    modal.send({ type: 'map.choose', point: insidePoint });
    expect(geocoder.addresses.calls).toHaveLength(1);
    expect(zones.zones.calls).toHaveLength(1);
    await standsAt('Broadway, Tribeca, Manhattan', '[1]');

    expect(select.addressOf(modal.getSnapshot())).toBe('Broadway, Tribeca, Manhattan');
    expect(select.isInside(modal.getSnapshot())).toBe(true);
    expect(select.canPress(modal.getSnapshot())).toBe(true);
  });

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

  test.each(['north', 'east', 'south', 'west'] as const)(
    'goes 25 metres %s by compass button, without any map (LOC-12)',
    (heading) => {
      const { modal } = startPickLocation();

      modal.send({ type: 'pin.nudge', heading, metres: 25 });

      expect(greatCircleMetres(DEFAULT_CENTRE, select.pinOf(modal.getSnapshot()))).toBeCloseTo(
        25,
        1,
      );
    },
  );

  test('goes to a saved address (LOC-15)', () => {
    const { modal, zones } = startPickLocation();

    modal.send({ type: 'address.choose', point: insidePoint, address: '12 Mercer Street' });

    expect(zones.zones.calls.map(({ asked }) => asked)).toEqual([insidePoint]);
  });

  test('without an address there cannot be picked (LOC-30)', async () => {
    const { modal, geocoder, zones, effects, outcome } = startPickLocation();
    modal.send({ type: 'map.choose', point: insidePoint });

    await geocoder.addresses.answers(ok(null));
    await zones.zones.answers(ok('[1]'));
    modal.send({ type: 'location.pick' });

    expect(select.canPress(modal.getSnapshot())).toBe(false);
    expect(effects).toEqual(['locationIncomplete']);
    expect(outcome()).toBeUndefined();
  });
});

describe('the current position', () => {
  test('moves the pin when its zone is found (LOC-13)', async () => {
    const { modal, geolocator, standsAt, effects } = startPickLocation();

    modal.send({ type: 'position.use' });
    await geolocator.positions.answers(ok({ point: insidePoint, accuracy: 40 }));
    await standsAt('Broadway', '[1]');

    expect(select.pinOf(modal.getSnapshot())).toEqual(insidePoint);
    expect(select.accuracyOf(modal.getSnapshot())).toBe(40);
    expect(effects).toEqual([]);
  });

  test('is asked for once, however often the button is pressed meanwhile (LOC-06)', () => {
    const { modal, geolocator } = startPickLocation();

    modal.send({ type: 'position.use' });
    modal.send({ type: 'position.use' });

    expect(geolocator.positions.calls).toHaveLength(1);
  });

  test.each([
    { answer: refuse(noService), because: 'the server refuses it' },
    { answer: refuse(offline), because: 'the look-up failed' },
    { answer: ok('null'), because: 'the answer names no zone' },
  ])(
    'outside keeps the modal open, with the pin there: $because (LOC-35, ERR-01)',
    async ({ answer }) => {
      const { modal, geolocator, zones, effects, outcome } = startPickLocation();
      modal.send({ type: 'position.use' });
      await geolocator.positions.answers(ok({ point: outsidePoint, accuracy: 0 }));

      await zones.zones.answers(answer);

      expect(effects).toEqual(['currentLocationOutside']);
      expect(select.pinOf(modal.getSnapshot())).toEqual(outsidePoint);
      expect(outcome()).toBeUndefined();
    },
  );

  test.each(['denied', 'timedOut', 'unavailable'] as const)(
    '%s opens the prompt and raises no toast; Okay goes back (LOC-34, ERR-06)',
    async (reason) => {
      const { modal, geolocator, effects } = startPickLocation();

      modal.send({ type: 'position.use' });
      await geolocator.positions.answers(refuse({ kind: reason }));
      expect(select.noPositionOf(modal.getSnapshot())).toBe(reason);
      modal.send({ type: 'prompt.okay' });

      expect(select.noPositionOf(modal.getSnapshot())).toBeNull();
      expect(effects).toEqual([]);
    },
  );
});

describe('a zone that cannot be had', () => {
  test('shows the first error of the app and closes the modal when pressed (LOC-32, LOC-33, ERR-05)', async () => {
    const { modal, zones, effects, outcome, store } = startPickLocation();
    modal.send({ type: 'map.choose', point: outsidePoint });

    await zones.zones.answers(refuse(noService));
    expect(select.zoneFailureOf(modal.getSnapshot())).toEqual(noService);
    modal.send({ type: 'zoneError.press' });

    expect(outcome()).toEqual({ kind: 'closed' });
    expect(effects).toEqual(['goToLanding']);
    expect(store.recall()).toBeNull();
  });

  test('with a place set, closing stays on the page (LOC-33)', async () => {
    const { modal, zones, effects, outcome } = startPickLocation({ place: aPlace() });
    await zones.zones.answers(refuse(noService));

    modal.send({ type: 'zoneError.press' });

    expect(outcome()).toEqual({ kind: 'closed' });
    expect(effects).toEqual([]);
  });

  test('may be asked for again after a failed connection', async () => {
    const { modal, zones } = startPickLocation();
    modal.send({ type: 'map.choose', point: insidePoint });
    await zones.zones.answers(refuse(offline));

    modal.send({ type: 'lookup.retry' });
    await zones.zones.answers(ok('[1]'));

    expect(select.zoneFailureOf(modal.getSnapshot())).toBeNull();
    expect(select.isInside(modal.getSnapshot())).toBe(true);
  });
});

describe('picking', () => {
  test('is refused while the zone loads (LOC-29, ERR-03)', async () => {
    const { modal, geocoder, effects, outcome } = startPickLocation();
    modal.send({ type: 'map.choose', point: insidePoint });
    await geocoder.addresses.answers(ok('Broadway'));

    expect(select.canPress(modal.getSnapshot())).toBe(false);
    modal.send({ type: 'location.pick' });

    expect(effects).toEqual(['locationIncomplete']);
    expect(outcome()).toBeUndefined();
  });

  test('is refused before anything is chosen (ERR-03)', () => {
    const { modal, effects } = startPickLocation();

    modal.send({ type: 'location.pick' });

    expect(effects).toEqual(['locationIncomplete']);
  });

  test.each(['null', 'undefined', '[]', ''])(
    'is refused when the zone is %j (ERR-02, LOC-28)',
    async (zoneText) => {
      const { modal, standsAt, effects, outcome } = startPickLocation();
      modal.send({ type: 'map.choose', point: insidePoint });
      await standsAt('Broadway', zoneText);

      expect(select.canPress(modal.getSnapshot())).toBe(true);
      modal.send({ type: 'location.pick' });

      expect(effects).toEqual(['locationOutside']);
      expect(outcome()).toBeUndefined();
    },
  );

  test('saves zone, address and point, says so and goes home (LOC-16, LOC-17, LOC-18, LOC-20, LOC-21, LOC-22, ENT-20)', async () => {
    const { modal, standsAt, effects, outcome, store } = startPickLocation();
    modal.send({ type: 'map.choose', point: insidePoint });
    await standsAt('Broadway', '[1]');

    modal.send({ type: 'location.pick' });

    const place = { point: insidePoint, address: 'Broadway', zones: '[1]' };
    expect(store.recall()).toEqual(place);
    expect(outcome()).toEqual({ kind: 'picked', place });
    expect(effects).toEqual(['locationSet', 'goHome']);
  });

  test('reads the wishlist again for a signed-in customer only (LOC-19)', async () => {
    const { modal, standsAt, effects } = startPickLocation({ signedIn: true });
    modal.send({ type: 'map.choose', point: insidePoint });
    await standsAt('Broadway', '[1]');

    modal.send({ type: 'location.pick' });

    expect(effects).toEqual(['refreshWishlist', 'locationSet', 'goHome']);
  });

  test.each([
    { use: 'parcel', told: [], ids: 'LOC-23' },
    {
      use: 'receiver',
      told: ['receiverLocationSet'],
      ids: 'LOC-24, LOC-25',
    },
  ] as const)('for a $use hands the point back and saves nothing ($ids)', async ({ use, told }) => {
    const { modal, standsAt, effects, outcome, store } = startPickLocation({
      use,
      signedIn: true,
    });
    modal.send({ type: 'map.choose', point: insidePoint });
    await standsAt('Broadway', '[3]');

    modal.send({ type: 'location.pick' });

    expect(outcome()).toEqual({
      kind: 'returned',
      point: { point: insidePoint, address: 'Broadway', zone: id(3) },
    });
    expect(store.recall()).toBeNull();
    expect(effects).toEqual(told);
  });

  test('for a parcel refuses a point outside every zone (LOC-23, ERR-02)', async () => {
    const { modal, geocoder, zones, effects } = startPickLocation({ use: 'parcel' });
    modal.send({ type: 'map.choose', point: outsidePoint });
    await geocoder.addresses.answers(ok('At sea'));
    await zones.zones.answers(refuse(noService));

    modal.send({ type: 'location.pick' });

    expect(effects).toEqual(['locationOutside']);
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
