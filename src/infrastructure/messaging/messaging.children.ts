export const messagingLateMachines = {
  conversations: async () => (await import('./messaging.bindings.ts')).conversationsChild,
  outbox: async () => (await import('./messaging.bindings.ts')).outboxChild,
};
