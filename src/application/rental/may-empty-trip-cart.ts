import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';

/** Only a module that rents vehicles restricts where they are handed over (D-81). */
export const mayEmptyTripCart =
  (tripCount: () => number): ModuleGate['isWanted'] =>
  ({ module, current }) =>
    module.type === 'rental' &&
    module.id !== current?.id &&
    module.zones.length > 0 &&
    tripCount() > 0;
