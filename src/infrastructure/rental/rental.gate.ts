import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import { mayEmptyTripCart } from '#application/rental/may-empty-trip-cart.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { tripCountIn } from './cookie-trip-count.adapter.ts';

export const RENTAL_GATE = service((get): ModuleGate => ({
  isWanted: mayEmptyTripCart(() => tripCountIn(get(PLATFORM))),
  question: ({ module }) => ({ type: 'dialog.open', id: 'moduleGate', request: { module } }),
}));
