import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import { lateMachine } from '#application/kernel/late-child.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { searchTripMachine } from './search-trip.machine.ts';
import type { TripFormRequest } from './search-trip.types.ts';

export const timeZoneIn = (config: DialogFacts['config']) => {
  if (!config) throw new Defect('A trip is searched before the configuration is there');
  return config.timeZone;
};

/** The dialogs of this module, by the id that opens them. */
export const rentalDialogs = {
  /** Which trip it is, for a vehicle that is to be added or for all in the cart. The search of a trip opens it. */
  tripForm: dialog(
    lateMachine<typeof searchTripMachine>(),
    ({ config }: DialogFacts, request: TripFormRequest) => ({
      ...request,
      timeZone: timeZoneIn(config),
    }),
  ),
};
