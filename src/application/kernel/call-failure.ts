/** The other side could not be asked, or could not be understood. Trying again later may work. */
export type Unreachable = {
  readonly kind: 'unreachable';
  readonly cause: 'offline' | 'timeout' | 'server' | 'broken';
  /** The server said that it will pass, and after how many milliseconds to ask again. */
  readonly retryAfter?: number;
};

/** The server said no. `message` is its own sentence, in the customer's language; show it as it is. */
export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
  readonly message: string;
};

/** The token is missing, expired or revoked: sign in, then the same again. */
export type SignedOut = { readonly kind: 'signedOut' };

/** There is no such thing, or none that may be seen from here. Other refusals are told in their own words. */
export const isAbsence = (failure: CallFailure | null): boolean =>
  failure?.kind === 'signedOut' || (failure?.kind === 'refused' && failure.status === 404);

/** Everything that can go wrong with asking the app something. */
export type CallFailure = Unreachable | Refused | SignedOut;
