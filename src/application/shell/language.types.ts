import type { Language } from '#domain/shell/language.ts';

export type Follow = { readonly type: 'language.follow'; readonly language: Language };
export type Event =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  /** Another tab changed the language. */
  | Follow;
export type Input = {
  readonly language: Language;
  /** The page was just reloaded because the language was changed. */
  readonly changed: boolean;
};
export type Context = Input & { readonly chosen: Language | null };
export type Tag = 'open' | 'confirming' | 'busy';
export type Meta = { readonly reqs: readonly string[] };
