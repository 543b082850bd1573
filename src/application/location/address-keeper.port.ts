import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Address, AddressDraft, AddressId } from '#domain/location/address.ts';

/** A customer's saved addresses. Another customer's address is answered like a missing one. */
export interface AddressKeeper {
  /** Refused with 404 where the customer has no such address. */
  find(id: AddressId): Promise<Result<Address, CallFailure>>;
  /**
   * Creates an address without an id. Idempotent. Returns its id; null where the server does not
   * tell it.
   */
  save(
    draft: AddressDraft,
    id: AddressId | null,
    signal: AbortSignal,
  ): Promise<Result<AddressId | null, CallFailure>>;
  delete(id: AddressId, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
