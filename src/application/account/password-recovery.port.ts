import type { Identifier } from '#domain/account/sign-in.ts';
import type { SaidAnswer, SendAnswer } from './sent-code.ts';
import type * as Recovery from '#application/account/recover-password/setup.ts';

/** Where a customer who forgot their password gets a new one. */
export interface PasswordRecovery {
  /** Sends a code, and says nothing of whether there is such an account. */
  send(identifier: Identifier, signal: AbortSignal): Promise<SendAnswer>;
  check(proof: Recovery.Proof, signal: AbortSignal): Promise<SaidAnswer>;
  /** The same twice changes nothing more. */
  reset(reset: Recovery.Reset, signal: AbortSignal): Promise<SaidAnswer>;
}
