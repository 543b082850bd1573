import { callName } from '#contract/endpoint.ts';
import * as calls from '#contract/rental-cart.ts';
import type { RemovedLines } from '#application/rental/rollback-journal.port.ts';
import type { Note } from '#application/rental/trip-cart/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE } from '#domain/kernel/quantity.ts';
import { answered, calling, failures, refusedAs } from '#tests/model/support/wire.ts';
import { aCandidate } from '#tests/support/builders/rental.ts';
import { bus, lineOf, moped, OLD, sedan, TRIPS, van, wireCart } from './carts.ts';

const holding = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answered(wireCart(name))])) as Readonly<
    Record<Name, ReturnType<typeof answered>>
  >;
const named = refusedAs('incompatibleLines', {
  status: 403,
  body: [{ cart_id: lineOf(moped), vehicle_id: moped.id, name: 'Moped', message: 'No such trip' }],
});
const numbered = refusedAs('incompatibleLines', { status: 403, body: [Number(lineOf(moped))] });
const unknown = refusedAs('incompatibleLines', { status: 403, body: [99] });
export const listed = {
  'a list of names': named,
  'a list of numbers': numbered,
  'an odd list': unknown,
};

const wanted = aCandidate({ vehicle: van });
const change = { id: id<'TripDetails'>(5), details: TRIPS['5 hours'] };

/** Calls with an id in their path: of the trip, and of the line. */
const CHANGE_TRIP = callName(calls.updateTrip, { id: 5 });
const RUN_TASK = [
  callName(calls.updateTripLine),
  callName(calls.removeTripLine, { id: lineOf(moped) }),
  callName(calls.removeTripLines),
  CHANGE_TRIP,
  callName(calls.clearTripCart),
  callName(calls.addToTripCart),
];

export const wire = {
  readCart: calling(calls.getTripCart, {
    ...holding(
      'nothing',
      OLD,
      'Moped, 3 hours',
      'Sedan, 3 hours',
      'Sedan, by distance',
      'Sedan, to the museum',
      'Sedan + Van, by distance',
      'Sedan + Moped, from the museum',
    ),
    ...failures,
    'a list': named,
  }),
  runTask: {
    ...calling(
      calls.updateTrip,
      {
        ...holding(
          'Sedan + 2 × Moped, 3 hours',
          OLD,
          'Sedan, 3 hours',
          'Sedan + Moped, 5 hours',
          'nothing',
        ),
        ...failures,
        'a list': named,
      },
      { asks: { kind: 'clear' } },
    ),
    call: RUN_TASK,
  },
  clearFor: calling(
    calls.clearTripCart,
    { ...holding('nothing'), ...failures, 'a list': named },
    { asks: wanted },
  ),
  changeTrip: {
    ...calling(
      calls.updateTrip,
      {
        ...holding(
          'Sedan, by distance',
          'Sedan, to the museum',
          'Sedan + Moped, 5 hours',
          'Sedan + Moped, from the museum',
        ),
        ...failures,
        ...listed,
      },
      { asks: change },
    ),
    call: CHANGE_TRIP,
  },
  removeLines: calling(
    calls.removeTripLines,
    { ...holding('Sedan, 3 hours', 'nothing'), ...failures, 'a list': named },
    { asks: [lineOf(moped)] },
  ),
  addVehicle: calling(
    calls.addToTripCart,
    {
      ...holding(
        'Van, 3 hours',
        'Van, by distance',
        'Bus, 3 hours',
        'Sedan + Moped + Van, 3 hours',
        'Sedan + 2 × Moped + Van, 3 hours',
        'Sedan + Moped + Van, 5 hours',
        'Sedan + Moped + Van, from the museum',
        'Sedan + Van, by distance',
      ),
      ...failures,
      ...listed,
    },
    { asks: wanted },
  ),
  restoreTrip: {
    ...calling(
      calls.updateTrip,
      { ...holding('Sedan, 3 hours', OLD), ...failures, 'a list': named },
      { asks: change, capability: 'changeTrip' },
    ),
    call: CHANGE_TRIP,
  },
  restoreVehicle: calling(
    calls.addToTripCart,
    { ...holding('Sedan, 3 hours', OLD, 'Moped, 3 hours'), ...failures, 'a list': named },
    { asks: wanted, capability: 'addVehicle' },
  ),
};

const noteOf = (
  wanted: RemovedLines['wanted'],
  ...lines: readonly (typeof van)[]
): RemovedLines => ({
  details: TRIPS['3 hours'],
  wanted,
  lines: lines.map(({ id, name, provider }) => ({
    vehicle: { id, name, provider },
    quantity: ONE,
  })),
});
export const NOTES = {
  nothing: null,
  'another tab is at work': 'locked',
  'a moped was removed': noteOf(van.id, moped),
  'a moped was removed for the trip': noteOf(TRIPS['to the museum'], moped),
  'the trip was changed': noteOf(van.id),
  'all were removed': noteOf(bus.id, sedan, moped),
  'all were cleared for a module': noteOf('module', sedan, moped),
} as const satisfies Readonly<Record<string, Note>>;
