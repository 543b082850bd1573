import { principalOf, type DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import { timeZoneIn } from './rental-scope.ts';
import type { moduleGateMachine } from '#application/rental/module-gate/machine.ts';
import type * as ModuleGate from '#application/rental/module-gate/machine.ts';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { TripFormRequest } from '#application/rental/search-trip/setup.ts';

export const rentalDialogs = {
  moduleGate: dialog<typeof moduleGateMachine>()(
    ({ identity }: DialogFacts, { module }: Pick<ModuleGate.Input, 'module'>) => ({
      who: principalOf(identity).key,
      module,
    }),
  ),
  /** Asks for the trip of a vehicle to add, or of all vehicles in the cart. */
  tripForm: dialog<typeof searchTripMachine>()(
    ({ config }: DialogFacts, request: TripFormRequest) => ({
      ...request,
      timeZone: timeZoneIn(config),
    }),
  ),
};
