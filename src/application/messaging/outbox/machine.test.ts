import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { id, type Id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Letter } from '#domain/messaging/outbox.ts';
import type { Partner } from '#domain/messaging/partner.ts';
import { aMessage } from '#tests/support/builders/messaging.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { outboxMachine } from './machine.ts';
import * as select from './selectors.ts';
import type * as Outbox from './machine.ts';

const store: Partner = { kind: 'store', id: id(4) };
const ASHA = id<'Customer'>(1);
const offline: CallFailure = { kind: 'unreachable', cause: 'offline' };

function start() {
  const sent: Letter[] = [];
  const answers: Outbox.Answer[] = [];
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        watchCustomer: fromCallback(() => {}),
        watchNetwork: fromCallback(() => {}),
        sendLetter: fromPromise<Outbox.Answer, Letter>(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? ok(aMessage(sent.length, { isMine: true, text: input.text }));
        }),
      },
    }),
  ).start();
  const signsIn = (customer: Id<'Customer'> | null) =>
    outbox.send({ type: 'customer.change', customer });
  signsIn(ASHA);
  return {
    outbox,
    sent,
    signsIn,
    answersNext: (...given: Outbox.Answer[]) => void answers.push(...given),
    writes: (text: string) => {
      outbox.send({ type: 'text.type', to: store, text });
      outbox.send({ type: 'message.send', to: store, order: null });
    },
    unsent: () =>
      select
        .lettersOf(outbox.getSnapshot())
        .map(({ text, failure }) => [text, failure?.kind ?? null]),
    draft: () => select.draftOf(store)(outbox.getSnapshot()).text,
  };
}

describe('what a customer writes', () => {
  test('is sent one after the other, in the order in which it was written [CONV-01]', async () => {
    const app = start();
    app.writes('One');
    app.writes('Two');
    expect(app.unsent()).toEqual([
      ['One', null],
      ['Two', null],
    ]);

    await decisionsSettle();
    await decisionsSettle();

    expect(app.sent.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect([app.unsent(), app.draft()]).toEqual([[], '']);
  });

  test('that did not go stays, and goes when there is a network again [F8]', async () => {
    const app = start();
    app.answersNext(refuse(offline));
    app.writes('Hello');
    await decisionsSettle();
    expect(app.unsent()).toEqual([['Hello', 'unreachable']]);

    app.outbox.send({ type: 'network.return' });
    await decisionsSettle();

    expect(app.unsent()).toEqual([]);
    // The same number, so that the server takes the letter once.
    expect(app.sent.map(({ number }) => number)).toEqual([1, 1]);
  });

  test('is not lost when the session ends, and goes when its writer has signed in again', async () => {
    const app = start();
    app.answersNext(refuse({ kind: 'signedOut' }));
    app.writes('Hello');
    app.outbox.send({ type: 'text.type', to: store, text: 'And by the way' });
    await decisionsSettle();
    expect([app.unsent(), app.draft()]).toEqual([[['Hello', null]], 'And by the way']);

    app.signsIn(null);
    app.signsIn(ASHA);
    await decisionsSettle();

    expect([app.unsent(), app.draft()]).toEqual([[], 'And by the way']);
  });

  test('is never sent by another customer, who does not see it either', async () => {
    const app = start();
    app.answersNext(refuse({ kind: 'signedOut' }));
    app.writes('Hello');
    await decisionsSettle();
    app.signsIn(null);

    app.signsIn(id(2));
    await decisionsSettle();

    expect([app.unsent(), app.sent.length]).toEqual([[], 1]);
  });

  test('is given up only by the one who wrote it', async () => {
    const app = start();
    app.answersNext(refuse({ kind: 'refused', status: 403, code: '', message: 'No.' }));
    app.writes('Hello');
    await decisionsSettle();
    app.outbox.send({ type: 'network.return' });
    expect(app.unsent()).toEqual([['Hello', 'refused']]);

    app.outbox.send({ type: 'letter.discard', letter: 1 });

    expect(app.unsent()).toEqual([]);
  });

  test('that a thread shows already is not sent any more', async () => {
    const app = start();
    app.answersNext(refuse(offline));
    app.writes('Hello');
    await decisionsSettle();

    app.outbox.send({ type: 'letters.arrive', letters: [1] });

    expect(app.unsent()).toEqual([]);
  });
});
