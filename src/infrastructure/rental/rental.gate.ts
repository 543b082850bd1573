import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import { mayEmptyTripCart } from '#application/rental/may-empty-trip-cart.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { tripCountIn } from './cookie-trip-count.adapter.ts';

export const rentalGate = machine(
  (platform: Platform): ModuleGate => ({
    isWanted: mayEmptyTripCart(() => tripCountIn(platform)),
    question: ({ module }) => ({ type: 'dialog.open', id: 'moduleGate', request: { module } }),
  }),
  [PLATFORM],
);
