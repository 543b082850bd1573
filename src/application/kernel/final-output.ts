import type { DoneStateEvent } from 'xstate';

/** Output of the final state, as the output of the machine. */
export const finalOutput =
  <Output>() =>
  ({ event }: { readonly event: DoneStateEvent }): Output =>
    event.output as Output;
