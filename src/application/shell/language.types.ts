import type { Language } from '#domain/shell/language.ts';

export type Event =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' };
export type Input = { readonly language: Language };
export type Output = undefined;
export type Context = Input & { readonly chosen: Language | null };
export type Tag = 'open' | 'confirming';
export type Meta = { readonly reqs: readonly string[] };
