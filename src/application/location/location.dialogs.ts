import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import { pickLocationMachine } from './pick-location.machine.ts';
import type { PickRequest } from './pick-location.types.ts';

/** The dialogs of this module, by the id that opens them. */
export const locationDialogs = {
  pickLocation: dialog(
    pickLocationMachine,
    ({ place, config, identity }: DialogFacts, { use, atPosition = false }: PickRequest) => ({
      use,
      atPosition,
      centre: place?.point ?? config?.centre ?? DEFAULT_CENTRE,
      place,
      signedIn: identity.token !== null,
    }),
  ),
};
