import * as calls from '#contract/rental-cart.ts';
import { moduleGateMachine } from '#application/rental/module-gate.machine.ts';
import { id } from '#domain/kernel/id.ts';
import { cartText, moped, OLD, wireCart } from '#tests/model/rental/trip-cart/carts.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusedAs } from '#tests/model/support/wire.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import { defineFlow } from '#tools/model/flow.ts';

/** Its provider hands vehicles over in the zone 1. */
const held = answered(wireCart(OLD));
const nothing = answered(wireCart('nothing'));
const listed = refusedAs('losingLines', { status: 403, body: [moped.id] });

const read = { [OLD]: held, nothing, ...failures, 'a list': listed };
const wire = {
  readCart: calling(calls.getTripCart, read),
  readAgain: calling(calls.getTripCart, read, { capability: 'readCart' }),
  clearCart: calling(calls.clearTripCart, { nothing, ...failures, 'a list': listed }),
};

const choosing = (...zones: readonly number[]) => ({
  who: 'guest:43' as const,
  module: { ...rentalModule(), zones: zones.map((zone) => id<'Zone'>(zone)) },
});

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
  outcomes: await outcomesOf(moduleGateMachine, wire),
  calls: { readAgain: 'readCart' },
  project: ({ context, output }) => ({
    zones: context.module.zones,
    cart: cartText(context.cart),
    output: output ?? null,
  }),
  invariants: {
    'nothing is asked about an empty trip cart': (it) =>
      !it.hasTag('asking') || it.context.cart.lines.length > 0,
    'a trip cart is cleared only where no zone is one of its provider': (it) =>
      !(it.matches('clearing') || it.matches('lookingAgain')) ||
      it.context.module.zones.every((zone) => zone === 9),
  },
});
