import type { SnapshotFrom } from 'xstate';
import type * as Rules from '#application/rental/module-gate/rules.ts';
import * as calls from '#contract/rental-cart.ts';
import { linesIn } from '#application/rental/module-gate/rules.ts';
import { moduleGateMachine } from '#application/rental/module-gate/machine.ts';
import type { RemovedLine, RemovedLines } from '#application/rental/rollback-journal.port.ts';
import { id } from '#domain/kernel/id.ts';
import { moped, OLD, wireCart } from '#tests/model/rental/trip-cart/carts.ts';
import { NOTES } from '#tests/model/rental/trip-cart/wire.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusedAs } from '#tests/model/support/wire.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { aDistanceTrip, anHourlyTrip, aTripCart } from '#tests/support/builders/rental.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';

type Planned = SnapshotFrom<typeof moduleGateMachine>;

const SEDAN = 'Sedan, 3 hours';
/** Its provider hands vehicles over in zone 1. */
const held = answered(wireCart(OLD));
const left = answered(wireCart(SEDAN));
const nothing = answered(wireCart('nothing'));
const listed = refusedAs('incompatibleLines', { status: 403, body: [moped.id] });

const read = { [OLD]: held, [SEDAN]: left, nothing, ...failures, 'a list': listed };
const wire = {
  readCart: calling(calls.getTripCart, read),
  readAgain: calling(calls.getTripCart, read, { capability: 'readCart' }),
  clearCart: calling(calls.clearTripCart, { nothing, ...failures, 'a list': listed }),
};

const choosing = (...zones: readonly number[]) => ({
  who: 'guest:43' as const,
  module: { ...rentalModule(), zones: zones.map((zone) => id<'Zone'>(zone)) },
});

const NOTED: RemovedLines = { details: anHourlyTrip(), wanted: id(2), lines: [] };
const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'rental/module-gate',
  machine: moduleGateMachine,
  inputs: {
    'a module in another zone': choosing(9),
    'a module in one zone of the provider': choosing(9, 1),
    'a module of which no zone is known': choosing(),
  },
  events: { 'prompt.confirm': { '': {} }, 'prompt.cancel': { '': {} } },
  wire,
  outcomes: {
    ...(await outcomesOf(moduleGateMachine, wire)),
    takeJournal: { nothing: null, 'a moped was removed': NOTES['a moped was removed'] },
  },
  calls: { readAgain: 'readCart' },
  rules: [
    decided(
      'what is cleared is journaled for the trip of the note where the cart is on another one',
      ({ journalOf }) =>
        journalOf({ cart: aTripCart({ details: aDistanceTrip() }), removed: NOTED }).details,
      NOTED.details,
    ),
  ],
  project: ({ context, output }) => ({
    zones: context.module.zones,
    held: context.cart.lines.map(({ vehicle: { name }, quantity }) => `${quantity} × ${name}`),
    journaled: context.removed && textOf(context.removed.lines),
    lines: textOf(linesIn(context)),
    agreed: context.agreed && textOf(context.agreed),
    output: output ?? null,
  }),
  invariants: {
    'nothing is asked about an empty trip cart': (it) =>
      !it.hasTag('asking') || linesIn(it.context).length > 0,
    'a trip cart is cleared only where no zone is one of its provider': (it) =>
      !isClearing(it) || it.context.module.zones.every((zone) => zone === 9),
    'only what the customer was told of is cleared': (it) =>
      !isClearing(it) || textOf(linesIn(it.context)) === textOf(it.context.agreed ?? []),
  },
});

const isClearing = (it: Planned): boolean =>
  it.matches({ locked: 'clearing' }) || it.matches({ locked: 'lookingAgain' });

function textOf(lines: readonly RemovedLine[]): string {
  return lines.map(({ vehicle: { name }, quantity }) => `${quantity} × ${name}`).join(' + ');
}
