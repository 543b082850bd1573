import type { Scope } from '#application/account/scope.ts';
import { lateChild } from '#application/kernel/late-child.ts';
import type { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import type { outboxMachine } from '#application/messaging/outbox/machine.ts';

type Facts = { readonly scope: Scope };

/** The children of the storefront that this module brings, by their system id. Their code comes late. */
export const messagingChildren = {
  conversations: lateChild<typeof conversationsMachine>()(
    ({ scope }: Facts) => scope.principal.kind === 'customer',
    ({ scope }) => ({ isCustomer: scope.principal.kind === 'customer' }),
  ),
  /** The inbox asks for it. */
  outbox: lateChild<typeof outboxMachine>()(
    () => false,
    () => undefined,
  ),
};
