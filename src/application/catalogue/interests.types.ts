import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Category, CategoryId } from '#domain/catalogue/category.ts';
import type { Result } from '#domain/kernel/result.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'interest.toggle'; readonly id: CategoryId }
  | { readonly type: 'interests.save' }
  | { readonly type: 'interests.skip' }
  | { readonly type: 'interests.retry' };

export type Context = {
  readonly categories: readonly Category[];
  readonly chosen: readonly CategoryId[];
  readonly failure: CallFailure | null;
};
export type Tag = 'loading' | 'choosing' | 'busy' | 'failed';
export type ReadAnswer = Result<readonly Category[], CallFailure>;
export type SaveAnswer = Result<null, CallFailure>;
