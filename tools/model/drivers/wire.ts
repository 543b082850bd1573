import type { HeldCall } from '../xstate-internals.ts';

/** The app below the ports, where a step lets each answer come over HTTP. */
export type Wire = {
  /** Has the call asked over HTTP, if that is known to be what it does. */
  readonly ask: (id: string, call: HeldCall) => void;
  /** Lets the answer come that means this outcome. False where its shape was not given. */
  readonly answers: (id: string, outcome: string) => Promise<boolean>;
};
