import { fromPromise } from 'xstate';
import { askDialog } from '#application/kernel/ask-dialog.ts';
import type { ModuleGate, ModuleSwitch } from './module-gate.port.ts';

/**
 * Asks the gates of other modules one after the other before a module is chosen. One refusal
 * suffices. Where a question cannot be asked, no module is chosen: its subject might be lost.
 */
export const createAskGates = (gates: readonly ModuleGate[]) =>
  fromPromise<boolean, ModuleSwitch>(async ({ input, system, signal }) => {
    for (const gate of gates.filter(({ isWanted }) => isWanted(input))) {
      const outcome: unknown = await askDialog(gate.question(input), { system, signal });
      if (outcome !== 'agreed') return false;
    }
    return true;
  });
