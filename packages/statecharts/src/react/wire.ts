import type { HeldCall } from '../flow/xstate-internals.ts';

/** The app below the ports, where answers come over HTTP. */
export type Wire = {
  /** Makes the call over HTTP, where its format is declared. */
  readonly ask: (id: string, call: HeldCall) => void;
  /** Sends the answer of this outcome. False where its format is not declared. */
  readonly answers: (id: string, outcome: string) => Promise<boolean>;
};
