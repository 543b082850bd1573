import type { CategoryId } from '#domain/catalogue/category.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';

/** In which modules this browser's customer was asked what they like, and what a guest has chosen there. */
export interface InterestMemory {
  /** Null: not asked yet. */
  recall(module: ModuleId): readonly CategoryId[] | null;
  keep(module: ModuleId, chosen: readonly CategoryId[]): void;
}
