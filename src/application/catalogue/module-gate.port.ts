import type { OpenDialog } from '#application/kernel/dialog.ts';
import type { Module } from '#domain/catalogue/module.ts';

/** The module that is about to be chosen, and the one that the customer is in. */
export type ModuleSwitch = { readonly module: Module; readonly current: Module | null };

/** What a module of the app has to ask before another one is chosen. */
export interface ModuleGate {
  isWanted(to: ModuleSwitch): boolean;
  /** The dialog that asks; it answers "agreed" or "kept". */
  question(to: ModuleSwitch): OpenDialog;
}
