import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import { mayLoseTripCart } from '#application/rental/may-lose-trip-cart.ts';
import type { moduleGateMachine } from '#application/rental/module-gate.machine.ts';
import { PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import { LATE_MACHINES, type LateMachines } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { tripCountIn } from './cookie-trip-count.adapter.ts';

type Container = Parameters<ReturnType<typeof machine>>[0];

/** The choice of a module has its code fetched before it opens it. */
export const moduleGateDialog = (container: Container): typeof moduleGateMachine =>
  container.get(LATE_MACHINES).machines.moduleGate as typeof moduleGateMachine;

/** What this module asks before another is chosen. */
export const rentalGate = machine(
  (platform: Platform, late: LateMachines): ModuleGate => ({
    isWanted: mayLoseTripCart(() => tripCountIn(platform)),
    fetch: () =>
      platform
        .persistently(() => late.fetch('moduleGate'))
        .then(
          () => true,
          () => false,
        ),
    question: ({ module }) => ({ type: 'dialog.open', id: 'moduleGate', request: { module } }),
  }),
  [PLATFORM, LATE_MACHINES],
);
