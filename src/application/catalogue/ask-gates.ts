import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { ModuleGate, ModuleSwitch } from './module-gate.port.ts';

/**
 * Asks, one after the other, what other modules have to ask before this one is chosen. One refusal is enough.
 * Where a question could not be asked, nothing is chosen: what it is about may be lost.
 */
export const createAskGates = (gates: readonly ModuleGate[]) =>
  fromPromise<boolean, ModuleSwitch>(async ({ input, system, signal }) => {
    for (const gate of gates.filter(({ isWanted }) => isWanted(input))) {
      const outcome: unknown = await askDialog(gate.question(input), { system, signal });
      if (outcome !== 'agreed') return false;
    }
    return true;
  });
