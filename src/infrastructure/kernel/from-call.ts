import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An actor that makes one call, aborted when the actor is stopped. */
export const fromCall = <Input, Output>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
