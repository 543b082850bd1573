import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type { Module } from '#domain/catalogue/module.ts';
import type { Result } from '#domain/kernel/result.ts';

/**
 * What customers like in a module. What a customer who is signed in says is kept by the server, of a guest by
 * this browser. Each is asked once in each module.
 */
export interface InterestsGateway {
  /** Whether there is something to ask, of this customer, in a module that need not be the current one. */
  isToBeAsked(module: Module): Promise<boolean>;
  /** What there is to choose from in the current module. */
  read(): Promise<Result<readonly Category[], CallFailure>>;
  save(chosen: readonly CategoryId[]): Promise<Result<null, CallFailure>>;
  /** The customer would rather not choose: what they chose before stays. */
  skip(): Promise<void>;
}
