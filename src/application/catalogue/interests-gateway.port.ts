import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';

/**
 * Interests in a module. The server stores those of customers, this browser those of guests. Each
 * is asked once per module.
 */
export interface InterestsGateway {
  /** True where this customer has yet to be asked, in a module that need not be the current one. */
  isToBeAsked(module: Module): Promise<boolean>;
  read(): Promise<Result<readonly Category[], CallFailure>>;
  save(chosen: readonly CategoryId[]): Promise<Result<null, CallFailure>>;
  /** Keeps earlier choices. */
  skip(): Promise<void>;
}
