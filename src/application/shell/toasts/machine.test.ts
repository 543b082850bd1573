import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate';
import { id } from '#domain/kernel/id.ts';
import type { Notice, Undo } from '#application/kernel/notice.ts';
import type { NoticeReport } from '#application/kernel/show-notice.ts';
import { type Shown, toastsMachine } from './machine.ts';
import { anHourlyTrip } from '#tests/support/builders/rental.ts';
import { toastsOf } from './selectors.ts';

function theToasts() {
  const clock = new SimulatedClock();
  const undone: Undo[] = [];
  const machine = toastsMachine.provide({
    actors: {
      clock: fromCallback<EventObject, undefined, Shown>(({ receive, sendBack }) =>
        receive((report: NoticeReport) => {
          if (report.type === 'notice.show')
            sendBack({ ...report, type: 'notice.time', at: clock.now() });
        }),
      ),
      watchConnection: fromCallback(() => {}),
    },
    actions: { undo: (_, undo) => void undone.push(undo) },
  });
  const actor = createActor(machine, { clock }).start();
  const tell = (notice: Notice) => actor.send({ type: 'notice.show', notice });
  const shown = () => toastsOf(actor.getSnapshot()).map(({ notice }) => notice.kind);
  const idOf = (at: number) => toastsOf(actor.getSnapshot())[at]?.id ?? 0;
  const pass = (milliseconds: number) => clock.increment(milliseconds);
  return { actor, tell, shown, idOf, pass, undone };
}

test('good news goes by itself after five seconds (ERR-33)', () => {
  const { tell, shown, pass } = theToasts();
  tell({ kind: 'itemAdded' });

  pass(4_999);
  expect(shown()).toEqual(['itemAdded']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('bad news that stands on the page as well goes by itself (ERR-28, LOC-02)', () => {
  const { tell, shown, pass } = theToasts();
  tell({ kind: 'placeNoLongerServed' });

  pass(5_000);
  expect(shown()).toEqual([]);
});

test('each goes in its own time, the oldest first (ERR-33)', () => {
  const { tell, shown, pass } = theToasts();
  tell({ kind: 'itemAdded' });
  pass(3_000);
  tell({ kind: 'itemUpdated' });

  pass(2_000);
  expect(shown()).toEqual(['itemUpdated']);
  pass(3_000);
  expect(shown()).toEqual([]);
});

test('dismissing one does not hurry another (ERR-33)', () => {
  const { actor, tell, shown, idOf, pass } = theToasts();
  tell({ kind: 'itemAdded' });
  pass(3_000);
  tell({ kind: 'itemUpdated' });
  actor.send({ type: 'toast.dismiss', id: idOf(0) });

  pass(2_000);
  pass(2_999);
  expect(shown()).toEqual(['itemUpdated']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('nothing goes while the pointer rests on it, and then it stays its time again', () => {
  const { actor, tell, shown, pass } = theToasts();
  tell({ kind: 'itemAdded' });
  actor.send({ type: 'toasts.hold' });
  pass(60_000);
  tell({ kind: 'itemUpdated' });
  expect(shown()).toEqual(['itemAdded', 'itemUpdated']);

  actor.send({ type: 'toasts.release' });
  pass(4_999);
  expect(shown()).toEqual(['itemAdded', 'itemUpdated']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('dismissing the only one does not hold one that comes later (ERR-33)', () => {
  const { actor, tell, shown, idOf, pass } = theToasts();
  tell({ kind: 'itemAdded' });
  actor.send({ type: 'toasts.hold' });
  actor.send({ type: 'toast.dismiss', id: idOf(0) });
  tell({ kind: 'itemUpdated' });

  pass(5_000);
  expect(shown()).toEqual([]);
});

const dosaRemoved = { kind: 'itemRemoved', line: id<'CartLine'>(1), name: 'Masala Dosa' } as const;
const backInCart = { to: 'cart', event: { type: 'cart.undo', line: id<'CartLine'>(1) } } as const;
const idliRemoved = { kind: 'itemRemoved', line: id<'CartLine'>(2), name: 'Idli' } as const;

test('a removed line can be taken back for ten seconds (ERR-32, D-101)', () => {
  const { actor, tell, shown, idOf, pass, undone } = theToasts();
  tell(dosaRemoved);
  pass(9_999);
  expect(shown()).toEqual(['itemRemoved']);

  actor.send({ type: 'toast.undo', id: idOf(0) });

  expect([shown(), undone]).toEqual([[], [backInCart]]);
});

test('two lines removed at once are told of one by one, and either can be taken back (D-101)', () => {
  const { actor, tell, shown, idOf, undone } = theToasts();
  tell(dosaRemoved);
  tell(idliRemoved);
  expect(shown()).toEqual(['itemRemoved', 'itemRemoved']);

  actor.send({ type: 'toast.undo', id: idOf(0) });

  expect([shown(), undone]).toEqual([['itemRemoved'], [backInCart]]);
});

test('bad news that can be taken back stays until the customer has decided (ERR-22, ERR-28)', () => {
  const { actor, tell, shown, idOf, pass, undone } = theToasts();
  const cleared = { lines: [], details: anHourlyTrip() };
  tell({ kind: 'tripCartElsewhere', name: 'Sedan', cleared });
  pass(60_000);
  expect(shown()).toEqual(['tripCartElsewhere']);

  actor.send({ type: 'toast.undo', id: idOf(0) });

  expect([shown(), undone]).toEqual([
    [],
    [{ to: 'tripCart', event: { type: 'lines.restore', cleared } }],
  ]);
});
