import type { Module } from '#domain/catalogue/module.ts';

export interface ModuleStore {
  recall(): Module | null;
  save(module: Module): void;
}
