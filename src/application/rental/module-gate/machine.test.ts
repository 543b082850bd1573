import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Notice } from '#application/kernel/notice.ts';
import { id } from '#domain/kernel/id.ts';
import { ONE, quantity } from '#domain/kernel/quantity.ts';
import { ok } from '#domain/kernel/result.ts';
import { EMPTY_TRIP_CART, type TripCart } from '#domain/rental/trip-cart.ts';
import { away, refusedWith, tokenRefused } from '#tests/support/builders/failure.ts';
import { rentalModule } from '#tests/support/builders/module.ts';
import {
  aDistanceTrip,
  anHourlyTrip,
  aProviderSummary,
  aTripLine,
  aVehicle,
} from '#tests/support/builders/rental.ts';
import { answeredByHand, decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { noticeOfFailure } from '#application/rental/trip-cart/rules.ts';
import { moduleGateMachine } from './machine.ts';
import type { TripCartAnswer } from '#application/rental/trip-cart-gateway.port.ts';
import * as select from './selectors.ts';
import type { RemovedLines } from '#application/rental/rollback-journal.port.ts';

const provider = aProviderSummary({ pickupZones: [id(2), id(3)] });
const sedan = aVehicle({ id: id(1), name: 'Sedan', provider });
const moped = aVehicle({ id: id(3), name: 'Moped', provider });
const cart: TripCart = {
  detailsId: id(5),
  details: anHourlyTrip(),
  lines: [aTripLine({ vehicle: sedan })],
};
const journaled = ({ id, name }: typeof sedan) => ({
  vehicle: { id, name, provider },
  quantity: ONE,
});
const offeredIn = (...zones: readonly number[]) => ({
  ...rentalModule(),
  zones: zones.map((zone) => id<'Zone'>(zone)),
});

function startGate(module = offeredIn(4), note: RemovedLines | null = null) {
  const notes = answeredByHand<undefined, RemovedLines | null>();
  const reads = answeredByHand<undefined, TripCartAnswer>();
  const clears = answeredByHand<undefined, TripCartAnswer>();
  const told: Notice[] = [];
  const effects: string[] = [];
  const journaled: (RemovedLines | null)[] = [];
  const gate = createActor(
    moduleGateMachine.provide({
      actors: {
        takeJournal: fromPromise(() => notes.ask(undefined)),
        readCart: fromPromise(() => reads.ask(undefined)),
        clearCart: fromPromise(() => clears.ask(undefined)),
      },
      actions: {
        replaceJournal: (_, { removed }) => void journaled.push(removed),
        releaseJournal: () => void effects.push('release'),
        saveCount: (_, { lines }) => void effects.push(`count ${lines.length}`),
        notifyOtherTabs: () => void effects.push('other tabs'),
        reloadTripCart: () => void effects.push('reload'),
        showNotice: (_, notice) => void told.push(notice),
        showFailure: (_, failure) => void told.push(noticeOfFailure(failure)),
      },
    }),
    { input: { who: 'guest:1', module } },
  ).start();
  const finds = async (answer: TripCartAnswer, found = note) => {
    await notes.answers(found);
    await decisionsSettle();
    await reads.answers(answer);
  };
  const isAsking = () => select.isAsking(gate.getSnapshot());
  const isBusy = () => select.isBusy(gate.getSnapshot());
  const names = () => select.linesOf(gate.getSnapshot()).map(({ vehicle: { name } }) => name);
  const output = () => gate.getSnapshot().output;
  return {
    gate,
    notes,
    reads,
    clears,
    told,
    effects,
    journaled,
    finds,
    isAsking,
    isBusy,
    names,
    output,
  };
}

async function agreed(...given: Parameters<typeof startGate>) {
  const gate = startGate(...given);
  await gate.finds(ok(cart));
  gate.gate.send({ type: 'prompt.confirm' });
  await gate.finds(ok(cart));
  return gate;
}

test('nothing is asked where one zone of the module is one of the provider [D-81]', async () => {
  const { finds, output, isAsking } = startGate(offeredIn(1, 3));
  expect([isAsking(), output()]).toEqual([false, undefined]);

  await finds(ok(cart));

  expect(output()).toBe('agreed');
});

test.each([
  { module: offeredIn(4), holds: EMPTY_TRIP_CART, because: 'the trip cart is empty' },
  { module: offeredIn(), holds: cart, because: 'it is not known where the module is offered' },
])('nothing is asked where $because [RENT-CART-31]', async ({ module, holds }) => {
  const { finds, output } = startGate(module);

  await finds(ok(holds));

  expect(output()).toBe('agreed');
});

describe('where the provider hands nothing over in any zone of the module', () => {
  test('the customer is asked first, and told what would go [RENT-CART-31]', async () => {
    const { gate, finds, clears, effects, isAsking, names } = startGate();
    await finds(ok(cart));

    expect(isAsking()).toBe(true);
    expect(select.hasChanged(gate.getSnapshot())).toBe(false);
    expect(select.providerOf(gate.getSnapshot())).toEqual(provider);
    expect(names()).toEqual(['Sedan']);
    expect([clears.calls.length, effects]).toEqual([0, ['release']]);
  });

  test('"Cancel" leaves everything as it is [RENT-CART-31]', async () => {
    const { gate, finds, clears, told, journaled, output } = startGate();
    await finds(ok(cart));
    gate.send({ type: 'prompt.cancel' });

    expect([output(), clears.calls.length, told, journaled]).toEqual(['kept', 0, [], []]);
  });

  test('"Cancel" is heard while the cart is read again, too, as long as nothing is cleared [RENT-CART-31]', async () => {
    const { gate, notes, finds, clears, isAsking, isBusy, output } = startGate();
    gate.send({ type: 'prompt.cancel' });
    await finds(ok(cart));
    gate.send({ type: 'prompt.confirm' });
    expect([isAsking(), isBusy(), output()]).toEqual([true, true, undefined]);
    gate.send({ type: 'prompt.cancel' });
    await notes.answers(null);

    expect([output(), clears.calls.length]).toEqual(['kept', 0]);
  });

  const { details } = cart;
  const lines = [journaled(sedan)];
  const cleared = { kind: 'tripCartElsewhere', name: 'Sedan', cleared: { lines, details } };
  const forModule = { lines, details, wanted: 'module' };

  test('"Yes" clears it, and says so with the way back [RENT-CART-31, ERR-22]', async () => {
    const gate = await agreed();
    expect([gate.told, gate.output(), gate.journaled]).toEqual([[], undefined, [forModule]]);

    await gate.clears.answers(ok(EMPTY_TRIP_CART));

    expect([gate.output(), gate.told]).toEqual(['agreed', [cleared]]);
    expect(gate.journaled).toEqual([forModule, null]);
    expect(gate.effects).toEqual(['release', 'release', 'count 0', 'reload', 'other tabs']);
  });

  test.each([
    { now: [aTripLine({ vehicle: moped })], because: 'it holds another vehicle' },
    { now: [...cart.lines, aTripLine({ vehicle: moped })], because: 'it holds one more' },
    {
      now: [aTripLine({ vehicle: sedan, quantity: quantity(2) })],
      because: 'it holds more of the vehicle',
    },
  ])('the customer is asked anew where $because by then [RENT-CART-31]', async ({ now }) => {
    const { gate, finds, clears, names } = startGate();
    await finds(ok(cart));
    gate.send({ type: 'prompt.confirm' });
    expect(names()).toEqual(['Sedan']);
    await finds(ok({ ...cart, lines: now }));

    expect([gate.getSnapshot().value, clears.calls.length]).toEqual(['asking', 0]);
    expect(select.hasChanged(gate.getSnapshot())).toBe(true);
    expect(names()).toEqual(now.map(({ vehicle: { name } }) => name));
  });

  test('nothing is cleared that has gone by then [RENT-CART-31]', async () => {
    const { gate, finds, clears, output } = startGate();
    await finds(ok(cart));
    gate.send({ type: 'prompt.confirm' });
    await finds(ok(EMPTY_TRIP_CART));

    expect([output(), clears.calls.length]).toEqual(['agreed', 0]);
  });

  test.each([
    {
      now: ok(EMPTY_TRIP_CART),
      output: 'agreed',
      told: [cleared],
      note: null,
      because: 'it was cleared',
    },
    { now: ok(cart), output: 'kept', told: [], note: null, because: 'it is as it was' },
    {
      now: away,
      output: 'kept',
      told: [{ kind: 'tripCartUncertain' }],
      note: forModule,
      because: 'that cannot be known: what was in it stays noted',
    },
  ])(
    'a lost answer is looked into: $output, where $because [RENT-CART-31]',
    async ({ now, output, told, note }) => {
      const gate = await agreed();
      await gate.clears.answers(away);
      await gate.reads.answers(now);

      expect(gate.output()).toBe(output);
      expect(gate.told).toEqual([noticeOfFailure(away.failure), ...told]);
      expect(gate.journaled.at(-1)).toEqual(note);
      expect(gate.effects).toContain('reload');
    },
  );

  test.each([refusedWith('No'), tokenRefused])(
    'where the server says no, the trip cart is as it was [RENT-CART-31]',
    async (answer) => {
      const gate = await agreed();
      await gate.clears.answers(answer);

      expect([gate.output(), gate.reads.calls.length]).toEqual(['kept', 2]);
      expect(gate.told).toEqual([noticeOfFailure(answer.failure)]);
      expect(gate.journaled).toEqual([forModule, null]);
    },
  );

  describe('and a tab was closed between two calls', () => {
    const closed: RemovedLines = {
      details: aDistanceTrip(),
      wanted: id<'Vehicle'>(7),
      lines: [journaled(moped)],
    };
    const all = { lines: [journaled(sedan), journaled(moped)], details: closed.details };

    test('what that had removed goes with the rest, and comes back with it [RENT-CART-31, D-116]', async () => {
      const { names, clears, journaled: written, told } = await agreed(offeredIn(4), closed);
      expect(names()).toEqual(['Sedan', 'Moped']);
      await clears.answers(ok(EMPTY_TRIP_CART));

      expect(written).toEqual([{ ...all, wanted: 'module' }, null]);
      expect(told).toEqual([{ kind: 'tripCartElsewhere', name: 'Sedan, Moped', cleared: all }]);
    });

    test('what that had removed stays noted where nothing was cleared [D-116]', async () => {
      const { clears, reads, journaled: written } = await agreed(offeredIn(4), closed);
      await clears.answers(away);
      await reads.answers(ok(cart));

      expect(written.at(-1)).toEqual(closed);
    });

    test('an empty cart is asked about, too, where everything had been removed [RENT-CART-31, D-116]', async () => {
      const { finds, isAsking, names } = startGate(offeredIn(4), closed);
      await finds(ok(EMPTY_TRIP_CART));

      expect([isAsking(), names()]).toEqual([true, ['Moped']]);
    });

    test('what was done for a vehicle that has arrived is not put back [D-116]', async () => {
      const { finds, names } = startGate(offeredIn(4), { ...closed, wanted: sedan.id });
      await finds(ok(cart));

      expect(names()).toEqual(['Sedan']);
    });
  });
});

test('a trip cart that cannot be read keeps the customer there [RENT-CART-31]', async () => {
  const { finds, told, journaled: written, output } = startGate();
  await finds(away);

  expect([output(), told, written]).toEqual(['kept', [noticeOfFailure(away.failure)], []]);
});
