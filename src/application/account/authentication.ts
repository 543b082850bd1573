export type AuthenticationRequest = {
  readonly view: 'signIn' | 'signUp';
  /** True to offer "Continue as guest"; the configuration may still forbid it. */
  readonly offerGuest: boolean;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    authenticate: AuthenticationRequest;
  }
}

export type AuthenticationOutcome = 'signedIn' | 'guest' | 'dismissed';
