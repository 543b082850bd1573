import type { SnapshotFrom } from 'xstate';
import type { Scope } from '#application/account/scope.ts';
import type * as Rules from '#application/rental/trip-cart/rules.ts';
import { isHalf } from '#application/rental/trip-cart/rules.ts';
import { tripCartMachine } from '#application/rental/trip-cart/machine.ts';
import type { Task } from '#application/rental/trip-cart/setup.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE, quantity } from '#domain/kernel/quantity.ts';
import { MAX_TRIP_LINES, type TripCart } from '#domain/rental/trip-cart.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule } from '#tests/support/builders/module.ts';
import {
  aCandidate,
  aDistanceTrip,
  aTripCart,
  aTripLine,
  aVehicle,
} from '#tests/support/builders/rental.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';
import { bus, cartText, HALF, lineOf, moped, sedan, tripName, TRIPS, van } from './carts.ts';
import { mayHappen } from './steps.ts';
import { NOTES, wire } from './wire.ts';

type Planned = SnapshotFrom<typeof tripCartMachine>;

const guest = { kind: 'guest', key: 'guest:43', byChoice: false, sessionEnded: false } as const;
const before: Scope = {
  principal: guest,
  place: aPlace({ zones: '[1]' }),
  module: aModule({ id: id(6), type: 'rental', name: 'Rental' }),
};
const to = (scope: Partial<Scope>) => ({ before, scope: { ...before, ...scope } });
const customer = { kind: 'customer', key: 'customer:asha' } as const;

const holding = (cart: TripCart) => ({ cart }) as Planned['context'];
const MAX = Array.from({ length: MAX_TRIP_LINES }, (_, index) =>
  aTripLine({ id: id(index + 11), vehicle: aVehicle({ id: id(index + 100) }) }),
);
const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'rental/trip-cart',
  machine: tripCartMachine,
  inputs: {
    'a guest who rents': { who: 'guest:43', isRental: true, savedCount: 2 },
    'a guest in another module': {
      who: 'guest:43',
      isRental: false,
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
      'to distance': { details: TRIPS['to the museum'] },
    },
    'cart.clear': { '': {} },
    'cart.undo': { 'of one': { line: lineOf(moped) }, 'of all': { line: null } },
    'lines.restore': {
      '': {
        cleared: {
          lines: [aTripLine({ id: lineOf(moped), vehicle: moped })],
          details: TRIPS['3 hours'],
        },
      },
    },
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
      'the sign-in ends': {
        before: { ...before, principal: customer },
        scope: { ...before, principal: { ...guest, sessionEnded: true } },
      },
      'another zone': to({ place: aPlace({ zones: '[2]' }) }),
      'another module': to({ module: aModule() }),
      'nothing of it': to({}),
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(tripCartMachine, wire)),
    readJournal: NOTES,
    writeJournal: { 'no other tab is at work': true, 'another tab was at work': false },
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
  },
  calls: {
    restoreTrip: 'changeTrip',
    restoreVehicle: 'addVehicle',
  },
  neverFails: ['watchOtherTabs'],
  equivalents: {
    'swap the candidates of ready · at once': 'both lead to what was journaled being read again',
    'drop the guard of (machine) · cart.undo':
      'of what was not removed there is nothing to put back, so the queue stays as it is',
    'drop the guard of (machine) · lines.restore':
      'of what the cart holds again there is nothing to put back, so the queue stays as it is',
    'write missingOf(cart, request.cleared).lines.length > -1 for 0 in makesSense of queue.ts':
      'of what the cart holds again there is nothing to put back, so the queue stays as it is',
    'write cart.lines.length > -1 for 0 in changesTrip of rules.ts':
      'an empty cart has no trip to compare with',
    'write cart.lines.length > -1 for 0 in isOnOtherTrip of rules.ts':
      'an empty cart has no trip to compare with',
    'lead working · done: runTask · 2 to adding':
      'the cart is stale by then, and adding leads on to ready where it is',
    'lead working · done: runTask · 5 to adding':
      'the cart is stale by then, and adding leads on to ready where it is',
  },
  bound: 12_000,
  within: mayHappen,
  rules: [
    decided(
      'a vehicle comes along on the trip of the cart, unless the search was changed since',
      ({ candidateOf }) =>
        [false, true].map(
          (isTouched) =>
            candidateOf(aTripCart(), {
              ...{ kind: 'add', vehicle: aVehicle(), quantity: ONE },
              ...{ details: aDistanceTrip(), isTouched },
            }).details.type,
        ),
      ['hourly', 'distance_wise'],
    ),
    decided(
      'a vehicle beyond the most that one cart holds is told to be too much (RENT-CART-44)',
      ({ noticeOfRefusal }) =>
        noticeOfRefusal({
          ...holding(aTripCart({ lines: MAX })),
          candidate: { ...aCandidate(), isTouched: false },
        }),
      { kind: 'tripCartFull' },
    ),
    decided(
      'of a line that has gone meanwhile there is none',
      ({ noticeOfCount }) => noticeOfCount(holding(aTripCart()), id(99)),
      { kind: 'vehiclesAboveCount', count: 0 },
    ),
  ],
  project: ({ context }) => ({
    who: context.who.split(':')[0],
    isRental: context.isRental,
    cart: cartText(context.cart),
    savedCount: context.savedCount,
    stale: context.stale,
    failure: context.failure?.kind ?? null,
    task: taskText(context.task),
    queue: context.queue.map(taskText),
    removals: context.removals.map(({ line, lines }) => [
      line,
      ...lines.map(({ vehicle }) => vehicle.name),
    ]),
    candidate: context.candidate && [
      context.candidate.vehicle.name,
      context.candidate.quantity,
      tripName(context.candidate.details),
    ],
    agreed: context.agreed,
    incompatible: context.incompatible,
    removed: context.removed && [
      tripName(context.removed.details),
      typeof context.removed.wanted === 'object'
        ? tripName(context.removed.wanted)
        : context.removed.wanted,
      ...context.removed.lines.map(({ vehicle }) => vehicle.name),
    ],
    isRestored: context.isRestored,
    tripIsLost: context.tripIsLost,
    lost: context.lost,
  }),
  invariants: {
    'while a question is open, and at rest, the cart is the old one or the new one': (it) =>
      !(isAsking(it) || isQuiet(it)) || !HALF.includes(cartText(it.context.cart)) || isTold(it),
    'at rest nothing is journaled, unless the server was away': (it) =>
      !isQuiet(it) || it.context.removed === null || it.context.failure !== null,
    'nothing was sent before the last yes': (it) => !isAsking(it) || !isHalf(it.context),
    'a question is asked about something that is wanted': (it) =>
      !isAsking(it) || it.hasTag('askingToClear') || isWanted(it.context),
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
/** The server was unreachable, or the trip could not be restored: a notice reports it. */
const isTold = ({ context }: Planned): boolean =>
  context.failure !== null || context.tripIsLost || context.lost.length > 0;

const isWanted = ({ candidate, task }: Planned['context']): boolean =>
  candidate !== null || task?.kind === 'change';

function taskText(task: Task | null): string | null {
  if (!task) return null;
  if (task.kind === 'add') return `add ${task.vehicle.name}, ${tripName(task.details)}`;
  if (task.kind === 'remove') return `remove ${task.lines.join(' and ')}`;
  if (task.kind === 'restore') return `restore ${task.vehicle.name}`;
  if (task.kind === 'change') return `change to ${tripName(task.details)}`;
  return 'quantity' in task ? `${task.kind} to ${task.quantity}` : task.kind;
}
