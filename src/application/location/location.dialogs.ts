import type { DialogFacts } from '#application/account/scope.ts';
import { dialog } from '#application/kernel/dialog.ts';
import { DEFAULT_CENTRE } from '#domain/location/geo-point.ts';
import type { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';

export const locationDialogs = {
  pickLocation: dialog<typeof pickLocationMachine>()(
    ({ place, config, identity }: DialogFacts, { use, at, atPosition = false }: PickRequest) => ({
      use,
      atPosition,
      centre: at?.point ?? place?.point ?? config?.centre ?? DEFAULT_CENTRE,
      place: at ? { ...at, zones: '[]' } : place,
      signedIn: identity.token !== null,
    }),
  ),
  saveAddress: dialog<typeof saveAddressMachine>()(({ place, config }: DialogFacts, _: null) => ({
    id: null,
    centre: config?.centre ?? DEFAULT_CENTRE,
    place,
    asked: true,
    country: config?.country ?? '',
  })),
};
