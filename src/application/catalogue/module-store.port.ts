import type { Module } from '#domain/catalogue/module.ts';

/** The module that is stored in this browser. What cannot be read counts as nothing. */
export interface ModuleStore {
  recall(): Module | null;
  save(module: Module): void;
}
