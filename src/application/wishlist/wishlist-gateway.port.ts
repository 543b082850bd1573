import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Wish } from '#domain/wishlist/wish.ts';
import type { Wishlist } from '#domain/wishlist/wishlist.ts';

/** The gateway knows principal and module. */
export interface WishlistGateway {
  /** Items and stores of the place and the module. */
  read(signal: AbortSignal): Promise<Result<Wishlist, CallFailure>>;
  /** Vehicles and providers. */
  readRental(signal: AbortSignal): Promise<Result<Wishlist, CallFailure>>;
  /** Both return the server's own words, which may be empty. */
  add(wish: Wish): Promise<Result<string, CallFailure>>;
  remove(wish: Wish): Promise<Result<string, CallFailure>>;
}
