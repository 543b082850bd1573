import type { Identifier } from '#domain/account/sign-in.ts';
import type { SaidAnswer, SendAnswer } from './sent-code.ts';
import type * as Recovery from '#application/account/recover-password/machine.ts';

export interface PasswordRecovery {
  /** Sends a code. Never reveals whether the account exists. */
  send(identifier: Identifier, signal: AbortSignal): Promise<SendAnswer>;
  check(proof: Recovery.Proof, signal: AbortSignal): Promise<SaidAnswer>;
  /** Idempotent. */
  reset(reset: Recovery.Reset, signal: AbortSignal): Promise<SaidAnswer>;
}
