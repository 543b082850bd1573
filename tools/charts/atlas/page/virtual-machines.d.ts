declare module 'virtual:machines' {
  export const machines: Readonly<Record<string, import('xstate').AnyStateMachine>>;
}
