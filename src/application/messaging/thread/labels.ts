import { labelsOf } from '#application/kernel/labels-of.ts';
import type { threadMachine } from './machine.ts';

export const labels = labelsOf<typeof threadMachine>({
  events: {
    'thread.retry': 'the customer asks again for what was said',
    'older.ask': 'the customer asks for what was said before',
  },
  guards: { olderIsThere: 'more was said than is on show' },
  actions: {
    setNewest: 'show what was said last',
    setOlder: 'show what was said before, too',
    reportRead: 'count nothing of it as unread any more',
    reportArrived: 'tell the outbox which letters have arrived',
  },
  actors: {
    readThread: {
      does: 'ask the server what was said',
      accepted: 'it has been read',
      refused: 'there is no such conversation for this customer',
      failed: 'it could not be read',
    },
  },
  delays: { pollInterval: 'half a minute' },
});
