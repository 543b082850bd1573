import type { SnapshotFrom } from 'xstate';
import type { threadMachine } from '#application/messaging/thread/machine.ts';
import { hasOlder } from '#application/messaging/thread/selectors.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof threadMachine>;

const older = says('messaging.thread.older');
const retry = says('kernel.failure.retry');
const messages = says('messaging.thread.list', { name: 'Saffron Lane' });

async function seesThread(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  await person.sees('heading', 'Saffron Lane');
  const list = person.within('region', messages);
  if (context.messages.length === 0) await list.reads(says('messaging.thread.nothing'));
  else await list.readsInOrder(...context.messages.map(({ text }) => text));
  for (const { text } of context.fresh) {
    await person.reads(says('messaging.thread.said', { name: 'Saffron Lane', text }));
  }
  if (context.failure) await list.reads(failureText(context.failure));
  if (!hasOlder(planned)) await person.doesNotSee('button', older);
}

export const page = definePage(flow, {
  states: {
    opening: (person) => person.reads(says('messaging.thread.loading')),
    missing: (person) => person.reads(says('messaging.thread.missing')),
    unread: async (person, { context: { failure } }) => {
      if (failure) await person.reads(failureText(failure));
      await person.canPress('button', retry);
    },
    shown: {
      always: seesThread,
      waiting: async (person, planned) => {
        if (hasOlder(planned)) await person.canPress('button', older);
      },
      refreshing: async (person, planned) => {
        if (hasOlder(planned)) await person.canPress('button', older);
      },
      readingOlder: (person) => person.cannotPress('button', older),
      paused: seesThread,
    },
  },
  events: {
    'thread.retry': pressing('button', retry),
    'older.ask': pressing('button', older),
    'page.show': { sentBy: 'the app', because: 'The browser says that the tab is looked at.' },
    'page.hide': { sentBy: 'the app', because: 'The browser says that another tab is looked at.' },
  },
});
