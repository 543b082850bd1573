import { paths } from '#application/kernel/path.ts';
import type { threadMachine } from '#application/messaging/thread/machine.ts';
import { inboxOf } from '#tests/model/messaging/inbox-of.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { InboxPage } from '#ui/messaging/pages/inbox-page.tsx';

export const view: ViewFixture<typeof threadMachine> = async ({ machine, inspect, input }) => {
  const messaging = inboxOf({ thread: machine });
  const { app } = await startApp({ inspect, token: 't1', messaging });
  const talk = 'conversation' in input.thread ? input.thread : ({ with: 'store:4' } as const);
  return { view: <InboxPage />, app, path: paths.inbox(talk) };
};
