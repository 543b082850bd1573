import { ContainerModule } from 'inversify';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { CURRENT_SCOPE, HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import type { RentalWire } from './rental-wire.ts';

export const RENTAL_WIRE = token<RentalWire>('RentalWire');

export const rentalWireBindings = new ContainerModule(({ bind }) => {
  bind(RENTAL_WIRE).toResolvedValue(
    (
      http: HttpClient,
      { read, currency, timeZone }: CurrentScope,
      { report = () => {} }: Platform,
    ): RentalWire => ({ http, scope: read, currency, timeZone, report }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
});
