import type { CallFailure } from '#application/kernel/call-failure.ts';
import type {
  IdentifierRefusal,
  NewPasswordForm,
  NewPasswordRefusals,
} from '#domain/account/recovery.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Identifier } from '#domain/account/sign-in.ts';
import type { CodeRefusal } from '#domain/account/verification-code.ts';

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    recoverPassword: null;
  }
}

export type SubmitIdentifier = { readonly type: 'identifier.submit'; readonly identifier: string };
export type SubmitCode = { readonly type: 'code.submit'; readonly code: string };
export type SubmitPassword = {
  readonly type: 'password.submit';
  readonly form: NewPasswordForm;
};

/** What a view may send. */
export type Command =
  | SubmitIdentifier
  | SubmitCode
  | { readonly type: 'code.resend' }
  | SubmitPassword
  /** It is another address or phone after all, or another code is needed. */
  | { readonly type: 'identifier.change' }
  | { readonly type: 'dialog.close' };

export type Input = {
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
};
export type Output = 'changed' | 'dismissed';

export type Context = Input & {
  readonly identifier: Identifier | null;
  readonly identifierRefusal: IdentifierRefusal | null;
  /** How long no other code is sent, in milliseconds. */
  readonly resendIn: number;
  readonly mayResend: boolean;
  /** Kept once it is known to be right, since the new password is set with it. */
  readonly code: string;
  readonly codeRefusal: CodeRefusal | null;
  /** What is being saved; empty otherwise. */
  readonly password: string;
  readonly passwordRefusals: NewPasswordRefusals;
  readonly failure: CallFailure | null;
};

export type Proof = { readonly identifier: Identifier; readonly code: string };
export type Reset = Proof & { readonly password: string };

export type Tag = 'identifying' | 'coding' | 'choosing' | 'busy';
