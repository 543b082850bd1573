import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import type { Result } from '#domain/kernel/result.ts';
import type * as Devices from '#application/account/devices/machine.ts';

export interface SessionList {
  read(): Promise<Result<readonly DeviceSession[], CallFailure>>;
  /** Ends one session, or all but this one. Returns the server's own sentence. */
  end(which: Devices.Which, signal: AbortSignal): Promise<Devices.EndAnswer>;
}
