import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Address, AddressId } from '#domain/location/address.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'address.delete'; readonly address: Address }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };

export type Context = {
  /** The address that is about to be deleted. */
  readonly address: Address | null;
  /** Why it could not be deleted. */
  readonly failure: CallFailure | null;
};

export type Tag = 'asking' | 'busy';
export type DeleteAnswer = Result<null, CallFailure>;
export type Deletion = { readonly id: AddressId };
