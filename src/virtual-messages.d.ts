declare module 'virtual:messages/hi' {
  export const messages: import('#ui/kernel/load-messages.ts').Messages;
}

declare module 'virtual:messages/hi/charts' {
  export const messages: import('#ui/kernel/load-messages.ts').Messages;
}
