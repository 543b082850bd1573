import { checkReorder, reorder } from '#contract/ordering-again.ts';
import { reorderMachine } from '#application/ordering/reorder/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { nothingChanged, someCanBeHad } from '#domain/ordering/reorder.ts';
import { tracker } from '#tests/model/ordering/tracking.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aWireOrderAgain } from '#tests/model/ordering/wire-again.ts';
import { aReorder, aReorderLine } from '#tests/support/builders/reorder.ts';
import { defineFlow } from '@sundry/statecharts';

export const ORDER = { id: id<'Order'>(100_042), phone: null };
const GONE = { available: 0, amount_now: null, code: 'item_gone', message: 'No longer sold' };
const DEARER = { name: 'Filter Coffee', amount_now: 23 };

const REORDER = aReorder(aReorderLine());

const wire = {
  checkReorder: calling(
    checkReorder,
    {
      'as before': answered(aWireOrderAgain({})),
      'one gone, one dearer': answered(aWireOrderAgain(GONE, DEARER)),
      'nothing left': answered(aWireOrderAgain(GONE)),
      ...failures,
    },
    { asks: ORDER },
  ),
  putAgain: calling(
    reorder,
    {
      'in the cart': answered({ message: 'Your order is in the cart again' }),
      'another store': refusedAs(
        'otherStore',
        refusal(403, 'different_stores', 'Your cart holds items from Green Grocer.'),
      ),
      changed: refusedAs('changed', refusal(409, 'changed', 'It has changed.')),
      ...failures,
    },
    { asks: { reorder: REORDER, replaces: false } },
  ),
  replaceCart: calling(
    reorder,
    {
      'in the cart': answered({ message: 'Your order is in the cart again' }),
      changed: refusedAs('changed', refusal(409, 'changed', 'It has changed.')),
      ...failures,
    },
    { asks: { reorder: REORDER, replaces: true }, capability: 'putAgain' },
  ),
};

const AGREED = 'It is agreed what leaves the cart: the server does not ask again.';

export const flow = defineFlow({
  name: 'ordering/reorder',
  machine: reorderMachine,
  inputs: { 'an order that is over': { tracker } },
  events: {
    'reorder.ask': { 'the order': { order: ORDER } },
    'reorder.retry': { '': {} },
    'reorder.confirm': { '': {} },
    'reorder.leave': { '': {} },
    'replace.confirm': { '': {} },
    'replace.cancel': { '': {} },
  },
  calls: { replaceCart: 'putAgain' },
  wire,
  outcomes: {
    ...(await outcomesOf(reorderMachine, wire)),
    authenticate: { signedIn: 'signedIn', guest: 'guest', dismissed: 'dismissed' },
    enterModule: { 'is in it': true, 'stays where they are': false },
  },
  impossible: {
    replaceCart: {
      'failure: otherStore': AGREED,
    },
  },
  equivalents: Object.fromEntries(
    [
      'drop replacing · done: replaceCart',
      'lead replacing · done: replaceCart to signingIn',
      'drop setOtherStore from replacing · done: replaceCart',
    ].map((mutant) => [mutant, AGREED]),
  ),
  unreached: Object.fromEntries(
    ['', ' ? meetsOtherStore = true'].map((what) => [
      `replacing · done: replaceCart${what}`,
      AGREED,
    ]),
  ),
  project: ({ context }) => ({
    order: context.order?.id ?? null,
    lines: context.reorder?.lines.map(({ available }) => available) ?? null,
    same: context.reorder ? nothingChanged(context.reorder) : null,
    changedMeanwhile: context.changedMeanwhile,
    otherStore: context.otherStore !== null,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'nothing goes into the cart that the customer has not seen, or that is not as it was': (it) =>
      !(it.matches('putting') || it.matches('replacing')) || it.context.reorder !== null,
    'what cannot be had is never asked for': (it) =>
      !it.matches('putting') || (it.context.reorder !== null && someCanBeHad(it.context.reorder)),
    'nothing is left of an order that is done with': (it) =>
      !it.matches('idle') || (it.context.order === null && it.context.reorder === null),
  },
});
