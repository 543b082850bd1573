export const messagingLateMachines = {
  conversations: async () => (await import('./messaging.bindings.ts')).CONVERSATIONS_MACHINE,
  outbox: async () => (await import('./messaging.bindings.ts')).OUTBOX_MACHINE,
};
