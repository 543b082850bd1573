import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Channel, CodeRefusal } from '#domain/account/verification-code.ts';

/** What is to be verified. */
export type VerificationRequest = {
  readonly channel: Channel;
  /** The e-mail address or phone, as the customer reads it. */
  readonly recipient: string;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    verification: VerificationRequest;
  }
}

export type SubmitCode = { readonly type: 'code.submit'; readonly code: string };

/** What a view may send. */
export type Command =
  | SubmitCode
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'dialog.close' };

export type Input = VerificationRequest;
export type Output = 'verified' | 'dismissed';

export type Context = Input & {
  /** How long no other code is sent, in milliseconds. */
  readonly resendIn: number;
  readonly mayResend: boolean;
  /** What is being checked; empty otherwise. */
  readonly code: string;
  readonly refusal: CodeRefusal | null;
  readonly failure: CallFailure | null;
};

export type TypedCode = { readonly channel: Channel; readonly code: string };

export type Tag = 'sending' | 'unsent' | 'checking';
