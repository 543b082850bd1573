import { ContainerModule } from 'inversify';
import { pickLocationMachine } from '#application/location/pick-location.machine.ts';
import type { ZoneReader } from '#application/location/zone-reader.port.ts';
import { token } from '#infrastructure/kernel/token.ts';

export const PICK_LOCATION_MACHINE = token<typeof pickLocationMachine>('PickLocationMachine');
export const ZONE_READER = token<ZoneReader>('ZoneReader');

/** Which adapter answers which port of this module. */
export const locationBindings = new ContainerModule(({ bind }) => {
  bind(PICK_LOCATION_MACHINE).toConstantValue(pickLocationMachine);
  bind(ZONE_READER).toConstantValue({} as ZoneReader);
});
