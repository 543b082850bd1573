import type { Channel } from '#domain/account/verification-code.ts';
import type { SaidAnswer, SendAnswer } from './sent-code.ts';
import type * as Verification from '#application/account/verification/machine.ts';

export interface ContactVerifier {
  /**
   * Sends a code to the account's current address or phone. A code that is already on its way
   * counts as sent.
   */
  send(channel: Channel, signal: AbortSignal): Promise<SendAnswer>;
  verify(typed: Verification.TypedCode, signal: AbortSignal): Promise<SaidAnswer>;
}
