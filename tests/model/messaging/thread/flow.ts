import type { SnapshotFrom } from 'xstate';
import { readThread } from '#contract/messaging.ts';
import { hasOlder } from '#application/messaging/thread/rules.ts';
import { threadMachine } from '#application/messaging/thread/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { aWireMessage, aWireThread } from '#tests/support/builders/messaging-wire.ts';
import { defineFlow } from '@sundry/statecharts';

const CONVERSATION = { conversation: id<'Conversation'>(7) };
const asks = { thread: CONVERSATION, page: 1 };

/** The newest of this many messages, twenty to a page. */
const newest = (last: number) =>
  Array.from({ length: Math.min(20, last) }, (_, at) =>
    aWireMessage(last - at, { isMine: (last - at) % 2 === 0 }),
  );
const thread = (last: number, messages = newest(last)) =>
  answered(aWireThread(messages, { total_size: last }));

const wire = {
  readThread: calling(
    readThread,
    {
      'two messages': thread(2),
      'the newest of 30': thread(30),
      'nothing yet': answered(aWireThread([])),
      'no such thread': refusedAs('refused', refusal(404, 'conversation_id', 'It is not there.')),
      signedOut: failures.signedOut,
      unreachable: failures.unreachable,
    },
    { asks },
  ),
  refreshThread: calling(
    readThread,
    {
      'the same two': thread(2),
      'a third message': thread(3),
      'one after the 30': thread(31),
      ...failures,
    },
    { asks, capability: 'readThread' },
  ),
  readOlder: calling(
    readThread,
    {
      'the ten before': thread(
        30,
        Array.from({ length: 10 }, (_, at) => aWireMessage(10 - at)),
      ),
      ...failures,
    },
    { asks: { ...asks, page: 2 }, capability: 'readThread' },
  ),
};

/** A thread never loses messages. */
function mayAnswer(
  { context: { messages } }: SnapshotFrom<typeof threadMachine>,
  outcome: string,
): boolean {
  const last = messages.at(-1)?.id ?? 0;
  if (outcome === 'the same two' || outcome === 'a third message') return last <= 2;
  return outcome !== 'one after the 30' || last === 30;
}

export const flow = defineFlow({
  name: 'messaging/thread',
  machine: threadMachine,
  inputs: {
    'a conversation': { thread: CONVERSATION },
    'a store that is written to first': {
      thread: { partner: { kind: 'store', id: id<'Store'>(4) } },
    },
  },
  events: {
    'thread.retry': { '': {} },
    'older.ask': { '': {} },
    'page.show': { '': {} },
    'page.hide': { '': {} },
  },
  calls: { refreshThread: 'readThread', readOlder: 'readThread' },
  wire,
  outcomes: await outcomesOf(threadMachine, wire),
  neverFails: ['watchPage'],
  within: (it, step) => step.kind !== 'outcome' || mayAnswer(it, step.outcome),
  project: ({ context }) => ({
    contact: context.contact !== null,
    conversation: context.conversation,
    first: context.messages[0]?.id ?? null,
    last: context.messages.at(-1)?.id ?? null,
    total: context.total,
    fresh: context.fresh.length,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'no message is there twice, and they are in order': ({ context: { messages } }) =>
      messages.every(({ id: own }, at) => at === 0 || own > (messages[at - 1]?.id ?? 0)),
    'what is on show is of a partner who is known': (it) =>
      !it.hasTag('shown') || it.context.contact !== null,
    'the way to what is older is open while there is more': (it) =>
      !it.can({ type: 'older.ask' }) || hasOlder(it.context),
  },
});
