import type { Module } from '#domain/catalogue/module.ts';

/** This browser's memory of the module it shops in. Rubbish in it counts as nothing. */
export interface ModuleStore {
  recall(): Module | null;
  remember(module: Module): void;
}
