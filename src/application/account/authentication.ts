/** Why and how a visitor is asked to sign in. */
export type AuthenticationRequest = {
  readonly view: 'signIn' | 'signUp';
  /** Whether "Continue as guest" is among the answers; the configuration may still forbid it. */
  readonly offerGuest: boolean;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    authenticate: AuthenticationRequest;
  }
}

export type AuthenticationOutcome = 'signedIn' | 'guest' | 'dismissed';
