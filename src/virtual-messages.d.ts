declare module 'virtual:messages/hi' {
  export const messages: import('#ui/kernel/load-messages.ts').Messages;
}
