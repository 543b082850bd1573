import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';

export type Event =
  | { readonly type: 'view.signIn' }
  | { readonly type: 'view.signUp' }
  | { readonly type: 'guest.continue' }
  | { readonly type: 'dialog.close' };

export type Input = {
  readonly request: AuthenticationRequest;
  readonly guestAllowed: boolean;
  readonly guestId: string | null;
};
export type Output = AuthenticationOutcome;
export type Context = Input;
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
