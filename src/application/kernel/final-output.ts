import type { DoneStateEvent } from 'xstate';

/** What the final state in which a machine has ended puts out, as the machine's own output. */
export const finalOutput =
  <Output>() =>
  ({ event }: { readonly event: DoneStateEvent }): Output =>
    event.output as Output;
