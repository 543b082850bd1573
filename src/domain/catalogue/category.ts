import type { Id } from '#domain/kernel/id.ts';

export type CategoryId = Id<'Category'>;

export type Category = {
  readonly id: CategoryId;
  readonly name: string;
  readonly image: string;
  readonly featured: boolean;
  readonly children: readonly Category[];
};
