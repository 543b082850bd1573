import { paths } from '#application/kernel/path.ts';
import type { outboxMachine } from '#application/messaging/outbox/machine.ts';
import { inboxOf } from '#tests/model/messaging/inbox-of.tsx';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { InboxPage } from '#ui/messaging/pages/inbox-page.tsx';

export const view: ViewFixture<typeof outboxMachine> = async ({ machine, inspect }) => {
  const outbox = machine;
  const { app } = await startApp({
    ...{ machines: { outbox }, inspect, token: 't1' },
    messaging: inboxOf(),
  });
  return { view: <InboxPage />, app, path: paths.inbox({ with: 'store:4' }) };
};
