import type { OpenDialog } from '#application/kernel/dialog.ts';
import type { Module } from '#domain/catalogue/module.ts';

export type ModuleSwitch = { readonly module: Module; readonly current: Module | null };

/** A module's question before another module is chosen. */
export interface ModuleGate {
  isWanted(to: ModuleSwitch): boolean;
  question(to: ModuleSwitch): OpenDialog;
}
