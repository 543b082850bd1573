import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import type { Wishlist } from '#domain/wishlist/wishlist.ts';

/** Where a customer's wishlist is kept. Who asks, and in which module, is known to the gateway. */
export interface WishlistGateway {
  /** Items and stores: those of the place and the module. */
  read(signal: AbortSignal): Promise<Result<Wishlist, CallFailure>>;
  /** Vehicles and providers. */
  readRental(signal: AbortSignal): Promise<Result<Wishlist, CallFailure>>;
  /** Both answer in the server's own words, which may be empty. */
  add(wish: Wish): Promise<Result<string, CallFailure>>;
  remove(wish: Wish): Promise<Result<string, CallFailure>>;
}
