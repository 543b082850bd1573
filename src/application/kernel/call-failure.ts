export type Unreachable = {
  readonly kind: 'unreachable';
  readonly cause: 'offline' | 'timeout' | 'server' | 'broken';
  /** Milliseconds after which the server allows a retry. */
  readonly retryAfter?: number;
};

/**
 * A refusal. `message` is the server's own sentence in the customer's language; show it as it is.
 */
export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
  readonly message: string;
};

/** The token is missing, expired or revoked: sign in and repeat. */
export type SignedOut = { readonly kind: 'signedOut' };

/**
 * True where there is no such thing, or none visible from here. Other refusals are shown in their
 * own words.
 */
export const isAbsence = (failure: CallFailure | null): boolean =>
  failure?.kind === 'signedOut' || (failure?.kind === 'refused' && failure.status === 404);

/** Every failure of a call to the server. */
export type CallFailure = Unreachable | Refused | SignedOut;
