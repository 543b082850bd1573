import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Address, AddressDraft, AddressId } from '#domain/location/address.ts';

/** Where a customer's addresses are kept. One that is another customer's is answered like one that never was. */
export interface AddressKeeper {
  /** Refused with 404 where the customer has no such address. */
  find(id: AddressId): Promise<Result<Address, CallFailure>>;
  /** As a new one where it has no id yet. The same twice is kept once. Answers its id, null where the server does not tell it. */
  save(
    draft: AddressDraft,
    id: AddressId | null,
    signal: AbortSignal,
  ): Promise<Result<AddressId | null, CallFailure>>;
  delete(id: AddressId, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
