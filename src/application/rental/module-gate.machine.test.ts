import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import { id } from '#domain/kernel/id.ts';
import { EMPTY_TRIP_CART, type TripCart } from '#domain/rental/trip-cart.ts';
import { ok } from '#domain/kernel/result.ts';
import { away } from '#tests/support/builders/failure.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import {
  anHourlyTrip,
  aProviderSummary,
  aTripLine,
  aVehicle,
} from '#tests/support/builders/rental.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { noticeOfFailure } from './trip-cart.context.ts';
import { moduleGateMachine } from './module-gate.machine.ts';
import * as select from './module-gate.selectors.ts';
import type { Answer } from './module-gate.types.ts';

const provider = aProviderSummary({ pickupZones: [id(2), id(3)] });
const sedan = aVehicle({ name: 'Sedan', provider });
const cart: TripCart = {
  detailsId: id(5),
  details: anHourlyTrip(),
  lines: [aTripLine({ vehicle: sedan })],
};
const offeredIn = (...zones: readonly number[]) => ({
  ...rentalModule(),
  zones: zones.map((zone) => id<'Zone'>(zone)),
});

function startGate(module = offeredIn(4)) {
  const reads = answeredByHand<undefined, Answer>();
  const clears = answeredByHand<undefined, Answer>();
  const told: Notice[] = [];
  const effects: string[] = [];
  const gate = createActor(
    moduleGateMachine.provide({
      actors: {
        readCart: fromPromise(() => reads.ask(undefined)),
        clearCart: fromPromise(() => clears.ask(undefined)),
      },
      actions: {
        saveCount: (_, { lines }) => void effects.push(`count ${lines.length}`),
        notifyOtherTabs: () => void effects.push('other tabs'),
        reloadTripCart: () => void effects.push('reload'),
        showNotice: (_, notice) => void told.push(notice),
        showFailure: (_, failure) => void told.push(noticeOfFailure(failure)),
      },
    }),
    { input: { who: 'guest:1', module } },
  ).start();
  const isAsking = () => select.isAsking(gate.getSnapshot());
  const output = () => gate.getSnapshot().output;
  return { gate, reads, clears, told, effects, isAsking, output };
}

test('nothing is asked where one zone of the module is one of the provider [D-81]', async () => {
  const { reads, output, isAsking } = startGate(offeredIn(1, 3));
  expect([isAsking(), output()]).toEqual([false, undefined]);

  await reads.answers(ok(cart));

  expect(output()).toBe('agreed');
});

test.each([
  { module: offeredIn(4), holds: EMPTY_TRIP_CART, because: 'the trip cart is empty' },
  { module: offeredIn(), holds: cart, because: 'it is not known where the module is offered' },
])('nothing is asked where $because [RENT-CART-31]', async ({ module, holds }) => {
  const { reads, output } = startGate(module);

  await reads.answers(ok(holds));

  expect(output()).toBe('agreed');
});

describe('where the provider hands nothing over in any zone of the module', () => {
  test('the customer is asked first, and told what would go [RENT-CART-31]', async () => {
    const { gate, reads, clears, isAsking } = startGate();
    await reads.answers(ok(cart));

    expect(isAsking()).toBe(true);
    expect(select.providerOf(gate.getSnapshot())).toEqual(provider);
    expect(select.linesOf(gate.getSnapshot())).toEqual(cart.lines);
    expect(clears.calls).toHaveLength(0);
  });

  test('"Cancel" leaves everything as it is [RENT-CART-31]', async () => {
    const { gate, reads, clears, told, output } = startGate();
    await reads.answers(ok(cart));
    gate.send({ type: 'prompt.cancel' });

    expect([output(), clears.calls.length, told]).toEqual(['kept', 0, []]);
  });

  const { lines, details } = cart;
  const cleared = { kind: 'tripCartElsewhere', name: 'Sedan', cleared: { lines, details } };

  test('"Yes" clears it, and says so with the way back [RENT-CART-31, ERR-22]', async () => {
    const { gate, reads, clears, told, effects, output } = startGate();
    await reads.answers(ok(cart));
    gate.send({ type: 'prompt.confirm' });
    expect([told, output()]).toEqual([[], undefined]);

    await clears.answers(ok(EMPTY_TRIP_CART));

    expect([output(), told]).toEqual(['agreed', [cleared]]);
    expect(effects).toEqual(['count 0', 'reload', 'other tabs']);
  });

  test.each([
    { now: ok(EMPTY_TRIP_CART), output: 'agreed', told: [cleared], because: 'it was cleared' },
    { now: ok(cart), output: 'kept', told: [], because: 'it is as it was' },
    { now: away, output: 'kept', told: [], because: 'that cannot be known' },
  ])(
    'a lost answer is looked into: $output, where $because [RENT-CART-31]',
    async ({ now, output, told }) => {
      const gate = startGate();
      await gate.reads.answers(ok(cart));
      gate.gate.send({ type: 'prompt.confirm' });
      await gate.clears.answers(away);
      await gate.reads.answers(now);

      expect(gate.output()).toBe(output);
      expect(gate.told).toEqual([noticeOfFailure(away.failure), ...told]);
      expect(gate.effects).toContain('reload');
    },
  );
});

test('a trip cart that cannot be read keeps the customer there [RENT-CART-31]', async () => {
  const { reads, told, output } = startGate();
  await reads.answers(away);

  expect([output(), told]).toEqual(['kept', [noticeOfFailure(away.failure)]]);
});
