import type { Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import type { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import type { outboxMachine } from '#application/messaging/outbox/machine.ts';

type Facts = { readonly scope: Scope };

export const messagingChildren = {
  conversations: lateChild<typeof conversationsMachine>()(
    ({ scope }: Facts) => scope.principal.kind === 'customer',
    ({ scope }) => ({ isCustomer: scope.principal.kind === 'customer' }),
  ),
  outbox: lateChild<typeof outboxMachine>()(
    () => false,
    () => undefined,
  ),
};
