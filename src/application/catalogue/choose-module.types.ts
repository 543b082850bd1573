import type { Module } from '#domain/catalogue/module.ts';

export type Event =
  | { readonly type: 'module.choose'; readonly module: Module }
  | { readonly type: 'dialog.dismiss' }
  | { readonly type: 'list.retry' };

export type Input = {
  /** The module that the address bar asked for, by id or type. */
  readonly asked: string | null;
  readonly current: Module | null;
};
export type Output =
  { readonly kind: 'chosen'; readonly module: Module } | { readonly kind: 'kept' };
export type Context = Input;
export type Tag = 'asking' | 'loading';
export type Meta = { readonly reqs: readonly string[] };
