import type { Channel } from '#domain/account/verification-code.ts';
import type { SaidAnswer, SendAnswer } from './sent-code.ts';
import type * as Verification from '#application/account/verification/machine.ts';

/** Where a customer proves that an e-mail address or phone is theirs. */
export interface ContactVerifier {
  /** Sends a code to what the account has now. One that is on its way already counts as sent. */
  send(channel: Channel, signal: AbortSignal): Promise<SendAnswer>;
  verify(typed: Verification.TypedCode, signal: AbortSignal): Promise<SaidAnswer>;
}
