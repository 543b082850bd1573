import type * as Devices from '#application/account/devices/machine.ts';

export interface SessionList {
  /** Ends one session, or all but this one. Returns the server's own sentence. */
  end(which: Devices.Which, signal: AbortSignal): Promise<Devices.EndAnswer>;
}
