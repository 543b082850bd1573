import type { Scope } from '#application/account/scope.ts';
import type { Principal } from '#domain/account/principal.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import type { ZoneId } from '#domain/location/zone.ts';

/** Who rents, and where. */
export type Renter = {
  readonly who: Principal['key'];
  /** Whether a module that rents vehicles is chosen. Elsewhere the cart is not even read. */
  readonly isRental: boolean;
  readonly zones: readonly ZoneId[];
};

export const renterIn = ({ principal, module, place }: Scope): Renter => ({
  who: principal.key,
  isRental: module?.type === 'rental',
  zones: zonesOf(place?.zones),
});
