import { createContext, use, type ComponentType } from 'react';
import type { ModuleType } from '#domain/catalogue/module.ts';

export type ModuleHomes = Readonly<Partial<Record<ModuleType, ComponentType>>>;

/** The home of modules that have no stores, given from outside: the catalogue does not know them. */
export const ModuleHomesContext = createContext<ModuleHomes>({});

export const useModuleHomes = (): ModuleHomes => use(ModuleHomesContext);
