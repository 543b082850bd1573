import type { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { UnreadBadge } from '#ui/messaging/parts/unread-badge.tsx';

/** The badge alone: the header renders it for customers. */
export const view: ViewFixture<typeof conversationsMachine> = async ({
  machine,
  inspect,
  input,
}) => {
  const token = input.isCustomer ? { token: 't1' } : {};
  const { app } = await startApp({ machines: { conversations: machine }, inspect, ...token });
  app.storefront.send({ type: 'child.want', id: 'conversations', command: null });
  return { view: <UnreadBadge />, app, path: '/' };
};
