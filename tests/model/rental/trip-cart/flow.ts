import { callName } from '#contract/endpoint.ts';
import * as calls from '#contract/rental-cart.ts';
import { isHalf, missingIn } from '#application/rental/trip-cart.context.ts';
import { tripCartMachine } from '#application/rental/trip-cart.machine.ts';
import type { Note, Task } from '#application/rental/trip-cart.types.ts';
import type { Scope } from '#application/account/scope.ts';
import type { SnapshotFrom } from 'xstate';
import { id } from '#domain/kernel/id.ts';
import { ONE, quantity } from '#domain/kernel/quantity.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusedAs } from '#tests/model/support/wire.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { aCandidate } from '#tests/support/builders/rental.ts';
import { defineFlow, type Step } from '#tools/model/flow.ts';
import {
  after,
  bus,
  cartText,
  heldIn,
  lineOf,
  moped,
  sedan,
  tripName,
  TRIPS,
  van,
  wireCart,
} from './carts.ts';

type Planned = SnapshotFrom<typeof tripCartMachine>;
type Context = Planned['context'];

const OLD = 'Sedan + Moped, 3 hours';
/** What only calls that were cut off leave behind. */
const HALF = ['Sedan, by distance', 'Sedan + Moped, from the museum'];

const holding = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, answered(wireCart(name))])) as Readonly<
    Record<Name, ReturnType<typeof answered>>
  >;
const named = refusedAs('losingLines', {
  status: 403,
  body: [{ cart_id: lineOf(moped), vehicle_id: moped.id, name: 'Moped', message: 'No such trip' }],
});
const numbered = refusedAs('losingLines', { status: 403, body: [Number(lineOf(moped))] });
const unknown = refusedAs('losingLines', { status: 403, body: [99] });
const listed = { 'a list of names': named, 'a list of numbers': numbered, 'an odd list': unknown };

const wanted = aCandidate({ vehicle: van });
const change = { id: id<'TripDetails'>(5), details: TRIPS['5 hours'] };

/** Calls that carry a number in their path: of the trip, and of the line. */
const CHANGE_TRIP = callName(calls.updateTrip, { id: 5 });
const RUN_TASK = [
  callName(calls.updateTripLine),
  callName(calls.removeTripLine, { id: lineOf(moped) }),
  callName(calls.removeTripLines),
  CHANGE_TRIP,
  callName(calls.clearTripCart),
];

const wire = {
  readCart: calling(calls.getTripCart, {
    ...holding(
      'nothing',
      OLD,
      'Moped, 3 hours',
      'Sedan, by distance',
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
  leaveCart: calling(
    calls.clearTripCart,
    { ...holding('nothing'), ...failures, 'a list': named },
    { asks: { kind: 'clear' }, capability: 'runTask' },
  ),
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

const noteOf = (wanted: typeof van, ...lines: readonly (typeof van)[]): NonNullable<Note> => ({
  details: TRIPS['3 hours'],
  wanted: wanted.id,
  lines: lines.map(({ id, name }) => ({ vehicle: { id, name }, quantity: ONE })),
});
export const NOTES = {
  nothing: null,
  'a moped was removed': noteOf(van, moped),
  'the trip was changed': noteOf(van),
  'all were removed': noteOf(bus, sedan, moped),
};

/** What is noted when a page was closed, by what the cart holds then. */
const NOTED: Readonly<Record<string, keyof typeof NOTES>> = {
  'Sedan, by distance': 'a moped was removed',
  'Sedan + Van, by distance': 'a moped was removed',
  'Sedan + Moped, from the museum': 'the trip was changed',
};

const before: Scope = {
  principal: { kind: 'guest', key: 'guest:43', byChoice: false, sessionEnded: false },
  place: aPlace({ zones: '[1]' }),
  module: aModule({ id: id(6), type: 'rental', name: 'Rental' }),
};
const to = (scope: Partial<Scope>) => ({ before, scope: { ...before, ...scope } });
const customer = { kind: 'customer', key: 'customer:asha' } as const;

const FAILED: readonly string[] = [...Object.keys(failures), ...Object.keys(listed), 'a list'];

/** What a visit may find, and what may be left where a call was cut off. */
const FOUND = ['nothing', OLD, 'Moped, 3 hours', ...HALF, 'Sedan + Van, by distance'];
const CUT_OFF = ['Sedan, by distance', 'Sedan + Van, by distance', OLD];

/** What the cart holds after this call, as the server would have it. */
function expected(actor: string, context: Context): readonly string[] {
  const { cart, task, candidate, losing, removed } = context;
  const lines = heldIn(cart);
  const without = (ids: readonly number[]) =>
    heldIn({ lines: cart.lines.filter(({ id }) => !ids.includes(id)) });
  switch (actor) {
    case 'readCart':
      if (!removed) return lines.length > 0 ? [cartText(cart)] : FOUND;
      // Where a call has failed, it may have done its work or not.
      if (removed.wanted === bus.id) return ['nothing', OLD];
      return removed.lines.length > 0 ? CUT_OFF : [cartText(cart)];
    case 'runTask':
      if (task?.kind === 'remove') return [after(context, { lines: without(task.lines) })];
      if (task?.kind === 'change') return [after(context, { trip: task.details })];
      if (task?.kind !== 'step') return ['nothing'];
      return [
        after(context, {
          lines: cart.lines.map(({ id, vehicle: { name }, quantity: count }) => ({
            name,
            quantity: id === task.line ? task.quantity : count,
          })),
        }),
      ];
    case 'changeTrip':
      return [after(context, { trip: candidate?.details ?? null })];
    case 'removeLines':
      return [after(context, { lines: without(losing) })];
    case 'addVehicle': {
      const added = { name: candidate?.vehicle.name ?? '', quantity: 1 };
      return [after(context, { lines: [...lines, added], trip: candidate?.details ?? null })];
    }
    case 'restoreTrip':
      return [after(context, { trip: removed?.details ?? null })];
    case 'restoreVehicle': {
      const [next] = missingIn(context);
      const back = { name: next?.vehicle.name ?? '', quantity: 1 };
      return [after(context, { lines: [...lines, back], trip: removed?.details ?? null })];
    }
    default:
      return ['nothing'];
  }
}

/** Failures that are treated like others: met where little else is going on. */
function mayAnswer({ context }: Planned, { actor, outcome }: Extract<Step, { kind: 'outcome' }>) {
  if (outcome === 'defect') return true;
  if (actor === 'readNote') {
    const noted = NOTED[cartText(context.cart)];
    if (context.removed) return outcome === 'nothing';
    if (!noted)
      return (
        outcome === 'nothing' || (outcome === 'all were removed' && context.cart.lines.length === 0)
      );
    return outcome === noted;
  }
  if (FAILED.includes(outcome))
    return actor !== 'readCart' || outcome === 'unreachable' || !context.removed;
  return expected(actor, context).includes(outcome);
}

const isAtRest = ({ context: { task, queue, candidate } }: Planned): boolean =>
  task === null && queue.length === 0 && candidate === null;

const isHere = ({ context }: Planned): boolean =>
  context.who === 'guest:43' && context.isRental && context.zones[0] === 1;
const isWhole = ({ context }: Planned): boolean =>
  context.failure === null && context.removed === null;
const isReadAgain = (event: string): boolean => event === 'cart.reload' || event === 'cart.retry';
const CHANGED = ['nothing', OLD, 'Sedan + 2 × Moped, 3 hours'];

/** What is asked for while a quantity, or a removal, is on its way. */
function mayWait({ task, queue }: Context, step: { event: string; case: string }): boolean {
  const { event } = step;
  const [waiting] = queue;
  if (task?.kind === 'remove') return event === 'line.decrease' && !waiting;
  if (task?.kind === 'clear') return event === 'cart.clear';
  if (task?.kind !== 'step') return false;
  if (event === 'vehicle.add') {
    return step.case === 'of the same trip' && task.quantity === 2 && waiting?.kind !== 'step';
  }
  if (waiting) return waiting.kind === 'step' && WAITING_FOR_A_STEP.slice(0, 2).includes(event);
  return WAITING_FOR_A_STEP.includes(event);
}
const WAITING_FOR_A_STEP = ['line.increase', 'line.decrease', 'lines.remove', 'cart.clear'];

/** What each vehicle is added to. */
const ADDED_TO: Readonly<Record<string, readonly string[]>> = {
  'of the same trip': ['nothing', OLD],
  'of another provider': [OLD],
  'by distance': [OLD, 'Moped, 3 hours'],
  'for 5 hours': [OLD],
  'from the museum': [OLD],
  'more than there are': [OLD],
  'there already': [OLD],
  'not offered by distance': ['nothing'],
};

export const flow = defineFlow({
  name: 'rental/trip-cart',
  machine: tripCartMachine,
  inputs: {
    'a guest who rents': { who: 'guest:43', isRental: true, zones: [id<'Zone'>(1)], savedCount: 2 },
    'a guest in another module': {
      who: 'guest:43',
      isRental: false,
      zones: [id<'Zone'>(1)],
      savedCount: 0,
    },
  },
  events: {
    'vehicle.add': {
      'of the same trip': {
        vehicle: van,
        quantity: ONE,
        details: TRIPS['3 hours'],
        isTouched: true,
      },
      'of another provider': {
        vehicle: bus,
        quantity: ONE,
        details: TRIPS['3 hours'],
        isTouched: true,
      },
      'by distance': {
        vehicle: van,
        quantity: ONE,
        details: TRIPS['by distance'],
        isTouched: true,
      },
      'for 5 hours': { vehicle: van, quantity: ONE, details: TRIPS['5 hours'], isTouched: true },
      'from the museum': {
        vehicle: van,
        quantity: ONE,
        details: TRIPS['from the museum'],
        isTouched: true,
      },
      'there already': {
        vehicle: sedan,
        quantity: ONE,
        details: TRIPS['3 hours'],
        isTouched: true,
      },
      'not offered by distance': {
        vehicle: moped,
        quantity: ONE,
        details: TRIPS['by distance'],
        isTouched: true,
      },
      'more than there are': {
        vehicle: van,
        quantity: quantity(9),
        details: TRIPS['3 hours'],
        isTouched: true,
      },
    },
    'line.increase': { '': { line: lineOf(moped) } },
    'line.decrease': { '': { line: lineOf(moped) } },
    'lines.remove': {
      both: { lines: [lineOf(sedan), lineOf(moped)] },
      one: { lines: [lineOf(moped)] },
      none: { lines: [] },
    },
    'trip.change': {
      'to 5 hours': { details: TRIPS['5 hours'] },
      'to distance': { details: TRIPS['by distance'] },
    },
    'cart.clear': { '': {} },
    'prompt.confirm': { '': {} },
    'prompt.cancel': { '': {} },
    'cart.retry': { '': {} },
    'cart.reload': { '': {} },
    'scope.change': {
      'another person': {
        ...to({ principal: customer }),
        before: { ...before, principal: { kind: 'customer', key: 'customer:ravi' } },
      },
      'the guest signs in': to({ principal: customer }),
      'another zone': to({ place: aPlace({ zones: '[2]' }) }),
      'another module': to({ module: aModule() }),
      'nothing of it': to({}),
    },
  },
  wire,
  outcomes: { ...(await outcomesOf(tripCartMachine, wire)), readNote: NOTES },
  calls: {
    leaveCart: 'runTask',
    restoreTrip: 'changeTrip',
    restoreVehicle: 'addVehicle',
  },
  neverFails: ['watchOtherTabs'],
  equivalents: {
    'lead (machine) · scope.change to loading':
      'away leads to loading at once, for signing in leaves the customer in the module that rents',
    'write cart.lines.length > -1 for 0 in changesTrip of trip-cart.context.ts':
      'an empty cart has no trip to compare with',
    'write cart.lines.length > -1 for 0 in isOnOtherTrip of trip-cart.context.ts':
      'an empty cart has no trip to compare with',
    "write 'change' for 'add' in callFor of trip-cart.context.ts":
      'adding makes its calls elsewhere',
    "write 'add' for 'step' in noticeOfTask of trip-cart.context.ts":
      'a new quantity is seen, and told by no notice',
    "write 'change' for 'add' in noticeOfTask of trip-cart.context.ts":
      'adding tells of itself elsewhere',
  },
  bound: 12_000,
  within: (snapshot, step) => {
    if (step.kind === 'outcome') return mayAnswer(snapshot, step);
    if (step.kind !== 'user') return true;
    const { context } = snapshot;
    const text = cartText(context.cart);
    if (step.event.startsWith('prompt.')) return true;
    if (step.event === 'scope.change' && step.case === 'the guest signs in') {
      return snapshot.matches({ adding: 'removing' }) && isHere(snapshot);
    }
    if (isReadAgain(step.event) && snapshot.matches('loading')) {
      return isAtRest(snapshot) && context.removed === null && text === 'nothing';
    }
    if (snapshot.matches('working') && isHere(snapshot)) return mayWait(context, step);
    // A second tap on what is on its way.
    if (step.case === 'of the same trip' && snapshot.matches({ adding: 'puttingIn' })) {
      return context.candidate?.vehicle.id === van.id;
    }
    if (!isAtRest(snapshot) || !isHere(snapshot) || !snapshot.matches('ready')) return false;
    switch (step.event) {
      case 'vehicle.add':
        return (ADDED_TO[step.case] ?? []).includes(text) && isWhole(snapshot);
      case 'scope.change':
        return text === OLD;
      case 'cart.retry':
        return text === OLD || context.failure !== null;
      case 'cart.clear':
        return CHANGED.includes(text) || text === 'Sedan, 3 hours';
      case 'cart.reload':
        return text === OLD;
      case 'trip.change':
        return text === OLD || text === 'nothing';
      default:
        return CHANGED.includes(text);
    }
  },
  project: ({ context }) => ({
    who: context.who,
    isRental: context.isRental,
    zones: context.zones,
    cart: cartText(context.cart),
    savedCount: context.savedCount,
    stale: context.stale,
    failure: context.failure?.kind ?? null,
    task: taskText(context.task),
    queue: context.queue.map(taskText),
    candidate: context.candidate && [
      context.candidate.vehicle.name,
      context.candidate.quantity,
      tripName(context.candidate.details),
    ],
    agreed: context.agreed,
    losing: context.losing,
    removed: context.removed && [
      tripName(context.removed.details),
      context.removed.wanted,
      ...context.removed.lines.map(({ vehicle }) => vehicle.name),
    ],
    isRestored: context.isRestored,
    tripIsLost: context.tripIsLost,
    lost: context.lost,
  }),
  invariants: {
    'while a question is open, and at rest, the cart is the old one or the new one': (it) =>
      !(isAsking(it) || isQuiet(it)) || !HALF.includes(cartText(it.context.cart)) || isTold(it),
    'at rest nothing is noted, unless the server was away': (it) =>
      !isQuiet(it) || it.context.removed === null || it.context.failure !== null,
    'nothing was sent before the last yes': (it) => !isAsking(it) || !isHalf(it.context),
    'a question about a vehicle is asked of one': (it) =>
      !isAsking(it) || it.hasTag('askingToClear') || it.context.candidate !== null,
    'a cart holds vehicles of one provider': ({ context }) =>
      new Set(context.cart.lines.map(({ vehicle }) => vehicle.provider.id)).size <= 1,
  },
});

const ASKING = [
  'askingProvider',
  'askingTripType',
  'askingDuration',
  'askingDetails',
  'askingToRemove',
  'askingToClear',
] as const;
const isAsking = (it: Planned): boolean => ASKING.some((tag) => it.hasTag(tag));
const isQuiet = (it: Planned): boolean => it.matches('ready') && !it.context.stale;
/** The server was away, or the trip could not be put back: the customer knows. */
const isTold = ({ context }: Planned): boolean =>
  context.failure !== null || context.tripIsLost || context.lost.length > 0;

function taskText(task: Task | null): string | null {
  if (!task) return null;
  if (task.kind === 'add') return `add ${task.vehicle.name}`;
  if (task.kind === 'change') return `change to ${tripName(task.details)}`;
  return 'quantity' in task ? `${task.kind} to ${task.quantity}` : task.kind;
}
