import type { DialogFacts, Scope } from '#application/account/scope.ts';
import type { Principal } from '#domain/account/principal.ts';
import { Defect } from '#domain/kernel/defect.ts';

export type RentalScope = {
  readonly who: Principal['key'];
  /** True while a module that rents vehicles is chosen. Elsewhere the cart is not even read. */
  readonly isRental: boolean;
};

export const rentalScopeIn = ({ principal, module }: Scope): RentalScope => ({
  who: principal.key,
  isRental: module?.type === 'rental',
});

export const timeZoneIn = (config: DialogFacts['config']) => {
  if (!config) throw new Defect('A trip is searched before the configuration is there');
  return config.timeZone;
};
