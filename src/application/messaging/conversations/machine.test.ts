import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Scope } from '#application/account/scope.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aConversation } from '#tests/support/builders/messaging.ts';
import { conversationsMachine } from './machine.ts';
import { unreadOf } from './selectors.ts';
import type * as Conversations from './machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const HALF_A_MINUTE = 30_000;

const offline = refuse({ kind: 'unreachable', cause: 'offline' } as const);
const two = [aConversation({ unread: 2 }), aConversation({ id: id(8), unread: 3 })];

function start(isCustomer: boolean) {
  let asked = 0;
  const answers: Conversations.Answer[] = [];
  const actor = createActor(
    conversationsMachine.provide({
      actors: {
        watchPage: fromCallback(() => {}),
        readConversations: fromPromise<Conversations.Answer, undefined>(async () => {
          asked += 1;
          return answers.shift() ?? ok(two);
        }),
      },
    }),
    { input: { isCustomer } },
  ).start();
  return {
    actor,
    asked: () => asked,
    answersNext: (answer: Conversations.Answer) => void answers.push(answer),
    unread: () => unreadOf(actor.getSnapshot()),
  };
}

const customer = (key: string) => ({ kind: 'customer', key }) as const;
const guest = { kind: 'guest', key: 'guest:1', byChoice: true, sessionEnded: false } as const;
const becomes = (was: Scope['principal'], is: Scope['principal']) => ({
  type: 'scope.change' as const,
  before: { principal: was, place: null, module: null },
  scope: { principal: is, place: null, module: null },
});

describe('the conversations of a customer', () => {
  test('are read at once, and every half minute from then [CONV-03, CONST-13]', async () => {
    const app = start(true);
    await passes(0);
    expect([app.asked(), app.unread()]).toEqual([1, 5]);

    await passes(HALF_A_MINUTE - 1);
    expect(app.asked()).toBe(1);
    await passes(1);
    expect(app.asked()).toBe(2);
  });

  test('are not read while the tab is hidden, and at once when it shows again [CONV-03, D-85]', async () => {
    const app = start(true);
    await passes(0);

    app.actor.send({ type: 'page.hide' });
    await passes(10 * HALF_A_MINUTE);
    expect(app.asked()).toBe(1);

    app.actor.send({ type: 'page.show' });
    await passes(0);
    expect(app.asked()).toBe(2);
  });

  test('that could not be read stay as they were, and are read at the next tick [D-85]', async () => {
    const app = start(true);
    await passes(0);
    app.answersNext(offline);
    await passes(HALF_A_MINUTE);
    expect(app.unread()).toBe(5);

    app.answersNext(ok([]));
    await passes(HALF_A_MINUTE);
    expect(app.unread()).toBe(0);
  });

  test('are no longer unread once they are on show [D-50]', async () => {
    const app = start(true);
    await passes(0);
    app.answersNext(offline);

    app.actor.send({ type: 'conversation.read', conversation: id(8) });

    expect(app.unread()).toBe(2);
  });

  test('are none of the next customer’s [CONV-02]', async () => {
    const app = start(true);
    await passes(0);
    app.answersNext(offline);

    app.actor.send(becomes(customer('customer:asha'), customer('customer:ben')));

    expect(app.unread()).toBe(0);
  });
});

test('a guest has none, and nothing is asked for them [CONV-03]', async () => {
  const app = start(false);
  await passes(10 * HALF_A_MINUTE);
  expect(app.asked()).toBe(0);

  app.actor.send(becomes(guest, customer('customer:asha')));
  await passes(0);
  expect([app.asked(), app.unread()]).toEqual([1, 5]);

  app.actor.send(becomes(customer('customer:asha'), guest));
  await passes(10 * HALF_A_MINUTE);
  expect([app.asked(), app.unread()]).toEqual([1, 0]);
});
