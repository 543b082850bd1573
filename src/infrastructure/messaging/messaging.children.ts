/** What fetches the children of the storefront that this module brings, by their system id. */
export const messagingLateMachines = {
  conversations: async () => (await import('./messaging.bindings.ts')).conversationsChild,
  outbox: async () => (await import('./messaging.bindings.ts')).outboxChild,
};
