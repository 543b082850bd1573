import type { CategoryId } from '#domain/catalogue/category.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';

/** Modules in which this browser's customer was asked for interests, and a guest's choices. */
export interface InterestMemory {
  /** Null: not asked yet. */
  recall(module: ModuleId): readonly CategoryId[] | null;
  keep(module: ModuleId, chosen: readonly CategoryId[]): void;
}
